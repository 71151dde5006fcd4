import { sliceDecoder, tolerantList } from '@kleinzeug/storage/decode'
import * as v from 'valibot'

// Loose objects: a field that this version does not know is carried along.
const entrySchema = v.looseObject({ name: v.string() })
const dataSchema = v.looseObject({ entries: tolerantList(entrySchema) })

export type Entry = v.InferOutput<typeof entrySchema>
/** What ResumeGenerator stores. */
export type ResumeGeneratorData = v.InferOutput<typeof dataSchema>

export const decodeData = sliceDecoder<ResumeGeneratorData>(dataSchema)

/** Why a name is refused. */
export type NameProblem = 'empty' | 'taken'

const has = (data: ResumeGeneratorData | undefined, name: string) =>
  data?.entries.some((entry) => entry.name === name) ?? false

export function nameProblem(data: ResumeGeneratorData, name: string): NameProblem | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return 'empty'
  return has(data, trimmed) ? 'taken' : undefined
}

/** Adds an entry at the end; a name with a problem changes nothing. */
export const addEntry = (data: ResumeGeneratorData, name: string): ResumeGeneratorData =>
  nameProblem(data, name) ? data : { ...data, entries: [...data.entries, { name: name.trim() }] }

export const removeEntry = (data: ResumeGeneratorData, index: number): ResumeGeneratorData => ({
  ...data,
  entries: data.entries.toSpliced(index, 1),
})

/** Puts a removed entry back to its index, unless its name was taken meanwhile. */
export const restoreEntry = (data: ResumeGeneratorData, entry: Entry, index: number): ResumeGeneratorData =>
  nameProblem(data, entry.name) ? data : { ...data, entries: data.entries.toSpliced(index, 0, entry) }

/** Joins the edits of two tabs: what either added is there, what either removed is gone. */
export function mergeData(
  base: ResumeGeneratorData | undefined,
  mine: ResumeGeneratorData,
  theirs: ResumeGeneratorData,
): ResumeGeneratorData {
  const kept = mine.entries.filter(({ name }) => has(theirs, name) || !has(base, name))
  const added = theirs.entries.filter(({ name }) => !has(mine, name) && !has(base, name))
  return { ...theirs, ...mine, entries: [...kept, ...added] }
}
