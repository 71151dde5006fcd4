import { backupSlice } from '@kleinzeug/storage/local'
import { page } from '../page/page.ts'

/** Keeps a connected folder up to date; without one it loads nothing. */
export async function followFolder(): Promise<void> {
  await Promise.all([page.hydration.isDone, page.record.ready])
  // Without a network it is brought up to date at the next visit.
  if (page.record.slice(backupSlice).read()?.folder) await import('./folder.ts').catch(() => {})
}
