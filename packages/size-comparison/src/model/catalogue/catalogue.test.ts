import { expect, test } from 'vitest'
import { layOut, wayOfThing } from '../scene/layout.ts'
import { definitionIds } from '../definition.ts'
import { kinds } from '../thing.ts'
import { catalogue } from './catalogue.ts'
import { writtenNames } from './german.ts'
import { references as germanReferences } from './german/references.ts'
import { sources as germanSources } from './german/sources.ts'
import { tour as germanTour } from './german/tour.ts'
import { computed, readings } from './readings.ts'

const { things, tour, references } = catalogue
/** From the Planck length to the universe. */
const allPowers = Array.from({ length: 62 }, (_, index) => index - 35)
/** From the proton on: below, nothing has a form that could be drawn. */
const powers = allPowers.filter((power) => power >= -15)
const decade = (size: number) => Math.floor(Math.log10(size) + 1e-9)

test('at least 120 things, at least 60 drawings, two or more for every power of ten', () => {
  expect(things.length).toBeGreaterThanOrEqual(120)
  const drawings = new Set(
    things.filter(({ isDrawn }) => isDrawn).map(({ drawing }) => JSON.stringify(drawing)),
  )
  expect(drawings.size).toBeGreaterThanOrEqual(60)
  const bare = allPowers.filter((power) => things.filter(({ size }) => decade(size) === power).length < 2)
  expect(bare).toEqual([])
  expect(things.some(({ id }) => id === 'proton') && things.some(({ id }) => id === 'universe')).toBe(true)
})

test('two drawn things in each power of ten from the proton on', () => {
  const drawn = things.filter(({ isDrawn }) => isDrawn)
  const thin = powers
    .map((power) => [power, drawn.filter(({ size }) => decade(size) === power).length] as const)
    .filter(([, count]) => count < 2)
  expect(thin).toEqual([])
})

test('ids and names are unique in both languages', () => {
  for (const of of [
    things.map(({ id }) => id),
    things.map(({ name }) => name.de.label),
    things.map(({ name }) => name.en.label),
  ])
    expect(of.filter((each, index) => of.indexOf(each) !== index)).toEqual([])
})

test('every thing, reference and stop has a German text, and no German text is of nothing', () => {
  expect([...writtenNames.keys()].toSorted()).toEqual(things.map(({ id }) => id).toSorted())
  expect(Object.keys(germanReferences).toSorted()).toEqual(
    references.map(({ name }) => name.en.withArticle).toSorted(),
  )
  expect(Object.keys(germanTour)).toEqual(tour.map(({ id }) => id))
  const said = [...readings.flatMap(({ work, place }) => [work, place]), ...Object.keys(computed)]
  expect(Object.keys(germanSources).filter((text) => !said.includes(text))).toEqual([])
})

test('what was read or computed is a thing, and stands in one place only', () => {
  const ids = [...readings.map(({ of }) => of), ...Object.values(computed)].flatMap((list) => list.split(' '))
  expect(
    ids.filter((id, index) => ids.indexOf(id) !== index || !things.some((thing) => thing.id === id)),
  ).toEqual([])
  expect(things.filter(({ source }) => source?.kind === 'common')).toHaveLength(things.length - ids.length)
})

test('a reading names its work, the place in it and an address; no blog and no shop is among them', () => {
  for (const { work, place, address } of readings) {
    expect(work && place).not.toBe('')
    expect(URL.canParse(address)).toBe(true)
    expect(address).not.toMatch(/blog|wordpress|shop|pinterest|amazon|mail-archive/i)
  }
})

test('every definition is used, and fits its measure', () => {
  const used = new Set(things.map(({ definition }) => definition))
  expect(definitionIds.filter((id) => id !== 'own' && !used.has(id))).toEqual([])
  const of = (...definitions: readonly string[]) =>
    new Set(things.filter(({ definition }) => definitions.includes(definition)).map(({ measure }) => measure))
  expect([...of('wavelength', 'broglie', 'compton')]).toEqual(['wavelength'])
  expect([...of('depth')]).toEqual(['depth'])
  expect([...of('distance', 'gap', 'pitch', 'girth', 'light', 'now')]).toEqual(['distance'])
  expect([...of('sea', 'ground', 'withers', 'shoulder')]).toEqual(['height'])
  expect([...of('charge', 'magnetic', 'bohr', 'photosphere', 'horizon', 'mean', 'orbit')]).toEqual([
    'diameter',
  ])
})

test('only a ball has a volume that follows from its diameter', () => {
  const flat = /^(cd|record|euro|sheet|card|bohr|.*-orbit|.*-rings|kuiper)$/
  expect(
    things.filter(({ isRound, id, measure }) => isRound && (flat.test(id) || measure !== 'diameter')),
  ).toEqual([])
})

