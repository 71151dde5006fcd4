import { metres, type Unit } from '../length/units.ts'
import { englishName } from '../name.ts'
import type { Reference } from '../thing.ts'
import { referenceInGerman } from './german.ts'

type Row = readonly [size: number, unit: Unit, english: string]

const everyday: readonly Row[] = [
  [0.5, 'mm', 'the grain of sand'],
  [1, 'mm', 'the poppy seed'],
  [2, 'mm', 'the pinhead'],
  [5, 'mm', 'the lentil'],
  [8, 'mm', 'the pea'],
  [1.2, 'cm', 'the blueberry'],
  [2.2, 'cm', 'the cherry'],
  [4, 'cm', 'the table tennis ball'],
  [6.5, 'cm', 'the tennis ball'],
  [8, 'cm', 'the apple'],
  [12, 'cm', 'the grapefruit'],
  [22, 'cm', 'the football'],
  [30, 'cm', 'the melon'],
  [75, 'cm', 'the gym ball'],
  [1.75, 'm', 'the human'],
  [3.3, 'm', 'the elephant'],
  [5.5, 'm', 'the giraffe'],
  [12, 'm', 'the city bus'],
  [105, 'm', 'the football pitch'],
]

/** Of these there is one: another thing is as large as it. */
const places: readonly Row[] = [
  [26, 'm', 'the Brandenburg Gate'],
  [330, 'm', 'the Eiffel Tower'],
  [828, 'm', 'the Burj Khalifa'],
  [2962, 'm', 'the Zugspitze'],
  [8849, 'm', 'Mount Everest'],
  [63, 'km', 'Lake Constance'],
  [876, 'km', 'Germany'],
  [3474.8, 'km', 'the Moon'],
  [12_742, 'km', 'the Earth'],
]

const read =
  (isUnique: boolean) =>
  ([size, unit, written]: Row): Reference => {
    const en = englishName(written)
    return { size: size * metres[unit], isUnique, name: { de: referenceInGerman(written, en), en } }
  }

/** Everyday things, and places that everybody has a picture of, from the smallest to the largest. */
export const references: readonly Reference[] = [
  ...everyday.map(read(false)),
  ...places.map(read(true)),
].toSorted((a, b) => a.size - b.size)
