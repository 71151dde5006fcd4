import { saveFile } from '@kleinzeug/ui'
import { record } from './record.ts'

/** Hands the visitor all of their data as a file. Works from memory when nothing can be stored. */
export function exportRecord(): void {
  const { fileName, text } = record.exportRecord()
  saveFile(fileName, text)
}
