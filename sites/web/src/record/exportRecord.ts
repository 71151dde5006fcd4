import { saveFile } from '@kleinzeug/ui'
import { page } from '../page/page.ts'

/** Downloads all data as a file, also when nothing can be stored. */
export function exportRecord(): void {
  const { fileName, text } = page.record.exportRecord()
  saveFile(fileName, text)
}
