import { orDefault, sliceDecoder, tolerantList, type DataOf } from '@kleinzeug/storage/decode'
import { mergeFields, mergeNamedList, type OnLost } from '@kleinzeug/storage/merge'
import * as v from 'valibot'
import { outline } from './drawing.ts'
import { LARGEST, SMALLEST } from './length/units.ts'
import { ownName } from './name.ts'
import type { Thing } from './thing.ts'

export const shapes = ['circle', 'tall', 'long'] as const

export type Shape = (typeof shapes)[number]

// Loose objects: a field that this version does not know is carried along.
const entrySchema = v.looseObject({
  id: v.pipe(
    v.string(),
    v.check((id) => id !== ''),
  ),
  name: v.string(),
  /** Metres. */
  size: v.pipe(v.number(), v.minValue(SMALLEST), v.maxValue(LARGEST)),
})
const dataSchema = v.looseObject({
  entries: v.optional(tolerantList(entrySchema), []),
  /** The id of the own entry that serves as the visitor's scale. */
  scale: v.exactOptional(orDefault(v.string(), '')),
})

/** An own entry: `id`, `name`, `size` in metres, and `shape`, of which an unknown one is shown as a circle. */
export type Entry = DataOf<typeof entrySchema>
export type SizeComparisonData = DataOf<typeof dataSchema>

export const decodeData = sliceDecoder<SizeComparisonData>(dataSchema)

/** Merges the edits of two tabs by the ids of the entries. */
export const mergeData = (
  base: SizeComparisonData | undefined,
  mine: SizeComparisonData,
  theirs: SizeComparisonData,
  onLost?: OnLost,
): SizeComparisonData => ({
  ...theirs,
  ...mine,
  ...(mine.scale === base?.scale && theirs.scale !== undefined && { scale: theirs.scale }),
  entries: mergeNamedList(
    base?.entries,
    mine.entries,
    theirs.entries,
    ({ id }) => id,
    (...versions) => mergeFields(...versions, onLost),
  ),
})

/** What the form of an own entry gives. */
export interface EntryFields {
  readonly name: string
  readonly size: number
  readonly shape: Shape
}

export const shapeOf = (entry: Entry): Shape =>
  shapes.find((shape) => 'shape' in entry && entry.shape === shape) ?? 'circle'

const tidy = ({ name, ...rest }: EntryFields) => ({ ...rest, name: name.trim() })

/** Adds an entry at the end. */
export const addEntry = (data: SizeComparisonData, id: string, fields: EntryFields): SizeComparisonData => ({
  ...data,
  entries: [...data.entries, { id, ...tidy(fields) }],
})

/** Changes the fields of an entry and keeps its other ones. */
export const changeEntry = (
  data: SizeComparisonData,
  id: string,
  fields: EntryFields,
): SizeComparisonData => ({
  ...data,
  entries: data.entries.map((entry) => (entry.id === id ? { ...entry, ...tidy(fields) } : entry)),
})

/** Makes an own entry the scale, or none any more. */
export const withScale = (data: SizeComparisonData, id: string): SizeComparisonData => ({
  ...data,
  scale: data.scale === id ? '' : id,
})

export const removeEntry = (data: SizeComparisonData, id: string): SizeComparisonData => ({
  ...data,
  entries: data.entries.filter((entry) => entry.id !== id),
})

const measures = { circle: 'diameter', tall: 'height', long: 'length' } as const

/** An own entry as a thing: an outline of its size. */
export function thingOf(entry: Entry): Thing {
  const shape = shapeOf(entry)
  return {
    id: `own-${entry.id}`,
    size: entry.size,
    isTypical: false,
    uncertainty: 0,
    measure: measures[shape],
    definition: 'own',
    kind: 'own',
    name: ownName(entry.name),
    isRound: shape === 'circle',
    isDrawn: false,
    drawing: outline(shape),
  }
}
