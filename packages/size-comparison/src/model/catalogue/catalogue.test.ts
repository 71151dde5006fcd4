import { expect, test } from 'vitest'
import { layOut, wayOfThing } from '../scene/layout.ts'
import { kinds } from '../thing.ts'
import { catalogue } from './catalogue.ts'
import { sources } from './sources.ts'

const { things, tour, references } = catalogue
const decade = (size: number) => Math.floor(Math.log10(size) + 1e-9)

test('at least 120 things, at least 60 drawings, two or more for every power of ten', () => {
  expect(things.length).toBeGreaterThanOrEqual(120)
  const drawings = new Set(
    things.filter(({ isDrawn }) => isDrawn).map(({ drawing }) => JSON.stringify(drawing)),
  )
  expect(drawings.size).toBeGreaterThanOrEqual(60)
  const powers = Array.from({ length: 42 }, (_, index) => index - 15)
  const bare = powers.filter((power) => things.filter(({ size }) => decade(size) === power).length < 2)
  expect(bare).toEqual([])
  expect(things.some(({ id }) => id === 'proton') && things.some(({ id }) => id === 'universe')).toBe(true)
})

test('ids and names are unique in both languages', () => {
  for (const of of [
    things.map(({ id }) => id),
    things.map(({ name }) => name.de.label),
    things.map(({ name }) => name.en.label),
  ])
    expect(of.filter((each, index) => of.indexOf(each) !== index)).toEqual([])
})

test('every thing has a source, and every source is cited', () => {
  expect(things.filter(({ source }) => !source)).toEqual([])
  const cited = new Set(things.map(({ source }) => source))
  expect(Object.values(sources).filter((source) => !cited.has(source))).toEqual([])
})

test('every kind of the catalogue has things', () => {
  expect(kinds.filter((kind) => kind !== 'own' && !things.some((thing) => thing.kind === kind))).toEqual([])
})

test('every drawing is path data within sight of its box', () => {
  for (const { drawing } of things) {
    const data = drawing.body + drawing.lines + drawing.dots
    expect(data).toMatch(/^[MLHVCSQTAZmlhvcsqtaz\d\s.,e-]+$/)
    expect(drawing.width > 0 && drawing.height > 0).toBe(true)
  }
})

test('the tour has twelve stops, each of them a thing', () => {
  expect(tour).toHaveLength(12)
  const layout = layOut(things)
  expect(tour.filter(({ id }) => wayOfThing(layout, id) === undefined)).toEqual([])
})

test('German names have a gender and an article that fit each other', () => {
  const articles = { m: 'der', f: 'die', n: 'das', plural: 'die' }
  const wrong = things.filter(({ name: { de } }) => {
    const [first = ''] = de.withArticle.split(' ')
    return ['der', 'die', 'das'].includes(first) && first !== articles[de.gender]
  })
  expect(wrong).toEqual([])
})

test('everyday things are in order of their size', () => {
  expect(references.map(({ size }) => size)).toEqual(
    references.map(({ size }) => size).toSorted((a, b) => a - b),
  )
})
