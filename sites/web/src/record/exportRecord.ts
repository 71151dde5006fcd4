import { saveFile } from '@kleinzeug/ui'
import { page } from '../page/page.ts'
import { manager } from './manager.ts'

/** Downloads all data as a file, also when nothing can be stored. */
export async function exportRecord(): Promise<void> {
  // A record of a newer version is exported as it is stored; so is one whose tools cannot be loaded.
  if (page.record.status.read().kind !== 'newer')
    await import('../registry/toolFields.ts')
      .then(({ completeData }) => completeData(manager.summary.read().texts, page.record.slice))
      .catch(() => {})
  const { fileName, text } = manager.exportRecord()
  saveFile(fileName, text)
}
