import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { resumeSlice as slice } from './storage.ts'

test.prop([fc.oneof(fc.anything(), fc.record({ entries: fc.array(fc.anything()) }))])(
  'decoding never throws, and what it gives can be read again',
  (data) => {
    const decoded = slice.decode(data)
    if (decoded) expect(slice.decode(decoded)).toEqual(decoded)
  },
)

test('what was stored is read as it was, with fields of a later version', () => {
  const later = { entries: [{ name: 'Brot', colour: 'brown' }], view: 'list' }
  expect(slice.decode(later)).toEqual(later)
})

test('one damaged entry does not cost the others and is reported with its place', () => {
  const rejected: Array<[string, unknown]> = []
  const decoded = slice.decode({ entries: [7, { name: 'Brot' }] }, (path, value) =>
    rejected.push([path, value]),
  )
  expect(decoded?.entries).toEqual([{ name: 'Brot' }])
  expect(rejected).toEqual([['/entries/0', 7]])
})

test('a new visitor stores nothing else than can be read again', () => {
  expect(slice.decode(slice.defaults())).toEqual(slice.defaults())
})
