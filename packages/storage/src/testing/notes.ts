import { isObject } from '../decode/isObject.ts'
import { mergeFields } from '../merge.ts'
import type { Slice } from '../slice.ts'

/** The document that is stored under attack: texts by their name. */
export type Notes = Readonly<Record<string, string>>

const isText = (value: unknown) => typeof value === 'string'

const isNotes = (data: unknown): data is Notes => isObject(data) && Object.values(data).every(isText)

/** Reads notes as a tool does, and merges the edits of two tabs note by note. */
export const notesSlice: Slice<Notes> = {
  name: 'notes',
  defaults: () => ({}),
  decode: (data) => (isNotes(data) ? data : undefined),
  merge: mergeFields,
}

/** Whether two documents hold the same texts under the same names, in any order. */
export function isSameNotes(one: Notes | undefined, other: Notes | undefined) {
  const [own, others] = [one, other].map((notes) => Object.entries(notes ?? {}))
  return own?.length === others?.length && (own ?? []).every(([name, text]) => other?.[name] === text)
}
