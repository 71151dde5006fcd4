import { sliceDecoder, tolerantList } from '@kleinzeug/storage/decode'
import { mergeNamedList } from '@kleinzeug/storage/merge'
import * as v from 'valibot'

// Loose objects: a field that this version does not know is carried along.
const entrySchema = v.looseObject({ name: v.string() })
const dataSchema = v.looseObject({ entries: tolerantList(entrySchema) })

export type Entry = v.InferOutput<typeof entrySchema>
/** What __Name__ stores. */
export type __Name__Data = v.InferOutput<typeof dataSchema>

export const decodeData = sliceDecoder<__Name__Data>(dataSchema)

/** Why a name is refused. */
export type NameProblem = 'empty' | 'taken'

const has = (data: __Name__Data | undefined, name: string) =>
  data?.entries.some((entry) => entry.name === name) ?? false

export function nameProblem(data: __Name__Data, name: string): NameProblem | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return 'empty'
  return has(data, trimmed) ? 'taken' : undefined
}

/** Adds an entry at the end; a name with a problem changes nothing. */
export const addEntry = (data: __Name__Data, name: string): __Name__Data =>
  nameProblem(data, name) ? data : { ...data, entries: [...data.entries, { name: name.trim() }] }

export const removeEntry = (data: __Name__Data, name: string): __Name__Data => ({
  ...data,
  entries: data.entries.filter((entry) => entry.name !== name),
})

/** Merges the edits of two tabs by the names of the entries. */
export const mergeData = (
  base: __Name__Data | undefined,
  mine: __Name__Data,
  theirs: __Name__Data,
): __Name__Data => ({
  ...mine,
  entries: mergeNamedList(base?.entries, mine.entries, theirs.entries, ({ name }) => name),
})