test('a hair is no creature', () => {
  expect(things.find(({ id }) => id === 'hair')?.kind).toBe('object')
})

test('uncertainties are shares, and smaller than the size', () => {
  for (const { uncertainty, isTypical } of things) {
    expect(uncertainty).toBeGreaterThanOrEqual(0)
    expect(uncertainty).toBeLessThan(isTypical ? 0.9 : 0.06)
  }
})

// CODATA 2022 and the definitions of SI and IAU.
const [light, planck, charge, electron, muon, proton] = [
  299_792_458, 6.626_070_15e-34, 1.602_176_634e-19, 9.109_383_713_9e-31, 1.883_531_627e-28,
  1.672_621_925_95e-27,
]
const gravity = 6.6743e-11
const bohr = 5.291_772_105_44e-11
const au = 149_597_870_700
const planckLength = Math.sqrt(((planck / (2 * Math.PI)) * gravity) / light ** 3)
const energy = 200_000 * charge

test.each([
  ['compton', planck / (electron * light)],
  ['electron-wave', (planck * light) / Math.sqrt(energy * (energy + 2 * electron * light ** 2))],
  ['bohr', 2 * bohr],
  // Bondi's radius of hydrogen on either side of the bond.
  ['hydrogen-molecule', 74.1e-12 + 2 * 120e-12],
  ['muonic-hydrogen', 2 * bohr * electron * (1 / muon + 1 / proton)],
  ['planck', planckLength],
  ['planck-hole', 4 * planckLength],
  ['proton-compton', planck / (proton * light)],
  ['muon-compton', planck / (muon * light)],
  ['electron-classical', 2 * 2.817_940_320_5e-15],
  ['uranium-ion', (2 * bohr) / 92],
  ['iron-ion', (2 * bohr) / 26],
  ['carbon-ion', (2 * bohr) / 6],
  ['helium-ion', (2 * bohr) / 2],
  // Masses of pion, kaon and helium nucleus in MeV, after the Particle Data Group and CODATA.
  ['pionic-hydrogen', 2 * bohr * 0.510_999 * (1 / 139.570_39 + 1 / 938.272)],
  ['kaonic-hydrogen', 2 * bohr * 0.510_999 * (1 / 493.677 + 1 / 938.272)],
  ['muonic-helium', bohr * 0.510_999 * (1 / 105.658 + 1 / 3727.379)],
  ['hubble-sphere', ((2 * light) / 67_400) * 3.085_677_581e22],
  ['ligo', 4000e-21],
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

// What a name states is what its size follows from: „(46 g, 70 m/s)“, „(4 kg)“, „(1,4 PeV)“.
const prefixes: Readonly<Record<string, number>> = { G: 1e9, T: 1e12, P: 1e15, E: 1e18 }
const masses: Readonly<Record<string, number>> = { mg: 1e-6, g: 1e-3, kg: 1, t: 1000 }
const stated = things
  .filter(
    ({ source }) =>
      source?.kind === 'computed' && source.from.includes('genannt') && source.from.includes('CODATA'),
  )
  .map(({ id, size, name }) => {
    const inside = /\(([^()]*)\)$/.exec(name.en.label)?.[1] ?? ''
    const volts = /([\d.]+) ([GTPE])eV/.exec(inside)
    const mass = /([\d.,]+) (mg|g|kg|t)\b/.exec(inside)
    const speed = /([\d.]+) m\/s/.exec(inside)
    const kilograms = mass
      ? Number(mass[1]?.replace(',', '')) * (masses[mass[2] ?? ''] ?? Number.NaN)
      : Number.NaN
    const follows = volts
      ? (planck * light) / (Number(volts[1]) * (prefixes[volts[2] ?? ''] ?? Number.NaN) * charge)
      : speed
        ? planck / (kilograms * Number(speed[1]))
        : (4 * gravity * kilograms) / light ** 2
    return [id, size / follows] as const
  })

test('waves and horizons follow from what their names state', () => {
  expect(stated).toHaveLength(40)
  expect(stated.filter(([, ratio]) => !(Math.abs(ratio - 1) < 1e-4))).toEqual([])
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

test('the rays of a star end above the baseline, below which its label stands', () => {
  const stars = things.filter(({ kind }) => kind === 'star')
  const below = stars.filter(({ drawing: { body, lines, height } }) =>
    [...(body + lines).matchAll(/[ML]-?[\d.]+,(-?[\d.]+)/g)].some(([, y]) => Number(y) > height + 1),
  )
  expect(below.map(({ id }) => id)).toEqual([])
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
