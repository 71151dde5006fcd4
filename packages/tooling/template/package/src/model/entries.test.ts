import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { addEntry, mergeData, nameProblem, removeEntry } from './entries.ts'

const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: 1 })
const of = (all: readonly string[]) => ({ entries: all.map((name) => ({ name })) })

test.prop([names, fc.string()])('names stay unique and are never empty', (all, name) => {
  const { entries } = addEntry(of(all), name)
  expect(new Set(entries.map((entry) => entry.name)).size).toBe(entries.length)
  expect(entries.every((entry) => entry.name !== '')).toBe(true)
})

test.prop([names, fc.nat()])('only the entry of that name is removed', (all, seed) => {
  const name = all[seed % all.length]!
  expect(removeEntry(of(all), name)).toEqual(of(all.filter((other) => other !== name)))
})

test('space around a name does not count', () => {
  expect(nameProblem(of(['Brot']), ' Brot ')).toBe('taken')
  expect(nameProblem(of([]), '  ')).toBe('empty')
})

test.prop([names, names, names])('a merge has what either tab added and not what either removed', (a, b, c) => {
  const merged = mergeData(of(a), of(b), of(c)).entries.map((entry) => entry.name)
  for (const name of new Set([...a, ...b, ...c])) {
    const kept = b.includes(name) && c.includes(name)
    const added = !a.includes(name) && (b.includes(name) || c.includes(name))
    expect(merged.includes(name)).toBe(kept || added)
  }
  expect(new Set(merged).size).toBe(merged.length)
})
