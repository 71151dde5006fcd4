import { foldJournal, svgEditorJournalSlice, svgEditorSlice } from '@kleinzeug/svg-editor'
import { page } from '../page/page.ts'

/** Folds the SVG editor's newest edits into its drawing, which an editor in another window has not done yet. */
export const foldDrawing = () =>
  foldJournal(page.record.slice(svgEditorSlice), page.record.slice(svgEditorJournalSlice))
