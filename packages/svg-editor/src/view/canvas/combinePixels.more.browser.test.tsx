// @module-tag more
// Hundreds of random shapes take a while: `npm run test:more` runs them.
import { fc } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { readSvg } from '../../model/text/readSvg.ts'
import { shapeSource } from '../../model/path/combine.fixtures.ts'
import { combine } from '../../model/path/combine.ts'
import { imageOf } from '../output/pixels.fixtures.ts'

const side = 300
const sheet = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-25 -25 300 300">${inside}</svg>`

/** How much of each pixel is covered by drawings that are put over each other. */
async function coverage(sources: readonly string[], operation: GlobalCompositeOperation) {
  const context = new OffscreenCanvas(side, side).getContext('2d')!
  for (const [index, source] of sources.entries()) {
    context.globalCompositeOperation = index === 0 ? 'source-over' : operation
    context.drawImage(await imageOf(sheet(source)), 0, 0)
  }
  return context.getImageData(0, 0, side, side).data.filter((_, at) => at % 4 === 3)
}

const operations = {
  union: 'source-over',
  difference: 'destination-out',
  intersection: 'destination-in',
  exclusion: 'xor',
} as const

test('areas of random shapes cover the pixels that the browser composes of them', async () => {
  const pairs = fc.sample(fc.tuple(shapeSource, shapeSource), { numRuns: 120, seed: 30 })
  const different: string[] = []
  let compared = 0
  for (const [one, two] of pairs) {
    const { nodes, root } = readSvg(sheet(one + two))
    const shapes = nodes.get(root)!.children.flatMap((id) => nodes.get(id) ?? [])
    for (const how of ['union', 'difference', 'intersection', 'exclusion'] as const) {
      const d = combine(nodes, shapes, how)
      if (typeof d !== 'string' && d.problem !== 'empty') continue
      const transform = /^<[^>]* (transform="[^"]*")/.exec(one)?.[1] ?? ''
      const result = typeof d === 'string' ? `<path ${transform} d="${d}"/>` : ''
      const [made, composed] = [
        await coverage([result], 'source-over'),
        await coverage([one, two], operations[how]),
      ]
      compared++
      // Antialiasing of two edges in one pixel is composed otherwise than that of one outline.
      const wrong = made.filter((value, at) => Math.abs(value - composed[at]!) > 140).length
      // So is a cusp where a curve crosses itself: at most three pixels of a drawing.
      if (wrong > 3) different.push(`${how}: ${wrong} in ${one}${two}`)
    }
  }
  expect(compared).toBeGreaterThan(400)
  expect(different).toEqual([])
})
