import { fc, test } from '@fast-check/vitest'
import { expect, test as it } from 'vitest'
import { filePaths } from './filePaths.ts'

it('paths are safe, and distinct where case is ignored', () => {
  expect(
    filePaths(['SVG/a:b.svg', 'SVG/A b.svg', 'SVG/../x.svg', 'SVG/.svg', 'Größe', 'gro\u0308ße']),
  ).toEqual(['SVG/a b.svg', 'SVG/A b 2.svg', 'SVG/_/x.svg', 'SVG/svg', 'Größe', 'größe 2'])
})

test.prop([fc.array(fc.string({ unit: 'binary', maxLength: 8 }), { maxLength: 12 })])(
  'paths that were made so stay as they are, and none is twice',
  (wanted) => {
    const paths = filePaths(wanted)
    expect(filePaths(paths)).toEqual(paths)
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
  },
)
