// @module-tag more
import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { allIcons } from './corpus.fixtures.ts'
import type { Drawing } from '../document/drawing.ts'
import { digestOf, fingerprint } from '../document/digest.ts'
import { readSvg } from './readSvg.ts'
import { fromTree, toTree } from '../document/record.ts'
import { writeSvg } from './writeSvg.ts'

/** Identifies the content of all nodes. */
const fingerprintOf = (drawing: Drawing) => fingerprint(digestOf(drawing))

test('thousands of icons go in and out byte for byte, through the record too', () => {
  expect(allIcons.length).toBeGreaterThan(3000)
  const different = allIcons.filter((file) => {
    const source = readFileSync(file, 'utf8')
    const drawing = readSvg(source)
    const kept = fromTree(JSON.parse(JSON.stringify(toTree(drawing))))
    return (
      writeSvg(drawing) !== source ||
      !kept ||
      writeSvg(kept) !== source ||
      fingerprintOf(kept) !== fingerprintOf(drawing)
    )
  })
  expect(different).toEqual([])
})
