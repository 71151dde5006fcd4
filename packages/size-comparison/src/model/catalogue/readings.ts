import { cosmos } from './readings/cosmos.ts'
import { everyday } from './readings/everyday.ts'
import type { Reading } from './readings/Reading.ts'
import { small } from './readings/small.ts'

/**
 * The sizes that were read somewhere, and where. A size agrees with it as far as its digits go, within a tenth where it is a
 * typical one. One that stands neither here nor in `computed` is common knowledge and was read nowhere.
 */
export const readings: readonly Reading[] = [...small, ...everyday, ...cosmos]

/** The sizes that follow from constants; a test computes them. */
export const computed: Readonly<Record<string, string>> = {
  'CODATA 2022':
    'compton electron-wave bohr muonic-hydrogen muonic-helium pionic-hydrogen kaonic-hydrogen planck planck-hole proton-compton muon-compton electron-classical uranium-ion iron-ion carbon-ion helium-ion',
  'CODATA 2022 and the mass named':
    'fly-hole rice-hole bee-hole sugar-hole euro-hole golf-hole litre-hole cat-hole human-hole car-hole elephant-hole whale-hole jumbo-hole eiffel-hole titanic-hole top higgs z-boson w-boson j-psi tau',
  'CODATA 2022, mass and speed as named':
    'football-wave basketball-wave golf-wave apple-wave table-tennis-wave bee-wave ladybird-wave rain-wave snow-wave',
  'CODATA 2022 and the energy named': 'omg gzk ankle km3net second-knee glashow lhaaso bert crab-gamma lhc',
  'the numbers named': 'ligo',
  'speed of light and Hubble constant (67.4 km/s/Mpc, Planck 2018 VI)': 'hubble-sphere',
  'SI and IAU': 'light-second light-minute light-day light-year parsec au earth-orbit',
  'bond length and van der Waals radius': 'hydrogen-molecule',
}
