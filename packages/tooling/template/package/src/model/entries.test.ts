import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { addEntry, nameProblem, removeEntry, restoreEntry } from './entries.ts'

const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: 1 })
const of = (all: readonly string[]) => ({ entries: all.map((name) => ({ name })) })

test.prop([names, fc.string()])('names stay unique and are never empty', (all, name) => {
  const { entries } = addEntry(of(all), name)
  expect(new Set(entries.map((entry) => entry.name)).size).toBe(entries.length)
  expect(entries.every((entry) => entry.name !== '')).toBe(true)
})

test.prop([names, fc.nat()])('what was removed comes back to its place', (all, seed) => {
  const data = of(all)
  const index = seed % all.length
  expect(restoreEntry(removeEntry(data, index), { name: all[index]! }, index)).toEqual(data)
})

test('space around a name does not count', () => {
  expect(nameProblem(of(['Brot']), ' Brot ')).toBe('taken')
  expect(nameProblem(of([]), '  ')).toBe('empty')
})
