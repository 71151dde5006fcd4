import { saveFile } from '@kleinzeug/ui'
import { manager } from './manager.ts'

/** Downloads all data as a file, also when nothing can be stored. */
export function exportRecord(): void {
  const { fileName, text } = manager.exportRecord()
  saveFile(fileName, text)
}
