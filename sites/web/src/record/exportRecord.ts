import type { RecordFile } from '@kleinzeug/storage/local/manage'
import { saveFile } from '@kleinzeug/ui'
import { page } from '../page/page.ts'
import { manager } from './manager.ts'

/** All data as a file, also when nothing can be stored. Saves the time as that of the last export. */
export async function recordFile(): Promise<RecordFile> {
  // A record of a newer version is exported as it is stored; so is one whose tools cannot be loaded.
  if (page.record.status.read().kind !== 'newer')
    await import('../registry/toolFields.ts')
      .then(({ completeData }) => completeData(manager.summary.read().texts, page.record.slice))
      .catch(() => {})
  return manager.exportRecord()
}

/** Downloads all data as a file. */
export async function exportRecord(): Promise<void> {
  const { fileName, text } = await recordFile()
  saveFile(fileName, text)
}
