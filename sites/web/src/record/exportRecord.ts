import { saveFile } from '@kleinzeug/ui'
import { page } from '../page/page.ts'
import { manager } from './manager.ts'

function save() {
  const { fileName, text } = manager.exportRecord()
  saveFile(fileName, text)
}

/** Folds the SVG editor's newest edits into its drawing, which an editor in another window has not done yet. */
async function foldDrawing() {
  const { foldJournal, svgEditorJournalSlice, svgEditorSlice } = await import('@kleinzeug/svg-editor')
  foldJournal(page.record.slice(svgEditorSlice), page.record.slice(svgEditorJournalSlice))
}

/** Downloads all data as a file, also when nothing can be stored. */
export function exportRecord(): void {
  const hasJournal = manager.summary.read().slices.some(({ name }) => name === 'svgEditorJournal')
  // What cannot be folded is exported all the same: the journal is a part of the record.
  if (hasJournal)
    void foldDrawing()
      .catch(() => undefined)
      .then(save)
  else save()
}
