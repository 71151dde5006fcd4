import { saveFile } from '@kleinzeug/ui'
import { manager } from './manager.ts'

function save() {
  const { fileName, text } = manager.exportRecord()
  saveFile(fileName, text)
}

/** Downloads all data as a file, also when nothing can be stored. */
export function exportRecord(): void {
  if (!manager.summary.read().slices.some(({ name }) => name === 'svgEditorJournal')) save()
  // A journal that cannot be folded is exported as it is: it is a part of the record.
  else void import('./foldDrawing.ts').then((module) => module.foldDrawing()).then(save, save)
}
