import { memoryStorage } from '@kleinzeug/storage'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { readSvg } from '../../model/text/readSvg.ts'
import { fromTree, toTree } from '../../model/document/record.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import type { SvgEditorData } from '../../model/document/editorData.ts'
import { ready, type } from '../keys/keyboard.fixtures.ts'
import { SvgEditor } from '../SvgEditor.tsx'
import '../../styles.css'

const source = `<svg xmlns="http://www.w3.org/2000/svg">
  <g>
    <rect width="9"/>
    <circle r="5"/>
  </g>
  <ellipse rx="3"/>
</svg>
`

/** Renders the editor with the source. */
async function start() {
  await page.viewport(1280, 800)
  const storage = memoryStorage<SvgEditorData>({ current: toTree(readSvg(source)), library: [] })
  const screen = await render(
    <div style={{ height: 760 }}>
      <SvgEditor storage={storage} startFocused />
    </div>,
  )
  await ready()
  const stored = () => {
    window.dispatchEvent(new Event('pagehide'))
    const drawing = fromTree(storage.read()?.current)
    return drawing ? writeSvg(drawing) : ''
  }
  return { screen, stored }
}

/** Renders the editor with its source panel open and the caret at the start. */
async function open() {
  const started = await start()
  await type('q')
  await expect.poll(written).toContain('<ellipse')
  await expect
    .poll(() => document.querySelector('.svg-editor-source-text')?.shadowRoot?.activeElement)
    .toBeTruthy()
  await type('{Control>}{Home}{/Control}')
  return started
}

const inside = (selector: string) => [
  ...(document.querySelector('.svg-editor-source-text')?.shadowRoot?.querySelectorAll(selector) ?? []),
]
/** The content of the text editor. */
const written = () =>
  inside('.cm-line')
    .map(({ textContent }) => textContent)
    .join('\n')
const problem = () => document.querySelector('.svg-editor-source .svg-editor-problem')?.textContent
const selected = (id: string) =>
  expect.element(page.getByRole('treeitem', { name: id })).toHaveAttribute('aria-selected', 'true')

test('the caret chooses the node of its line, and the node shows its lines', async () => {
  const { screen } = await open()
  for (const [keys, id] of [
    ['{ArrowDown}{ArrowDown}', 'rect001'],
    ['{ArrowDown}', 'circle001'],
    ['{ArrowDown}', 'group001'],
    ['{ArrowDown}{End}', 'ellipse001'],
    ['{Control>}{Home}{/Control}', 'svg001'],
  ] as const) {
    await type(keys)
    await selected(id)
  }
  await type('{F6}{ArrowDown}')
  await selected('group001')
  const lines = () => inside('.cm-current').map(({ textContent }) => textContent?.trim())
  await expect.poll(lines).toEqual(['<g>', '<rect width="9"/>', '<circle r="5"/>', '</g>'])
  await type('{End}')
  await expect.poll(lines).toEqual(['<ellipse rx="3"/>'])
  await screen.unmount()
})

test('what is written is drawn, as one step', async () => {
  const { screen, stored } = await open()
  await type('{ArrowDown}{ArrowDown}{End}{ArrowLeft}{ArrowLeft} x="4"')
  await expect.poll(stored).toBe(source.replace('<rect width="9"', '<rect width="9" x="4"'))
  await type('{F6}<')
  expect(stored()).toBe(source)
  await expect.poll(written).toBe(source)
  await screen.unmount()
})

const moved = source.replace('<rect width="9"', '<rect width="9" x="4"')

test('what was typed last is stored when the page is hidden', async () => {
  const { screen, stored } = await open()
  await type('{ArrowDown}{ArrowDown}{End}{ArrowLeft}{ArrowLeft} x="4"')
  expect(stored()).toBe(moved)
  await screen.unmount()
})

test('what was typed last is stored when the editor is closed', async () => {
  const { screen, stored } = await open()
  await type('{ArrowDown}{ArrowDown}{End}{ArrowLeft}{ArrowLeft} x="4"')
  await screen.unmount()
  expect(stored()).toBe(moved)
})

test('what was typed last stays when the panel is closed', async () => {
  const { screen } = await open()
  await type('{ArrowDown}{ArrowDown}{Home}&{F6}q')
  await expect.poll(() => inside('.cm-line')).toHaveLength(0)
  await type('q')
  await expect.poll(written).toBe(source.replace('<rect', '&<rect'))
  await screen.unmount()
})

test('what cannot be read stays as it was written, with its place, and the drawing as it was', async () => {
  const { screen, stored } = await open()
  // The ampersand first: a blank alone can be read, and is stored where the next key comes late.
  await type('{ArrowDown}{ArrowDown}{Home}& ')
  const broken = source.replace('<rect', '& <rect')
  await expect.poll(problem).toMatch(/^Zeile 3, Spalte \d+: /)
  await expect.poll(() => inside('.cm-fault')).toHaveLength(1)
  expect(inside('.cm-fault')[0]?.textContent).toContain('<rect')
  await type('{ArrowDown}{ArrowDown}{ArrowUp}')
  // oxlint-disable-next-line no-restricted-globals -- the source may not be formatted within this time
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(written()).toBe(broken)
  expect(stored()).toBe(source)
  // Closing the panel must keep it too.
  await type('{F6}{ArrowUp}{ArrowLeft}{ArrowRight}q')
  await expect.poll(() => inside('.cm-line')).toHaveLength(0)
  await type('q')
  await expect.poll(written).toBe(broken)
  await expect.poll(problem).toMatch(/^Zeile 3/)
  await expect.poll(() => inside('.cm-fault')).toHaveLength(1)
  await type('{Control>}{Home}{/Control}{ArrowDown}{ArrowDown}{Home}{Delete}')
  await expect.poll(problem).toBeUndefined()
  await expect.poll(stored).toContain('\n     <rect')
  await screen.unmount()
})
