import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { listFileName, listFromFile, listToFile } from './listFile.ts'
import { withFreeNames } from './name.ts'

const visible = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => `x${text.trim()}`)
const items = fc
  .array(
    fc.record(
      { name: visible, active: fc.boolean(), weight: fc.integer({ min: 1, max: 999 }) },
      { requiredKeys: ['name', 'active'] },
    ),
  )
  .map(withFreeNames)

test.prop([fc.record({ name: visible, items })])('what was exported is imported as it was', (list) => {
  expect(listFromFile(listToFile(list))).toEqual(list)
})

test.prop([fc.oneof(fc.string(), fc.json())])('reading never throws', (text) => {
  listFromFile(text)
})

test('a list written by hand may leave out what has a default', () => {
  expect(listFromFile('\ufeff{"name": " Essen ", "items": [{"name": " Pizza"}]}')).toEqual({
    name: 'Essen',
    items: [{ name: 'Pizza', active: true }],
  })
})

const file = (...items: unknown[]) => JSON.stringify({ name: 'Essen', items })

describe('is refused with its reason', () => {
  test.each<[string, string, object]>([
    ['text that is no JSON', '{"name":', { kind: 'not-json' }],
    ['an array', '[]', { kind: 'not-a-list' }],
    ['null', 'null', { kind: 'not-a-list' }],
    ['items of another kind', '{"name": "Essen", "items": {}}', { kind: 'not-a-list' }],
    ['a list without a name', '{"name": " ", "items": []}', { kind: 'no-name' }],
    ['an item that is a text', file('Pizza'), { kind: 'item-without-name', position: 1 }],
    ['an item of blanks', file({ name: 'Pizza' }, { name: '' }), { kind: 'item-without-name', position: 2 }],
    ['a weight of zero', file({ name: 'Pizza', weight: 0 }), { kind: 'bad-weight', position: 1 }],
    ['an active of words', file({ name: 'Pizza', active: 'yes' }), { kind: 'bad-active', position: 1 }],
    [
      'a name that comes twice',
      file({ name: 'Pizza' }, { name: 'pizza' }),
      { kind: 'duplicate', position: 2, name: 'pizza' },
    ],
    ['a file of 2 MB and more', ' '.repeat(2_000_001), { kind: 'too-large' }],
  ])('%s', (_case, text, problem) => {
    expect(listFromFile(text)).toEqual(problem)
  })
})

test('the file name keeps letters and numbers of every script', () => {
  expect(listFileName('Nächstes Auto')).toBe('Nächstes-Auto.json')
  expect(listFileName('../../etc/passwd')).toBe('etc-passwd.json')
  expect(listFileName('🎲')).toBe('liste.json')
  expect(listFileName('ä'.repeat(10_000)).length).toBeLessThan(70)
})
