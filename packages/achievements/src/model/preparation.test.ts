import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { emptyFields, type Entry } from './entry.ts'
import {
  bulletsOf,
  entriesSince,
  inOrder,
  newTheme,
  noPlan,
  readPlan,
  tagIn,
  themesOf,
} from './preparation.ts'

const entry = (key: string, fields: Partial<Entry> = {}): Entry => ({
  ...emptyFields,
  key,
  title: key,
  rest: [],
  ...fields,
})

const list = [
  entry('a', { date: '2026-03-02', tags: ['ux'], impact: 'weniger Rückfragen\nim Amt' }),
  entry('b', { date: '2026-01-05', tags: ['team', 'ux'] }),
  entry('c', { date: '2026-02-01', tags: ['team'] }),
  entry('d', { tags: ['ux'] }),
  entry('e', { date: '2026-02-01' }),
]
const keys = (entries: readonly Entry[]) => entries.map(({ key }) => key).join('')
const themes = (plan = noPlan) => themesOf(list, plan).map(({ name, entries }) => `${name}: ${keys(entries)}`)

test('themes by the most frequent tag, the largest first, each in the order of the day', () => {
  expect(themes()).toEqual(['ux: bad', 'team: c', ': e'])
})

test('what is moved by hand stays there, also in a theme of its own', () => {
  const id = newTheme(noPlan)
  const plan = { moved: { b: 'team', e: id }, names: { [id]: 'Haus', ux: 'Bedienung' } }
  expect(themes(plan)).toEqual(['Bedienung: ad', 'team: bc', 'Haus: e'])
  expect(newTheme(plan)).toBe(' 2')
})

test('a tag that is a number is a theme of that name, and no theme made by hand takes its place', () => {
  const years = [entry('a', { tags: ['2026'] }), entry('b', { tags: ['1'] })]
  expect(themesOf(years, noPlan).map(({ name }) => name)).toEqual(['1', '2026'])
  const plan = { moved: { a: newTheme(noPlan) }, names: {} }
  expect(themesOf(years, plan).map(({ name }) => name)).toEqual(['', '1'])
})

test('a theme whose name is cleared goes back to its tag', () => {
  expect(themesOf(list, { moved: {}, names: { team: '' } }).map(({ id, name }) => name || tagIn(id))).toEqual(
    ['ux', 'team', ''],
  )
  expect(tagIn(newTheme(noPlan))).toBe('')
})

test('of one day the one written first comes first', () => {
  expect(keys(inOrder(list))).toBe('bcead')
})

test('since a day, without what has none', () => {
  expect(keys(entriesSince(list, '2026-01-31'))).toBe('ace')
  expect(entriesSince(list, undefined)).toHaveLength(5)
})

test('bullets hold what was done and what changed by it', () => {
  expect(bulletsOf(themesOf(list.slice(0, 2), noPlan), ({ name }) => name)).toBe(
    '• b\n• a: weniger Rückfragen',
  )
  expect(bulletsOf(themesOf(list, noPlan), ({ name }) => name || 'Anderes')).toMatch(
    /^ux\n• b\n[^]*\n\nAnderes\n• e$/,
  )
})

test.prop([fc.string()])('a plan of any text is a plan', (text) => {
  const plan = readPlan(text)
  expect(themesOf(list, plan).flatMap(({ entries }) => entries)).toHaveLength(list.length)
})

test.prop([
  fc.dictionary(
    fc.constantFrom('a', 'b', 'c', 'd', 'e', 'weg'),
    fc.constantFrom('ux', '1', ' 1', '', '__proto__'),
  ),
])('no entry is lost or doubled, however it was clustered, and a plan survives being stored', (moved) => {
  const plan = { moved, names: {} }
  expect(
    themesOf(list, plan)
      .flatMap(({ entries }) => entries.map(({ key }) => key))
      .toSorted()
      .join(''),
  ).toBe('abcde')
  expect(themesOf(list, readPlan(JSON.stringify(plan)))).toEqual(themesOf(list, plan))
})
