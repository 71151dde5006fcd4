import type { OnLost, Slice, StorageAdapter } from '@kleinzeug/storage'
import { mergeNamedList, mergeValue } from '@kleinzeug/storage/merge'
import { decodeData, defaultData, type SvgEditorData } from './model/document/editorData.ts'
import { decodeLarge, type SvgEditorLarge } from './model/document/large.ts'
import { decodeJournal, type SvgEditorJournal } from './model/document/journal.ts'
import { renamed } from './model/document/record.ts'

export { foldJournal } from './state/storing/foldJournal.ts'

export type SvgEditorStorage = StorageAdapter<SvgEditorData>

/** Stores the newest edits of a large drawing, which is stored as a whole only now and then. */
export type SvgEditorJournalStorage = StorageAdapter<SvgEditorJournal>

/** Stores a drawing that is too large for the record, apart from it. */
export type SvgEditorLargeStorage = StorageAdapter<SvgEditorLarge>

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Merges the libraries by the names of their drawings. Two versions of the open drawing cannot be merged:
 * where both sides have drawn, the edits are a conflict. Where it is unknown what both started from, as in
 * an import, the other drawing goes into the library.
 */
function merge(base: SvgEditorData | undefined, mine: SvgEditorData, theirs: SvgEditorData, onLost?: OnLost) {
  const hasDrawn = ({ current }: SvgEditorData) => !isSame(current, (base ?? defaultData()).current)
  const isOneDrawing = isSame(mine.current, theirs.current)
  if (base && !isOneDrawing && hasDrawn(mine) && hasDrawn(theirs)) return undefined
  const [drawn, other] = hasDrawn(mine) || !hasDrawn(theirs) ? [mine, theirs] : [theirs, mine]
  const others =
    isOneDrawing || !hasDrawn(other)
      ? other.library
      : [...other.library, renamed(other.current, drawn.library)]
  const library = mergeNamedList(
    base?.library,
    drawn.library,
    others,
    ({ element }) => element.id,
    (...versions) => mergeValue(...versions, onLost),
  )
  const { history, ...data } = { ...other, ...drawn }
  // Undo steps address library entries by index.
  const isAppended = drawn.library.every((entry, index) => entry === library[index])
  return { ...data, library, ...(history && isAppended && { history }) }
}

/** The editor's slice: its defaults, the decoder for data of any earlier version, and the merge of two tabs' edits. */
export const svgEditorSlice: Slice<SvgEditorData> = {
  name: 'svgEditor',
  defaults: defaultData,
  decode: decodeData,
  merge,
  summary: ({ library }) => ({ drawings: library.length + 1 }),
}

/** The slice of the editor's journal, for the prop `journal`. */
export const svgEditorJournalSlice: Slice<SvgEditorJournal> = {
  name: 'svgEditorJournal',
  defaults: () => ({ setAside: [] }),
  decode: decodeJournal,
}

/** The slice of a drawing too large for the record, for the prop `large`. */
export const svgEditorLargeSlice: Slice<SvgEditorLarge> = {
  name: 'svgEditorLarge',
  defaults: () => ({}),
  decode: decodeLarge,
}
