import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { listFileName, listsFromFile } from './listFile.ts'

test.prop([fc.oneof(fc.string(), fc.json())])('reading never throws', (text) => {
  listsFromFile(text)
})

test('a list written by hand may leave out what has a default', () => {
  expect(listsFromFile('\ufeff{"name": " Essen ", "items": [{"name": " Pizza"}]}')).toEqual({
    lists: [{ name: 'Essen', items: [{ name: 'Pizza', active: true }] }],
    problems: [],
    isCut: false,
  })
})

const file = (...items: unknown[]) => JSON.stringify({ name: 'Essen', items })

test.each([
  ['text that is no JSON', '{"name":', 'no-json'],
  ['an array', '[]', 'not-a-list'],
  ['null', 'null', 'not-a-list'],
  ['items of another kind', '{"name": "Essen", "items": {}}', 'not-a-list'],
])('%s is refused with its reason', (_case, text, refused) => {
  expect(listsFromFile(text)).toEqual({ refused })
})

describe('is named, and the rest is taken', () => {
  const pizza = { name: 'Pizza', active: true }
  test.each<[string, string, object, object[]]>([
    ['a list without a name', '{"name": " ", "items": []}', { kind: 'no-name', position: 1 }, []],
    [
      'an item that is a text',
      file('Pizza', { name: 'Pizza' }),
      { kind: 'item-without-name', position: 1 },
      [pizza],
    ],
    [
      'an item of blanks',
      file({ name: 'Pizza' }, { name: '' }),
      { kind: 'item-without-name', position: 2 },
      [pizza],
    ],
    ['a weight of zero', file({ name: 'Pizza', weight: 0 }), { kind: 'bad-weight', position: 1 }, [pizza]],
    [
      'an active of words',
      file({ name: 'Pizza', active: 'yes' }),
      { kind: 'bad-active', position: 1 },
      [pizza],
    ],
  ])('%s', (_case, text, problem, items) => {
    const result = listsFromFile(text)
    expect(result).toMatchObject({ problems: [problem] })
    expect('lists' in result && result.lists.flatMap((list) => list.items)).toEqual(items)
  })
})

test('of two items of one name both live', () => {
  const result = listsFromFile(file({ name: 'Pizza' }, { name: 'pizza', weight: 2 }))
  expect(result).toMatchObject({ lists: [{ items: [{ name: 'Pizza' }, { name: 'pizza (2)', weight: 2 }] }] })
})

test('the file name keeps letters and numbers of every script', () => {
  expect(listFileName('Nächstes Auto')).toBe('Nächstes-Auto.json')
  expect(listFileName('../../etc/passwd')).toBe('etc-passwd.json')
  expect(listFileName('🎲')).toBe('liste.json')
  expect(listFileName('ä'.repeat(10_000)).length).toBeLessThan(70)
})
