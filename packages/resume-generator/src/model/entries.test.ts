import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { addEntry, mergeData, nameProblem, removeEntry, restoreEntry } from './entries.ts'

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

test.prop([names, names, names])(
  'a merge has what either tab added and not what either removed',
  (a, b, c) => {
    const merged = mergeData(of(a), of(b), of(c)).entries.map((entry) => entry.name)
    for (const name of new Set([...a, ...b, ...c])) {
      const kept = b.includes(name) && c.includes(name)
      const added = !a.includes(name) && (b.includes(name) || c.includes(name))
      expect(merged.includes(name)).toBe(kept || added)
    }
    expect(new Set(merged).size).toBe(merged.length)
  },
)
