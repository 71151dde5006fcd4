import { metres, type Unit } from '../length/units.ts'
import { englishName, germanName } from '../name.ts'
import type { Reference } from '../thing.ts'

type Row = readonly [size: number, unit: Unit, german: string, english: string]

const everyday: readonly Row[] = [
  [0.5, 'mm', 'das Sandkorn', 'the grain of sand'],
  [1, 'mm', 'das Mohnkorn', 'the poppy seed'],
  [2, 'mm', 'der Stecknadelkopf', 'the pinhead'],
  [5, 'mm', 'die Linse', 'the lentil'],
  [8, 'mm', 'die Erbse', 'the pea'],
  [1.2, 'cm', 'die Heidelbeere', 'the blueberry'],
  [2.2, 'cm', 'die Kirsche', 'the cherry'],
  [4, 'cm', 'der Tischtennisball', 'the table tennis ball'],
  [6.5, 'cm', 'der Tennisball', 'the tennis ball'],
  [8, 'cm', 'der Apfel', 'the apple'],
  [12, 'cm', 'die Grapefruit', 'the grapefruit'],
  [22, 'cm', 'der Fußball', 'the football'],
  [30, 'cm', 'die Melone', 'the melon'],
  [75, 'cm', 'der Gymnastikball', 'the gym ball'],
  [1.75, 'm', 'der Mensch', 'the human'],
  [3.3, 'm', 'der Elefant', 'the elephant'],
  [5.5, 'm', 'die Giraffe', 'the giraffe'],
  [12, 'm', 'der Linienbus', 'the city bus'],
  [105, 'm', 'das Fußballfeld', 'the football pitch'],
]

/** Of these there is one: another thing is as large as it. */
const places: readonly Row[] = [
  [26, 'm', 'das Brandenburger Tor', 'the Brandenburg Gate'],
  [330, 'm', 'der Eiffelturm', 'the Eiffel Tower'],
  [828, 'm', 'der Burj Khalifa', 'the Burj Khalifa'],
  [2962, 'm', 'die Zugspitze', 'the Zugspitze'],
  [8849, 'm', 'der Mount Everest', 'Mount Everest'],
  [63, 'km', 'der Bodensee', 'Lake Constance'],
  [876, 'km', '-n Deutschland', 'Germany'],
  [3474.8, 'km', 'der Mond', 'the Moon'],
  [12_742, 'km', 'die Erde', 'the Earth'],
]

const read =
  (isUnique: boolean) =>
  ([size, unit, german, english]: Row): Reference => ({
    size: size * metres[unit],
    isUnique,
    name: { de: germanName(german), en: englishName(english) },
  })

/** Everyday things, and places that everybody has a picture of, from the smallest to the largest. */
export const references: readonly Reference[] = [
  ...everyday.map(read(false)),
  ...places.map(read(true)),
].toSorted((a, b) => a.size - b.size)
