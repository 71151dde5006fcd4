import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { decodeData, defaultData, type SvgEditorData } from './model/document/editorData.ts'
import { decodeJournal, type SvgEditorJournal } from './model/document/journal.ts'

export type SvgEditorStorage = StorageAdapter<SvgEditorData>

/** Stores the newest edits of a large drawing, which is stored as a whole only now and then. */
export type SvgEditorJournalStorage = StorageAdapter<SvgEditorJournal>

/**
 * The editor's slice: its default data, and the decoder for data of any earlier version.
 *
 * @example
 * ```ts
 * const storage = localStorageAdapter('my-drawings', svgEditorSlice)
 * ```
 */
export const svgEditorSlice: Slice<SvgEditorData> = {
  name: 'svgEditor',
  defaults: defaultData,
  decode: decodeData,
}

/**
 * The slice of the editor's journal, for the prop `journal`.
 *
 * @example
 * ```ts
 * const journal = localStorageAdapter('my-drawings-journal', svgEditorJournalSlice)
 * ```
 */
export const svgEditorJournalSlice: Slice<SvgEditorJournal> = {
  name: 'svgEditorJournal',
  defaults: () => ({ setAside: [] }),
  decode: decodeJournal,
}
