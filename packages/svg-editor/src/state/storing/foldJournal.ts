import type { StorageAdapter } from '@kleinzeug/storage'
import { digestAfter, digestOf } from '../../model/document/digest.ts'
import { createDrawingStore } from '../../model/document/drawingStore.ts'
import type { SvgEditorData } from '../../model/document/editorData.ts'
import { editsOf, putEdits, type SvgEditorJournal } from '../../model/document/journal.ts'
import { fromTree } from '../../model/document/record.ts'
import { librarySize, mostStored, wholeOf } from '../../model/document/storedForm.ts'

/**
 * Folds the journal into the stored drawing without an open editor, so that an export of the data contains the
 * newest drawing: the editor that wrote the journal may be open in another window, or was killed. A journal that
 * does not fit the drawing is left to the next visit, which sets it aside with an alert.
 *
 * @example
 * ```ts
 * foldJournal(storage, journal)
 * saveFile('drawings.json', JSON.stringify(storage.read()))
 * ```
 */
export function foldJournal(
  storage: StorageAdapter<SvgEditorData>,
  journal: StorageAdapter<SvgEditorJournal>,
): void {
  const data = storage.read()
  const { entry, ...others } = journal.read() ?? { setAside: [] }
  const drawing = data && fromTree(data.current)
  if (!drawing || !entry) return
  const base = digestOf(drawing)
  const edits = editsOf(entry, drawing.nodes, base)
  if (!edits) return
  const size = digestAfter(base, edits.values()).size + librarySize(data.library)
  if (size > mostStored) return
  const { history, ...kept } = data
  const store = createDrawingStore(drawing, history, data.library)
  store.commit((draft) => putEdits(draft, edits))
  storage.write({ ...kept, ...wholeOf(store, size) })
  journal.write(others)
}
