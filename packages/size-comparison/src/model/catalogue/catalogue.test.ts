import { expect, test } from 'vitest'
import { layOut, wayOfThing } from '../scene/layout.ts'
import { kinds } from '../thing.ts'
import { catalogue } from './catalogue.ts'
import { checks } from './checks.ts'
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

test('every check is of a thing, and of one check only; the others say that they were compared with nothing', () => {
  const ids = Object.values(checks).flatMap((list) => list.split(' '))
  expect(
    ids.filter((id, index) => ids.indexOf(id) !== index || !things.some((thing) => thing.id === id)),
  ).toEqual([])
  expect(things.filter(({ checked }) => checked === null)).toHaveLength(things.length - ids.length)
})

// CODATA 2022 and the definitions of SI and IAU.
const [light, planck, charge, electron, muon, proton] = [
  299_792_458, 6.626_070_15e-34, 1.602_176_634e-19, 9.109_383_713_9e-31, 1.883_531_627e-28,
  1.672_621_925_95e-27,
]
const bohr = 5.291_772_105_44e-11
const au = 149_597_870_700
const energy = 200_000 * charge

test.each([
  ['compton', planck / (electron * light)],
  ['electron-wave', (planck * light) / Math.sqrt(energy * (energy + 2 * electron * light ** 2))],
  ['hydrogen', 2 * bohr],
  ['muonic-hydrogen', 2 * bohr * electron * (1 / muon + 1 / proton)],
  ['gamma-potassium', (planck * light) / (1460.82e3 * charge)],
  ['gamma-cobalt', (planck * light) / (1332.492e3 * charge)],
  ['gamma-caesium', (planck * light) / (661.657e3 * charge)],
  ['technetium', (planck * light) / (140.511e3 * charge)],
  ['light-second', light],
  ['light-minute', 60 * light],
  ['light-day', 86_400 * light],
  ['light-year', 365.25 * 86_400 * light],
  ['parsec', (648_000 / Math.PI) * au],
  ['au', au],
  ['earth-orbit', 2 * au],
])('%s follows from the constants', (id, computed) => {
  const size = things.find((thing) => thing.id === id)?.size ?? 0
  expect(Math.abs(size / computed - 1)).toBeLessThan(1e-3)
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
