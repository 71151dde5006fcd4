import * as v from 'valibot'
import type { Draft } from './drawingStore.ts'
import type { NodeEdit, NodeEdits } from './diff.ts'
import { digestAfter, fingerprint, type Digest } from './digest.ts'
import { storedNode } from './editorData.ts'
import type { NodeLookup, SvgNode } from './svgNode.ts'

/** What has changed in the drawing since it was stored as a whole. */
export interface JournalEntry {
  /** Fingerprint of the stored drawing that the entry applies to. */
  readonly base: string
  /** Fingerprint of the drawing with the entry applied. */
  readonly result: string
  /** The nodes added or replaced. */
  readonly put: readonly SvgNode[]
  /** Ids of the nodes removed. */
  readonly removed: readonly string[]
}

/** The document beside the editor's data that holds the newest edits. */
export interface SvgEditorJournal {
  /** Missing when everything is in the editor's data. */
  readonly entry?: JournalEntry
  /** Entries that did not fit the stored drawing, the newest last. */
  readonly setAside: readonly unknown[]
}

/** Limit of entries set aside; the oldest are dropped. */
const mostSetAside = 3

export const withSetAside = ({ setAside }: SvgEditorJournal, entry: unknown): SvgEditorJournal => ({
  setAside: [...setAside, entry].slice(-mostSetAside),
})

/** Makes an entry from the edits that turn the drawing with digest `base` into the one with digest `result`. */
export function journalEntry(base: Digest, result: Digest, edits: NodeEdits): JournalEntry {
  const all = [...edits]
  return {
    base: fingerprint(base),
    result: fingerprint(result),
    put: all.flatMap(([, { after }]) => after ?? []),
    removed: all.flatMap(([id, { after }]) => (after ? [] : id)),
  }
}

/** The edits of an entry in the drawing with digest `base`; `undefined` where it belongs to another drawing. */
export function editsOf({ put, removed, ...entry }: JournalEntry, nodes: NodeLookup, base: Digest) {
  if (entry.base !== fingerprint(base)) return undefined
  const edits = new Map<string, NodeEdit>()
  for (const id of removed) edits.set(id, { before: nodes.get(id), after: undefined })
  for (const after of put) edits.set(after.id, { before: nodes.get(after.id), after })
  return fingerprint(digestAfter(base, edits.values())) === entry.result ? edits : undefined
}

/** Makes the edits in a draft of the drawing. */
export function putEdits(draft: Pick<Draft, 'put' | 'delete'>, edits: NodeEdits) {
  for (const [id, { after }] of edits) {
    if (after) draft.put(after)
    else draft.delete(id)
  }
}

const entrySchema = v.looseObject({
  base: v.string(),
  result: v.string(),
  put: v.array(storedNode),
  removed: v.array(v.string()),
})

const journalSchema = v.looseObject({
  entry: v.optional(v.unknown()),
  setAside: v.optional(v.array(v.unknown()), []),
})

/** Reads an entry; `undefined` where it is none. */
export function readEntry(value: unknown): JournalEntry | undefined {
  const read = v.safeParse(entrySchema, value)
  return read.success ? read.output : undefined
}

/** Decodes a journal; an entry that cannot be read is set aside. */
export function decodeJournal(data: unknown): SvgEditorJournal | undefined {
  const read = v.safeParse(journalSchema, data)
  if (!read.success) return undefined
  const { entry, ...journal } = read.output
  if (entry === undefined) return journal
  const known = readEntry(entry)
  return known ? { ...journal, entry: known } : withSetAside(journal, entry)
}
