import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@kleinzeug/ui/styles.css'
import '../styles.css'
import { englishLabels } from '../labels.en.ts'
import { many, stored } from './entries.fixtures.ts'
import { pictureOf } from './scene/pictureOf.ts'
import { SizeComparison } from './SizeComparison.tsx'

const slider = () => document.querySelector<HTMLInputElement>('.size-comparison-scale input')
const middle = () => slider()?.getAttribute('aria-valuetext') ?? ''

/** Whether the canvas holds pixels of a colour that is not its ground. */
function isDrawn() {
  const canvas = document.querySelector('canvas')
  const context = canvas?.getContext('2d')
  if (!canvas || !context || canvas.width === 0) return false
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const colours = new Set<number>()
  for (let at = 0; at < data.length; at += 4)
    colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0))
  return colours.size > 4
}

test('keys go from thing to thing and pick one', async () => {
  const screen = await render(<SizeComparison />)
  await expect.poll(middle).toBe('Mensch, etwa 1,75\u202fm')
  await expect.poll(isDrawn).toBe(true)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(middle).toMatch(/^Fahrrad/)
  await userEvent.keyboard('v')
  await expect
    .element(screen.getByText('Das Fahrrad ist etwa so lang, wie der Mensch groß ist.'))
    .toBeVisible()
})

test('the picture to share ends below the labels: no part of the engraved scale is in it', async () => {
  await render(<SizeComparison />)
  await expect.poll(isDrawn).toBe(true)
  const canvas = document.querySelector('canvas')!
  const coloursBelow = (picture: HTMLCanvasElement) => {
    const below = picture.getContext('2d')?.getImageData(0, picture.height - 6, picture.width, 6).data
    return new Set(new Uint32Array(below?.buffer ?? new ArrayBuffer(0))).size
  }
  await expect.poll(() => coloursBelow(canvas)).toBeGreaterThan(1)
  const picture = pictureOf(canvas)
  expect(picture.width).toBe(canvas.width)
  expect(picture.height).toBeGreaterThan(canvas.height / 2)
  expect(coloursBelow(picture)).toBe(1)
})

test('the whole way by the slider: from the Planck length to the universe', async () => {
  await render(<SizeComparison />)
  await expect.poll(middle).toMatch(/^Mensch/)
  slider()?.focus()
  await userEvent.keyboard('{Home}')
  await expect.poll(middle).toMatch(/^Planck-Länge/)
  await userEvent.keyboard('{End}')
  await expect.poll(middle).toMatch(/^Beobachtbares Universum/)
})

test('each thing has a sentence, in the language of the labels', async () => {
  const screen = await render(<SizeComparison view="bei=saturn" />)
  await expect.element(screen.getByText('Im Mittel ist er leichter als Wasser.')).toBeVisible()
  await screen.rerender(<SizeComparison view="bei=saturn" labels={englishLabels} />)
  await expect.element(screen.getByText('On average it is lighter than water.')).toBeVisible()
})

test('words about the middle are dimmed while they are stale, and follow at rest', async () => {
  await render(<SizeComparison />)
  await expect.poll(middle).toMatch(/^Mensch/)
  const head = document.querySelector('.size-comparison-words-of-middle')
  const canvas = document.querySelector('canvas')
  const roll = () => {
    canvas?.dispatchEvent(new WheelEvent('wheel', { deltaY: 20, bubbles: true, cancelable: true }))
    return head?.hasAttribute('data-stale')
  }
  await expect.poll(roll, { interval: 16 }).toBe(true)
  expect(head?.textContent).toMatch(/^Mensch/)
  await expect.poll(() => head?.hasAttribute('data-stale')).toBe(false)
  // The head brightens in the task of the rest, React renders the words after it.
  await expect.poll(middle).not.toMatch(/^Mensch/)
  await expect.poll(() => head?.textContent).toContain(middle().split(',')[0])
})

test('an own entry is made by keys, stands in the scene and is stored', async () => {
  const storage = stored([])
  const screen = await render(<SizeComparison storage={storage} />)
  await expect.poll(middle).toMatch(/^Mensch/)
  await userEvent.keyboard('n')
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mein Weg')
  await userEvent.type(screen.getByRole('textbox', { name: 'Größe' }), '1e400 km{Enter}')
  await expect.element(screen.getByText(/Größer als 10²⁷ m geht es nicht/)).toBeVisible()
  await userEvent.clear(screen.getByRole('textbox', { name: 'Größe' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Größe' }), '1,5 km{Enter}')
  await expect.poll(middle).toBe('Mein Weg, 1.500\u202fm')
  expect(storage.read()?.entries).toMatchObject([{ name: 'Mein Weg', size: 1500, shape: 'circle' }])
})

test('five hundred own entries at one size all stand beside each other', async () => {
  const storage = stored(many(500).map((entry) => ({ ...entry, size: 1.75 })))
  await render(<SizeComparison storage={storage} view="bei=own-m0" />)
  await expect.poll(middle).toMatch(/^Eigenes Ding|^Mensch/)
})

test('a view is shown, and what it names that is gone is left out', async () => {
  const screen = await render(<SizeComparison view="#bei=saturn&vergleich=moon~earth" />)
  await expect.poll(middle).toMatch(/^Saturn, 116\.464/)
  await expect.element(screen.getByText('Die Erde ist 3,67-mal so groß wie der Mond.')).toBeVisible()
  await screen.rerender(<SizeComparison view="#bei=atlantis&vergleich=moon~atlantis" />)
  await expect.poll(middle).toMatch(/^Mensch/)
})

test('a server-rendered page hydrates without a mismatch, then the data comes', async () => {
  const tool = <SizeComparison storage={stored()} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(tool)
  const mismatch = vi.fn<(error: unknown) => void>()
  const root = hydrateRoot(container, tool, { onRecoverableError: mismatch })
  await expect.poll(() => container.textContent).toContain('Mein Esstisch')
  expect(mismatch).not.toHaveBeenCalled()
  root.unmount()
  container.remove()
})
