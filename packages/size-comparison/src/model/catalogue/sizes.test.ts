import { describe, expect, test } from 'vitest'
import { layOut } from '../scene/layout.ts'
import { catalogue } from './catalogue.ts'

const sizes = new Map(catalogue.things.map(({ id, size }) => [id, size]))
const sizeOf = (id: string) => sizes.get(id) ?? Number.NaN
/** How far the size of a thing is from a value, as a share of it. */
const error = (id: string, value: number) => Math.abs(sizeOf(id) / value - 1)

const au = 149_597_870_700
const sun = 695_700_000

// Radii as the tables have them: a size that is a radius or a diameter too much shows here.
describe('sizes are twice the radii that are known', () => {
  test.each([
    ['mimas', 198.2],
    ['enceladus', 252.1],
    ['ceres', 469.7],
    ['pluto', 1188.3],
    ['europa', 1560.8],
    ['moon', 1737.4],
    ['io', 1821.6],
    ['mercury', 2439.7],
    ['titan', 2574.7],
    ['ganymede', 2631.2],
    ['mars', 3389.5],
    ['venus', 6051.8],
    ['earth', 6371],
    ['neptune', 24_622],
    ['uranus', 25_362],
    ['saturn', 58_232],
    ['jupiter', 69_911],
    ['saturn-rings', 136_775],
  ])('%s: %d km', (id, radius) => expect(error(id, 2000 * radius)).toBeLessThan(1e-3))

  test.each([
    ['trappist', 0.119],
    ['proxima', 0.154],
    ['sun', 1],
    ['sirius', 1.711],
    ['vega', 2.5],
    ['pollux', 9.06],
    ['arcturus', 25.4],
    ['aldebaran', 45],
    ['rigel', 79],
    ['antares', 680],
    ['betelgeuse', 764],
    ['uy-scuti', 909],
  ])('%s: %d solar radii', (id, radius) => expect(error(id, 2 * radius * sun)).toBeLessThan(0.02))

  test.each([
    ['proton', 0.84075],
    ['deuteron', 2.12778],
    ['alpha', 1.6785],
    ['carbon-nucleus', 2.4702],
    ['iron-nucleus', 3.7377],
    ['gold-nucleus', 5.4371],
    ['lead-nucleus', 5.5012],
    ['uranium-nucleus', 5.8571],
  ])('%s: %d fm', (id, radius) => expect(error(id, 2e-15 * radius)).toBeLessThan(1e-3))
})

// Kepler's third law: the semi-major axis in au is the period in years to the power of two thirds.
test.each([
  ['mercury-orbit', 87.969],
  ['earth-orbit', 365.256],
  ['mars-orbit', 686.98],
  ['jupiter-orbit', 4332.59],
  ['neptune-orbit', 60_190],
])('%s follows from its period of %d days', (id, days) => {
  expect(error(id, 2 * (days / 365.256) ** (2 / 3) * au)).toBeLessThan(1e-3)
})

// A black hole has a diameter of 4 G M / c², 5.9065 km for each mass of the sun.
test.each([
  ['sgr-a', 4.3e6],
  ['m87', 6.5e9],
  ['ton618', 4.07e10],
])('%s follows from its mass of %d suns', (id, mass) => {
  expect(error(id, 5906.5 * mass)).toBeLessThan(0.03)
})

// Twice the isophotal radius, in kiloparsecs, as the catalogues have it.
test.each([
  ['smc', 5.78],
  ['lmc', 9.86],
  ['triangulum', 18.74],
  ['sombrero', 29.09],
  ['andromeda', 46.56],
])('%s: D25 of %d kpc', (id, kiloparsecs) =>
  expect(error(id, kiloparsecs * 3.085_677_581e19)).toBeLessThan(5e-3),
)

test('a horse is measured at its withers and drawn with its head above them', () => {
  const horse = catalogue.things.find(({ id }) => id === 'horse')
  expect(horse).toMatchObject({ size: 1.6, definition: 'withers' })
  const placed = layOut(catalogue.things).find(({ thing }) => thing.id === 'horse')
  expect(placed?.height).toBeGreaterThan(2.1)
})

test('sizes that belong together fit each other', () => {
  expect(error('moon-orbit', 2 * sizeOf('moon-distance'))).toBeLessThan(1e-9)
  expect(error('earth-orbit', 2 * sizeOf('au'))).toBeLessThan(1e-9)
  // The equator bulges.
  expect(error('equator', Math.PI * sizeOf('earth'))).toBeLessThan(2e-3)
  expect(error('light-minute', 60 * sizeOf('light-second'))).toBeLessThan(1e-9)
  expect(error('parsec', 3.26156 * sizeOf('light-year'))).toBeLessThan(1e-5)
})

test.each([
  'carbon-nucleus iron-nucleus gold-nucleus lead-nucleus uranium-nucleus muonic-hydrogen bond bohr hydrogen helium hydrogen-molecule carbon',
  'gamma-potassium gamma-cobalt gamma-caesium technetium tungsten-xray molybdenum-xray euv blue-light red-light',
  'hydrogen water glucose insulin haemoglobin antibody ribosome coronavirus mimivirus bacterium yeast red-cell egg-cell',
  'ant bee mouse sparrow hedgehog cat penguin human elephant giraffe whale',
  'brandenburg liberty saturn-v cheops cologne eiffel tv-tower burj golden-gate zugspitze matterhorn everest',
  'moon mercury mars venus earth neptune uranus saturn jupiter saturn-rings moon-distance sun sirius arcturus betelgeuse uy-scuti',
  'mercury-orbit earth-orbit mars-orbit jupiter-orbit neptune-orbit kuiper heliosphere sedna oort proxima-distance',
  'ring-nebula helix orion-nebula omega ngc604 smc lmc triangulum sombrero milky-way andromeda malin ngc6872 andromeda-distance local-group',
  'virgo-distance virgo-supercluster laniakea sloan-wall giant-arc light-age gn-z11 universe',
])('each is larger than the one before: %s', (list) => {
  const ids = list.split(' ')
  expect(ids.filter((id, index) => index > 0 && !(sizeOf(id) > sizeOf(ids[index - 1] ?? '')))).toEqual([])
})

test('what the tour counts holds', () => {
  const decades = (from: string, to: string) => Math.log10(sizeOf(to) / sizeOf(from))
  expect(decades('proton', 'human')).toBeCloseTo(15, 0)
  expect(decades('planck', 'human')).toBeCloseTo(35, 0)
  expect(decades('human', 'universe')).toBeGreaterThan(26.5)
  expect(decades('human', 'universe')).toBeLessThan(27)
  expect(sizeOf('hydrogen') / sizeOf('proton') / 140_000).toBeCloseTo(1, 1)
  expect(sizeOf('sun') / sizeOf('earth')).toBeGreaterThan(100)
  expect(sizeOf('proxima-distance') / sizeOf('light-year')).toBeGreaterThan(4)
})
