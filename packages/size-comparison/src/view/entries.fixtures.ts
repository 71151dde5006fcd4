import { memoryStorage } from '@kleinzeug/storage'
import type { SizeComparisonData } from '../model/entries.ts'

const some: SizeComparisonData['entries'] = [
  { id: 'table', name: 'Mein Esstisch', size: 1.4 },
  { id: 'garden', name: 'Unser Garten', size: 24 },
]

/** A storage that holds own entries. */
export const stored = (entries: SizeComparisonData['entries'] = some) =>
  memoryStorage<SizeComparisonData>({ entries })

/** As many own entries, spread over the whole scale. */
export const many = (count: number): SizeComparisonData['entries'] =>
  Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    name: `Eigenes Ding ${index + 1}`,
    size: 10 ** (-15 + (42 * (index + 0.5)) / count),
  }))
