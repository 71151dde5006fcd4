import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { tools } from '../../src/registry/tools.ts'
import type { Article } from '../content/article.ts'
import { readContent } from '../content/contentPlugin.ts'
import { articleFaults, titlesOf } from './articleCheck.ts'

const folder = fileURLToPath(new URL('../../content/', import.meta.url))
const articles = readContent(folder, tools)
const titles = titlesOf(articles)
const [sample] = articles.filter(({ path }) => path.startsWith('/blog/'))

/** What is wrong with a post of this text. */
const faults = (body: string, changes: Partial<Article> = {}) =>
  articleFaults({ ...sample!, figures: [], body, ...changes }, titles).map((fault) =>
    fault.split(': ').slice(1).join(': '),
  )

test.each(articles)('$file keeps every rule', (article) => {
  expect(articleFaults(article, titles)).toEqual([])
})

test('a number without its age is a fault, one with it is none', () => {
  const figure = { figure: '8,2 Prozent', of: '2024', until: 'nie', source: 'eigene Rechnung' }
  expect(faults('Es sind 8,2 Prozent.')).toEqual([
    '„8,2 Prozent“ is no figure of its front matter: source, day and expiry are missing',
  ])
  expect(faults('Es sind 8,2 Prozent.', { figures: [figure] })).toEqual([])
  expect(faults('Es sind viele.', { figures: [figure] })).toEqual([
    'the figure „8,2 Prozent“ does not occur in it',
  ])
  expect(
    faults('Es sind 8,2 Prozent.', { figures: [{ ...figure, source: 'https://amt.example' }] }),
  ).toHaveLength(1)
})

test('a link to a tool or post says what it is called, or describes it', () => {
  expect(
    faults('Der [Wecker](/apps/radio) und [ein Radio](/apps/radio), [Digi Radio](/apps/radio).'),
  ).toEqual(['„Wecker“ leads to /apps/radio, which is called „Digi Radio“'])
})

test('terms of the glossary stand in order', () => {
  const term = (text: string) => ({ id: text, text, depth: 3 })
  const headings = [term('Zufall'), term('Zettel')]
  expect(faults('', { path: '/glossary', headings })).toEqual(['„Zettel“ stands after „Zufall“'])
})

test('nothing is corrected before the site is live', () => {
  expect(faults('<Berichtigung am="2026-11-22">\nEs war falsch.\n</Berichtigung>\n')).toEqual([
    'it is corrected on 2026-11-22, before the site was live',
  ])
})

test('a tool has one name: its heading is what the navigation calls it', () => {
  const names = new Map(tools.map(({ route, name }) => [`/apps/${route}`, name.replace(' (WiP)', '')]))
  expect([...names].map(([path]) => [path, titles.get(path)?.[0]])).toEqual([...names])
})

const data = globSync('data/*.json', { cwd: folder })

test.each(data)('%s has its source, the time it refers to, and an expiry', (file) => {
  const { source, of, until }: Record<string, unknown> = JSON.parse(readFileSync(folder + file, 'utf8'))
  expect(String(source).length).toBeGreaterThan(10)
  expect(of).toMatch(/^\d{4}(-\d\d){0,2}$/)
  expect(until).toMatch(/^(nie|\d{4}-\d\d-\d\d)$/)
})
