// @module-tag more
// Thousands of drawings and one of twenty megabytes take half a minute: `npm run test:more` runs them.
import { memoryStorage } from '@kleinzeug/storage'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import icons from 'virtual:icons'
import type { SvgEditorData } from '../../model/document/editorData.ts'
import { type } from '../keys/keyboard.fixtures.ts'
import { imageOf } from '../output/pixels.fixtures.ts'
import { SvgEditor } from '../SvgEditor.tsx'
import { bothOf, side } from './display.fixtures.ts'

test('a source of twenty megabytes is refused in words and the drawing stays', async () => {
  const storage = memoryStorage<SvgEditorData>()
  const screen = await render(
    <div style={{ height: 500 }}>
      <SvgEditor storage={storage} startFocused />
    </div>,
  )
  await type('+c')
  const data = new DataTransfer()
  data.setData('text/plain', `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(20_000_000)}</svg>`)
  page
    .getByRole('tree')
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  await page.getByRole('button', { name: 'Öffnen' }).click()
  await expect.element(page.getByRole('alert').getByText(/größer als zehn Millionen Zeichen/)).toBeVisible()
  await expect.element(page.getByRole('treeitem', { name: 'circle001' })).toBeVisible()
  await screen.unmount()
})

const [columns, rows] = [16, 8]

test('what is shown of thousands of icons is what a browser makes of them, to the pixel', async () => {
  expect(icons.length).toBeGreaterThan(3000)
  // Icons share a sheet, as a browser makes a document of every image. Those with ids or styles get their own.
  const isAlone = (source: string) => /\sid=|<style|<!DOCTYPE|<\?xml/.test(source)
  const alone = icons.filter(({ source }) => isAlone(source)).map((icon) => [icon])
  const shared = icons.filter(({ source }) => !isAlone(source))
  const batches = [...alone]
  for (let at = 0; at < shared.length; at += columns * rows) {
    batches.push(shared.slice(at, at + columns * rows))
  }
  const different: string[] = []
  for (const batch of batches) {
    const sheets = ['', '']
    for (const [at, { source }] of batch.entries()) {
      const place = {
        x: (at % columns) * side,
        y: Math.floor(at / columns) * side,
        width: side,
        height: side,
      }
      const placed = Object.fromEntries(Object.entries(place).map(([name, value]) => [name, String(value)]))
      for (const [index, text] of bothOf(source, placed).entries()) sheets[index] += text
    }
    const [one, two] = await Promise.all(sheets.map(pixelsOfSheet))
    for (const [at, { name }] of batch.entries()) {
      const [mine, theirs] = [cellOf(one, at), cellOf(two, at)]
      const isDrawn = theirs.some((pixel) => pixel !== 0)
      if (!isDrawn || mine.some((pixel, index) => pixel !== theirs[index])) different.push(name)
    }
  }
  expect(different).toEqual([])
})

async function pixelsOfSheet(content: string) {
  const [width, height] = [columns * side, rows * side]
  const image = await imageOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  )
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  context?.drawImage(image, 0, 0)
  return new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer())
}

/** The pixels of one cell of a sheet. */
const cellOf = (sheet: Uint32Array | undefined, at: number) =>
  Array.from({ length: side }, (_, row) => {
    const start = (Math.floor(at / columns) * side + row) * columns * side + (at % columns) * side
    return [...(sheet?.subarray(start, start + side) ?? [])]
  }).flat()
