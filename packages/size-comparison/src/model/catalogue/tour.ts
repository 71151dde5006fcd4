import type { Stop } from '../thing.ts'
import { stopInGerman } from './german.ts'

const stop = (id: string, en: string): Stop => ({ id, text: { de: stopInGerman(id, en), en } })

/** The twelve stops of the tour, from the largest to the smallest. */
export const tour: readonly Stop[] = [
  stop('universe', 'As far as light has reached us since the Big Bang.'),
  stop('laniakea', 'The Milky Way lies in this supercluster, far out at its edge.'),
  stop('milky-way', 'Our galaxy: light takes about 100,000 years from edge to edge.'),
  stop('light-year', 'One light-year. The nearest star is more than four of them away.'),
  stop('neptune-orbit', 'The orbit of the outermost planet. The Sun is a dot in it.'),
  stop('sun', 'More than a hundred Earths would lie side by side here.'),
  stop('earth', 'At this scale all mountains and oceans are thinner than the line.'),
  stop('everest', 'The highest mountain: almost nine kilometres above the sea.'),
  stop(
    'human',
    'From here it is 15 powers of ten down to the proton, 35 to the Planck length and almost 27 up to the observable universe.',
  ),
  stop('red-cell', 'There are millions of them in a drop of blood.'),
  stop('dna', 'The double helix that holds the genetic information of every living thing.'),
  stop('proton', 'The hydrogen atom, whose nucleus is a proton, has about 140,000 times its diameter.'),
]
