import { tallying } from '../model/document/drawingTally.ts'
import { editsOf } from '../model/document/journal.ts'
import type { SvgEditorJournalStorage, SvgEditorStorage } from '../storage.ts'
import { persist } from './persistence.ts'
import { createSession } from './session.ts'
import { silentHost } from './silentHost.ts'

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
export function foldJournal(storage: SvgEditorStorage, journal: SvgEditorJournalStorage): void {
  const data = storage.read()
  const entry = journal.read()?.entry
  if (!data || !entry) return
  const session = createSession(data, silentHost)
  const { nodes, root } = session.store.drawing()
  const tally = tallying([...nodes.values()])(Infinity)
  if (!tally || !editsOf(entry, nodes, tally)) return
  if (data.fileName !== undefined) session.fileNames.set(root, data.fileName)
  persist(session, storage, journal).end()
}
