import { backupSlice } from '@kleinzeug/storage/local'
import { page } from '../page/page.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000

/** Postpones the export reminder by a week. */
export function remindLater(): void {
  const backup = page.storage(backupSlice)
  backup.write({ ...(backup.read() ?? backupSlice.defaults()), remindFrom: Date.now() + WEEK })
}
