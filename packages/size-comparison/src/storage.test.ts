import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { sizeComparisonSlice as slice } from './storage.ts'

const entry = fc.record({
  id: fc.string({ minLength: 1 }),
  name: fc.string(),
  size: fc.constantFrom(1e-16, 1.5, 1e27),
})

test.prop([fc.oneof(fc.anything(), fc.record({ entries: fc.array(fc.oneof(fc.anything(), entry)) }))])(
  'decoding never throws, and what it gives can be read again',
  (data) => {
    const decoded = slice.decode(data)
    if (decoded) expect(slice.decode(decoded)).toEqual(decoded)
  },
)

test('what was stored is read as it was, with fields of a later version', () => {
  const later = { entries: [{ id: 'a', name: 'Tisch', size: 1.2, colour: 'brown' }], lastTour: 7 }
  expect(slice.decode(later)).toEqual(later)
})

test('one damaged entry does not cost the others and is reported with its place', () => {
  const rejected: Array<[string, unknown]> = []
  const damaged = [
    7,
    { id: 'a', name: 'Tisch', size: 1.2 },
    { id: 'b', name: 'Nichts', size: 0 },
    { id: 'c', name: 'Alles', size: null },
  ]
  const decoded = slice.decode({ entries: damaged }, (path, value) => rejected.push([path, value]))
  expect(decoded?.entries).toEqual([damaged[1]])
  expect(rejected.map(([path]) => path)).toEqual(['/entries/0', '/entries/2', '/entries/3'])
})

test('two tabs: each field as it was edited, additions of both, fields nobody knows', () => {
  const base = { entries: [{ id: 'a', name: 'Tisch', size: 1 }], later: 1 }
  const mine = {
    entries: [
      { id: 'a', name: 'Esstisch', size: 1 },
      { id: 'b', name: 'Bett', size: 2 },
    ],
    later: 1,
  }
  const theirs = {
    entries: [
      { id: 'a', name: 'Tisch', size: 1.4, note: 'x' },
      { id: 'c', name: 'Stuhl', size: 0.9 },
    ],
  }
  expect(slice.merge?.(base, mine, theirs)?.entries).toEqual([
    { id: 'a', name: 'Esstisch', size: 1.4, note: 'x' },
    { id: 'b', name: 'Bett', size: 2 },
    { id: 'c', name: 'Stuhl', size: 0.9 },
  ])
})

test('a new visitor stores nothing else than can be read again', () => {
  expect(slice.decode(slice.defaults())).toEqual(slice.defaults())
})

test('two tabs: the scale of the one that has chosen one', () => {
  const base = { entries: [] }
  const chosen = { entries: [], scale: 'a' }
  expect(slice.merge?.(base, base, chosen)).toEqual(chosen)
  expect(slice.merge?.(base, chosen, base)).toEqual(chosen)
  expect(slice.merge?.(chosen, { ...chosen, scale: '' }, chosen)).toMatchObject({ scale: '' })
})
