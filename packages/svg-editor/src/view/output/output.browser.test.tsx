import { memoryStorage } from '@kleinzeug/storage'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dataUri } from '../../model/output/dataUri.ts'
import { minifySvg } from '../../model/output/minifySvg.ts'
import { prettySvg } from '../../model/output/prettySvg.ts'
import { toJsx } from '../../model/output/toJsx.ts'
import { readSvg } from '../../model/text/readSvg.ts'
import { fromTree, toTree } from '../../model/document/record.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import type { SvgEditorData } from '../../model/document/editorData.ts'
import { ready, type } from '../keys/keyboard.fixtures.ts'
import { SvgEditor } from '../SvgEditor.tsx'
import '../../styles.css'

const source = `<?xml version="1.0"?>
<!-- by hand -->
<svg xmlns="http://www.w3.org/2000/svg" id="haus" width="40" height="20" viewBox="0 0 40 20">
  <rect x="0" y="0" width="20" height="20" fill="#ff0000"/>
  <path d="M 20.0 0.0 L 40.0 0.0 L 40.0 20.0 L 20.0 20.0 Z" fill="#0000ff" style="fill-opacity:1"/>
</svg>
`

afterEach(() => {
  vi.restoreAllMocks()
})

/** Renders the editor with its output dialog open, and collects the files it saves. */
async function open(drawing = source) {
  const files: Array<{ name: string; blob: Blob }> = []
  const make = URL.createObjectURL.bind(URL)
  let last: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) last = blob
    return make(blob)
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    if (last) files.push({ name: this.download, blob: last })
  })
  const storage = memoryStorage<SvgEditorData>({ current: toTree(readSvg(drawing)), library: [] })
  const onExport = vi.fn<(file: File) => void>()
  const screen = await render(
    <div style={{ height: 700 }}>
      <SvgEditor storage={storage} onExport={onExport} startFocused />
    </div>,
  )
  await ready()
  await type('fo')
  await expect.element(page.getByRole('dialog', { name: 'Ausgabe' })).toBeVisible()
  const stored = () => {
    window.dispatchEvent(new Event('pagehide'))
    const read = fromTree(storage.read()?.current)
    return read ? writeSvg(read) : ''
  }
  return { screen, files, stored, onExport }
}

const choose = (name: string) => page.getByRole('radio', { name, exact: true }).click()
const save = () => page.getByRole('button', { name: 'Als Datei sichern' }).click()
const bytes = (text: string) => new TextEncoder().encode(text).length

test.for([
  ['Original', 'haus.svg', source],
  ['Schön', 'haus.svg', prettySvg(source)],
  ['Klein', 'haus.min.svg', minifySvg(source)],
  ['JSX', 'Haus.jsx', toJsx(source, 'Haus', false)],
  ['TSX', 'Haus.tsx', toJsx(source, 'Haus', true)],
  ['CSS', 'haus.css', `.haus {\n  background-image: ${dataUri(minifySvg(source))};\n}\n`],
] as const)('%s is saved as it is shown, and the figure is that of the file', async ([form, name, text]) => {
  const { screen, files, onExport } = await open()
  await choose(form)
  await expect
    .element(page.getByRole('textbox', { name: new RegExp(`^${bytes(text)} Byte`) }))
    .toHaveValue(text)
  await save()
  expect(files.map((file) => file.name)).toEqual([name])
  expect(await files[0]?.blob.text()).toBe(text)
  expect(files[0]?.blob.size).toBe(bytes(text))
  expect(onExport.mock.calls).toEqual([[files[0]?.blob]])
  await screen.unmount()
})

test('the PNG has twice the size of the drawing and its pixels', async () => {
  const { screen, files } = await open()
  await choose('PNG')
  await expect.element(page.getByText('80 × 40 Punkte')).toBeVisible()
  await save()
  const [file] = files
  expect(file?.name).toBe('haus.png')
  await expect.element(page.getByText(`${file?.blob.size} Byte`)).toBeVisible()
  const picture = await createImageBitmap(file!.blob)
  expect([picture.width, picture.height]).toEqual([80, 40])
  const context = new OffscreenCanvas(80, 40).getContext('2d')!
  context.drawImage(picture, 0, 0)
  const pixel = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data]
  expect(pixel(10, 20)).toEqual([255, 0, 0, 255])
  expect(pixel(38, 38)).toEqual([255, 0, 0, 255])
  expect(pixel(41, 1)).toEqual([0, 0, 255, 255])
  expect(pixel(79, 39)).toEqual([0, 0, 255, 255])
  await screen.unmount()
})

describe('SVGO', () => {
  test('shows before and after with their bytes, and takes nothing over unasked', async () => {
    const { screen, stored } = await open()
    await choose('SVGO')
    const after = page.getByRole('textbox', { name: 'Nachher' })
    await expect.element(after).toBeVisible()
    const area = after.element()
    const text = area instanceof HTMLTextAreaElement ? area.value : ''
    expect(bytes(text)).toBeLessThan(bytes(source))
    const share = Math.round((100 * bytes(text)) / bytes(source))
    await expect.element(page.getByText(`${bytes(source)} Byte`, { exact: true })).toBeVisible()
    await expect.element(page.getByText(`${bytes(text)} Byte (${share} % des Originals)`)).toBeVisible()
    const looks = [...document.querySelectorAll('.svg-editor-compare [role="img"]')]
    expect(looks.map((look) => look.shadowRoot?.querySelectorAll('rect, path').length)).toEqual([2, 2])
    expect(stored()).toBe(source)

    await page.getByRole('button', { name: 'Verwerfen' }).click()
    await expect.element(page.getByRole('radio', { name: 'Original' })).toBeChecked()
    expect(stored()).toBe(source)
    await screen.unmount()
  })

  test('is taken over when it is wanted, as one step', async () => {
    const { screen, stored } = await open()
    await choose('SVGO')
    await page.getByRole('button', { name: 'In die Zeichnung übernehmen' }).click()
    await expect.element(page.getByText(/^Übernommen/)).toBeVisible()
    expect(stored().length).toBeLessThan(source.length)
    await page.getByRole('button', { name: 'Schließen' }).click()
    await expect.element(page.getByRole('tree')).toHaveFocus()
    await type('<')
    expect(stored()).toBe(source)
    await screen.unmount()
  })

  test('can be stopped while it works, and asked once more', async () => {
    const many = Array.from({ length: 4000 }, (_, at) => `<path d="M${at}.25 0.5 L 10.0 ${at} Z"/>`)
    const { screen, stored } = await open(`<svg xmlns="http://www.w3.org/2000/svg">${many.join('\n')}</svg>`)
    const before = stored()
    await choose('SVGO')
    await page.getByRole('button', { name: 'Abbrechen' }).click()
    await expect.element(page.getByText('Abgebrochen. Die Zeichnung ist, wie sie war.')).toBeVisible()
    expect(stored()).toBe(before)
    await page.getByRole('button', { name: 'Noch einmal' }).click()
    await expect.element(page.getByRole('button', { name: 'Abbrechen' })).toBeVisible()
    await screen.unmount()
  })

  test('that cannot read a drawing says so in German', async () => {
    // The editor reads this, but SVGO fails on the undeclared entity.
    const { screen, stored } = await open('<svg xmlns="http://www.w3.org/2000/svg"><text>&own;</text></svg>')
    const before = stored()
    await choose('SVGO')
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('SVGO konnte diese Zeichnung nicht lesen. Sie bleibt, wie sie ist.')
    expect(stored()).toBe(before)
    await screen.unmount()
  })
})
