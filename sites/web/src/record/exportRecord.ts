import { saveFile } from '@kleinzeug/ui'
import { record } from './record.ts'

/** Downloads all data as a file, also when nothing can be stored. */
export function exportRecord(): void {
  const { fileName, text } = record.exportRecord()
  saveFile(fileName, text)
}
