import { saveFile } from '@kleinzeug/ui'
import { page } from '../page/page.ts'
import { manager } from './manager.ts'

/** Size of a journal without edits. */
const emptyJournal = '{"setAside":[]}'.length

/** The editor knows how to fold its journal. Where it cannot be loaded, the journal is exported as it is. */
async function openJournal() {
  const journal = manager.summary.read().slices.find(({ name }) => name === 'svgEditorJournal')
  if (!journal || journal.size <= emptyJournal) return
  const editor = await import('@kleinzeug/svg-editor/slice').catch((): undefined => undefined)
  if (editor) page.record.slice(editor.svgEditorJournalSlice)
}

/** Downloads all data as a file, also when nothing can be stored. */
export async function exportRecord(): Promise<void> {
  await openJournal()
  const { fileName, text } = manager.exportRecord()
  saveFile(fileName, text)
}
