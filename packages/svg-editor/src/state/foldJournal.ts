import type { StorageAdapter } from '@kleinzeug/storage'
import { createDrawingStore } from '../model/document/drawingStore.ts'
import { tallyAfter, tallying } from '../model/document/drawingTally.ts'
import type { SvgEditorData } from '../model/document/editorData.ts'
import { editsOf, putEdits, type SvgEditorJournal } from '../model/document/journal.ts'
import { fromTree, toTree } from '../model/document/record.ts'
import { mostHistory, mostStored, storedHistory } from '../model/document/storedHistory.ts'

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
  const tally = tallying([...drawing.nodes.values()])(Infinity)
  const edits = tally && editsOf(entry, drawing.nodes, tally)
  if (!edits) return
  const size = tallyAfter(tally, edits.values()).size + JSON.stringify(data.library).length
  if (size > mostStored) return
  const { history, ...kept } = data
  const store = createDrawingStore(drawing, history, data.library)
  store.commit((draft) => putEdits(draft, edits))
  storage.write({
    ...kept,
    current: toTree(store.drawing()),
    ...(size + mostHistory <= mostStored && { history: storedHistory(store.history()) }),
  })
  journal.write(others)
}
