import { orDefault, tolerantList } from '@kleinzeug/storage/decode'
import * as v from 'valibot'

// Loose objects: a field that this version does not know is carried along.
const entrySchema = v.looseObject({ name: v.string() })

/** What __Name__ stores. */
export const dataSchema = v.looseObject({
  entries: orDefault(tolerantList(entrySchema), []),
})

export type Entry = v.InferOutput<typeof entrySchema>
export type __Name__Data = v.InferOutput<typeof dataSchema>

/** Why a name is refused. */
export type NameProblem = 'empty' | 'taken'

export function nameProblem({ entries }: __Name__Data, name: string): NameProblem | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return 'empty'
  return entries.some((entry) => entry.name === trimmed) ? 'taken' : undefined
}

/** Adds an entry at the end; a name with a problem changes nothing. */
export const addEntry = (data: __Name__Data, name: string): __Name__Data =>
  nameProblem(data, name) ? data : { ...data, entries: [...data.entries, { name: name.trim() }] }

export const removeEntry = (data: __Name__Data, index: number): __Name__Data => ({
  ...data,
  entries: data.entries.toSpliced(index, 1),
})

/** Puts a removed entry back to its index, unless its name was taken meanwhile. */
export const restoreEntry = (data: __Name__Data, entry: Entry, index: number): __Name__Data =>
  nameProblem(data, entry.name) ? data : { ...data, entries: data.entries.toSpliced(index, 0, entry) }
