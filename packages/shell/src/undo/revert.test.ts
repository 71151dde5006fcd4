import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { revert } from './revert.ts'

type Item = { readonly id: string; readonly text?: string; readonly tag?: string }
const item = (id: string, text = '') => ({ id, text })
const ids = (list: readonly Item[]) => list.map(({ id }) => id).join('')
const list = (text: string): readonly Item[] => text.split('').map((id) => item(id))

const documents = fc.record({
  n: fc.option(fc.nat(2), { nil: undefined }),
  words: fc.array(fc.constantFrom('x', 'y')),
  items: fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c'), n: fc.nat(1) })),
})

test.prop([documents, documents])(
  'where nothing else has changed, all of the change is taken back',
  (from, to) => {
    const { value, outcome } = revert(from, to, structuredClone(from))
    expect([value, outcome]).toEqual([to, 'done'])
  },
)

test.prop([documents, documents, documents])(
  'any three documents give one, and none is changed',
  (...three) => {
    const texts = three.map((each) => JSON.stringify(each))
    const { value, outcome } = revert(...three)
    if (outcome === 'refused') expect(value).toEqual(three[2])
    expect(three.map((each) => JSON.stringify(each))).toEqual(texts)
  },
)

test('removed items return to their place among what was added and moved elsewhere', () => {
  const back = (from: string, to: string, current: string) =>
    ids(revert(list(from), list(to), list(current)).value)
  expect(back('ac', 'abc', 'xacy')).toBe('xabcy')
  expect(back('bc', 'abc', 'cb')).toBe('acb')
  expect(back('abc', 'ac', 'xcby')).toBe('xcy')
  expect(back('bac', 'abc', 'baxc')).toBe('abxc')
})

test('an order that was changed elsewhere too stays', () => {
  expect(revert(list('bac'), list('abc'), list('cba'))).toEqual({ value: list('cba'), outcome: 'refused' })
})

test.each([
  ['changed here and elsewhere', [item('a', 'mine')], [item('a', 'old')], [item('a', 'theirs')]],
  ['added here, changed elsewhere', [item('a')], [], [item('a', 'theirs')]],
  ['changed here, removed elsewhere', [item('a', 'mine')], [item('a', 'old')], []],
  ['removed here, added elsewhere', [], [item('a')], [item('a', 'theirs')]],
])('what was %s is left', (_name, from, to, current) => {
  expect(revert<readonly Item[]>(from, to, current)).toEqual({ value: current, outcome: 'refused' })
})

test('a field that was changed elsewhere is left, the others are taken back', () => {
  const mine = { id: 'a', text: 'mine', tag: 'mine' }
  const { value, outcome } = revert([mine], [{ id: 'a', text: 'old' }], [{ ...mine, text: 'theirs' }])
  expect([value, outcome]).toEqual([[{ id: 'a', text: 'theirs' }], 'partial'])
})

test('a renamed item keeps what was done to it elsewhere, and never takes a name that is in use', () => {
  const named = (name: string, text = '') => ({ name, text })
  const back = (current: ReadonlyArray<ReturnType<typeof named>>) =>
    revert([named('new')], [named('old')], current)
  expect(back([named('new', 'theirs')])).toEqual({ value: [named('old', 'theirs')], outcome: 'done' })
  expect(back([named('new'), named('old')]).outcome).toBe('refused')
})

test('an object that was added keeps what others have put into it', () => {
  const blank = () => ({ year: 2026 })
  type Years = Readonly<Record<string, Readonly<Record<string, number>>>>
  const mine: Years = { y: { year: 2026, mine: 1 } }
  expect(revert<Years>(mine, {}, { y: { year: 2026, mine: 1, theirs: 1 } }, { blank })).toEqual({
    value: { y: { year: 2026, theirs: 1 } },
    outcome: 'done',
  })
})
