import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { emptyData, type SelfReportData } from './model/data.ts'
import { selfReportSlice as slice } from './storage.ts'

const loose = fc.record(
  {
    traits: fc.array(fc.anything()),
    ratings: fc.array(fc.anything()),
    tests: fc.array(fc.anything()),
    reminder: fc.anything(),
  },
  { requiredKeys: [] },
)

test.prop([fc.oneof(fc.anything(), loose)])(
  'decoding never throws, and what it gives can be read again',
  (data) => {
    const decoded = slice.decode(data)
    if (decoded) expect(slice.decode(decoded)).toEqual(decoded)
  },
)

const trait = { id: 'a', name: 'Geduld', low: '', high: '', resting: false }
const rating = {
  id: 'r',
  date: '2026-01-02',
  values: [{ trait: 'a', value: 5 }],
  note: '',
  by: '',
  open: false,
}

test('what was stored is read as it was, with fields of a later version', () => {
  const later = {
    ...emptyData(),
    traits: [{ ...trait, colour: 'red' }],
    ratings: [{ ...rating, mood: 3, values: [{ trait: 'a', value: 5, sure: true }] }],
    theme: 'x',
  }
  expect(slice.decode(later)).toEqual(later)
})

test('what cannot be read is reported with its place and costs nothing else', () => {
  const rejected: Array<[string, unknown]> = []
  const decoded = slice.decode(
    {
      traits: [7, trait],
      ratings: [
        { ...rating, values: [{ trait: 'a', value: 9 }, ...rating.values] },
        { ...rating, date: 'x' },
      ],
      tests: [{ id: 't', date: '2026-01-02', answers: '12' }],
    },
    (path, value) => rejected.push([path, value]),
  )
  expect(decoded).toMatchObject({ traits: [trait], ratings: [rating], tests: [] })
  expect(rejected.map(([path]) => path)).toEqual([
    '/traits/0',
    '/ratings/0/values/0',
    '/ratings/1',
    '/tests/0',
  ])
})

test('what is no object is set aside by the caller', () => {
  expect(slice.decode([])).toBeUndefined()
  expect(slice.decode(slice.defaults())).toEqual(slice.defaults())
})

const withTraits = (ids: readonly string[]): SelfReportData => ({
  ...emptyData(),
  traits: ids.map((id) => ({ ...trait, id })),
})
const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { maxLength: 8 })

test.prop([ids, ids, ids])('a merge has what either tab added and not what either removed', (a, b, c) => {
  const merged = slice.merge?.(withTraits(a), withTraits(b), withTraits(c))?.traits.map(({ id }) => id) ?? []
  for (const id of new Set([...a, ...b, ...c])) {
    const kept = b.includes(id) && c.includes(id)
    const added = !a.includes(id) && (b.includes(id) || c.includes(id))
    expect(merged.includes(id)).toBe(kept || added)
  }
  expect(new Set(merged).size).toBe(merged.length)
})

test('two tabs answer two questions of one round: both answers stay', () => {
  const open = { ...rating, values: [], open: true }
  const at = (value: SelfReportData['ratings'][number]['values']): SelfReportData => ({
    ...emptyData(),
    ratings: [{ ...open, values: value }],
  })
  const mine = at([{ trait: 'a', value: 2 }])
  const theirs = at([{ trait: 'b', value: 6 }])
  expect(slice.merge?.(at([]), mine, theirs)?.ratings[0]?.values).toEqual([
    { trait: 'a', value: 2 },
    { trait: 'b', value: 6 },
  ])
})

test('two tabs answer the questionnaire: sign by sign', () => {
  const at = (answers: string): SelfReportData => ({
    ...emptyData(),
    tests: [{ id: 't', date: '2026-01-02', answers: answers.padEnd(120, '.'), note: '', open: true }],
  })
  const merged = slice.merge?.(at(''), at('4'), at('.-3'))
  expect(merged?.tests[0]?.answers).toBe('4-3'.padEnd(120, '.'))
})
