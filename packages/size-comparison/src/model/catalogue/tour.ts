import type { Stop } from '../thing.ts'

const stop = (id: string, de: string, en: string): Stop => ({ id, text: { de, en } })

/** The twelve stops of the tour, from the largest to the smallest. */
export const tour: readonly Stop[] = [
  stop(
    'universe',
    'So weit reicht das Licht, das uns seit dem Urknall erreicht hat.',
    'As far as light has reached us since the Big Bang.',
  ),
  stop(
    'laniakea',
    'In diesem Superhaufen liegt die Milchstraße, weit am Rand.',
    'The Milky Way lies in this supercluster, far out at its edge.',
  ),
  stop(
    'milky-way',
    'Unsere Galaxie: Licht braucht etwa 100.000 Jahre von Rand zu Rand.',
    'Our galaxy: light takes about 100,000 years from edge to edge.',
  ),
  stop(
    'light-year',
    'Ein Lichtjahr. Bis zum nächsten Stern sind es mehr als vier davon.',
    'One light-year. The nearest star is more than four of them away.',
  ),
  stop(
    'neptune-orbit',
    'Die Bahn des äußersten Planeten. Die Sonne ist darin ein Punkt.',
    'The orbit of the outermost planet. The Sun is a dot in it.',
  ),
  stop(
    'sun',
    'Mehr als hundert Erden lägen hier nebeneinander.',
    'More than a hundred Earths would lie side by side here.',
  ),
  stop(
    'earth',
    'Alle Berge und alle Meere sind in diesem Maßstab dünner als die Linie.',
    'At this scale all mountains and oceans are thinner than the line.',
  ),
  stop(
    'everest',
    'Der höchste Berg: knapp neun Kilometer über dem Meer.',
    'The highest mountain: almost nine kilometres above the sea.',
  ),
  stop(
    'human',
    'Von hier sind es 15 Zehnerpotenzen hinunter zum Proton, 35 zur Planck-Länge und fast 27 hinauf zum beobachtbaren Universum.',
    'From here it is 15 powers of ten down to the proton, 35 to the Planck length and almost 27 up to the observable universe.',
  ),
  stop(
    'red-cell',
    'In einem Tropfen Blut sind Millionen davon.',
    'There are millions of them in a drop of blood.',
  ),
  stop(
    'dna',
    'Die Doppelhelix, in der die Erbinformation jedes Lebewesens steht.',
    'The double helix that holds the genetic information of every living thing.',
  ),
  stop(
    'proton',
    'Das Wasserstoffatom, dessen Kern ein Proton ist, hat den rund 140.000-fachen Durchmesser.',
    'The hydrogen atom, whose nucleus is a proton, has about 140,000 times its diameter.',
  ),
]
