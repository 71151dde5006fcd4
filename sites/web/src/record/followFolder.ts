import { backupSlice } from '@kleinzeug/storage/local'
import { page } from '../page/page.ts'

/** Keeps a connected folder up to date; without one it loads nothing. */
export const followFolder = () =>
  page.record.ready
    .then(() => page.record.slice(backupSlice).read()?.folder && import('./folder.ts'))
    // Without a network it is brought up to date at the next visit.
    .catch(() => {})
