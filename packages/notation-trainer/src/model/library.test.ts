import { expect, test } from 'vitest'
import { games } from './games.ts'
import { libraryOpenings } from './library.ts'
import { searchLibrary } from './librarySearch.ts'
import { openings } from './openings.ts'
import { checkScript } from './script.ts'

test.each(libraryOpenings)('$german is legal', ({ eco, moves }) => {
  expect(eco).toMatch(/^[A-E]\d\d$/)
  expect(checkScript(moves, 'english')).toMatchObject({ ok: true })
})

test('each has a name of its own, unlike those that every visitor has', () => {
  const names = [...openings, ...games].map((line) => line.title)
  const all = [...names, ...libraryOpenings.map((opening) => opening.german)]
  expect(new Set(all).size).toBe(all.length)
})

const found = (query: string) => searchLibrary(libraryOpenings, query).map((opening) => opening.german)

test('is searched by German or English name, by code and by moves', () => {
  expect(found('drachen')).toContain('Sizilianisch: Drachenvariante')
  expect(found('dragon variation')).toContain('Sizilianisch: Drachenvariante')
  expect(found('c51')).toEqual(['Evans-Gambit'])
  expect(found('e4 e5 f4 d5')).toEqual(['Falkbeer-Gegengambit'])
  expect(found('saemisch nimzo')).toEqual(['Nimzo-Indisch: Sämisch-Variante'])
  expect(found('samisch nimzo')).toEqual(['Nimzo-Indisch: Sämisch-Variante'])
  expect(found('Nimzo-Indisch: Sämisch-Variante')).toEqual(['Nimzo-Indisch: Sämisch-Variante'])
  expect(found('maroczy')).toEqual(['Sizilianisch: Maróczy-System'])
  expect(found('gibt es nicht')).toEqual([])
  expect(found('  ')).toHaveLength(libraryOpenings.length)
})
