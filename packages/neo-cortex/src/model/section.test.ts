import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { sectionName, sectionOf } from './section.ts'

const text = 'Anfang\n\n# Eins\n\nErster Absatz ^a1\n\n## Unter\n\nTiefer\n\n# Zwei\n\nEnde'

test.each([
  ['', text],
  ['Eins', 'Erster Absatz ^a1\n\n## Unter\n\nTiefer'],
  ['unter', 'Tiefer'],
  ['Eins#Unter', 'Tiefer'],
  ['Zwei', 'Ende'],
  ['^a1', 'Erster Absatz'],
  ['^b', undefined],
  ['Drei', undefined],
])('the part %j of a text', (name, part) => {
  expect(sectionOf(text, name)).toBe(part)
})

test('the name behind the #', () => {
  expect(['Titel', 'Titel#Teil', 'Titel#^a', '#Teil'].map(sectionName)).toEqual(['', 'Teil', '^a', ''])
})

test.prop([fc.string(), fc.string()])('any name of any text throws nothing', (any, name) => {
  expect(() => sectionOf(any, name)).not.toThrow()
})
