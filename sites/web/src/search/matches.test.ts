import { expect, test } from 'vitest'
import { themes } from '@kleinzeug/ui'
import { commandLabels } from './labels.ts'
import { matches } from './matches.ts'
import type { SearchEntry, SearchKind } from './searchEntry.ts'

const entry = (title: string, kind: SearchKind = 'Seite', text = ''): SearchEntry => ({
  path: `/${title}`,
  title,
  kind,
  text,
})

const entries = [
  entry('Größenvergleich', 'Werkzeug', 'Vom Atom bis zum All'),
  entry('Der Entscheider', 'Werkzeug', 'Zufall, dem man trauen kann'),
  entry('Quelltext: Der Entscheider', 'Quelltext'),
  entry('Einstellungen', 'Seite', 'Farbschema, externe Bilder, Radio'),
  entry('Service Worker', 'Begriff', 'Glossar'),
  entry('Was ein gutes Passwort heute ausmacht', 'Beitrag'),
]

const titles = (query: string) => matches(entries, query).map(({ title }) => title)

test.each(['größe', 'groesse', 'grosse', 'GRÖSSE', 'Größenvergleich'])('%s finds the umlaut', (query) => {
  expect(titles(query)).toEqual(['Größenvergleich'])
})

test('the tool itself stands before the page about it', () => {
  expect(titles('entscheider')).toEqual(['Der Entscheider', 'Quelltext: Der Entscheider'])
})

test('what a word asks for stands before the setting that only has it in its title', () => {
  const both = [
    entry('An den nächsten Export erinnern', 'Einstellung'),
    entry('Daten exportieren', 'Einstellung'),
    entry('Daten exportieren', 'Befehl'),
  ]
  expect(matches(both, 'export').map(({ kind, title }) => `${kind}: ${title}`)[0]).toBe(
    'Befehl: Daten exportieren',
  )
})

test.each([
  ['dark mode', 'Farbschema: Dunkel'],
  ['light mode', 'Farbschema: Hell'],
])('%s finds the theme that is so first', (query, title) => {
  const all = themes.map(({ id, label }): SearchEntry => {
    const { words, ...texts } = commandLabels.theme(label, id)
    return { path: id, kind: 'Befehl', words, ...texts }
  })
  expect(matches(all, query)[0]?.title).toBe(title)
})

test.each([
  ['passwrot', 'Was ein gutes Passwort heute ausmacht'],
  ['einstelungen', 'Einstellungen'],
  ['servise', 'Service Worker'],
  ['enntscheider quelltext', 'Quelltext: Der Entscheider'],
])('%s is forgiven one typo in each word', (query, title) => {
  expect(titles(query)).toEqual([title])
})

test('words in the description count, but every word must be found', () => {
  expect(titles('farbschema')).toEqual(['Einstellungen'])
  expect(titles('farbschema worker')).toEqual([])
})

test('without words the tools are offered', () => {
  expect(titles(' ?')).toEqual(['Größenvergleich', 'Der Entscheider'])
})

test('a section is not found by the title of its page alone', () => {
  const sections = [
    entry('Was heute gilt', 'Abschnitt', 'Böllerverbot'),
    entry('Verbote', 'Abschnitt', 'Böllerverbot'),
  ]
  expect(matches(sections, 'böller')).toEqual([])
  expect(matches(sections, 'böller verbote').map(({ title }) => title)).toEqual(['Verbote'])
})
