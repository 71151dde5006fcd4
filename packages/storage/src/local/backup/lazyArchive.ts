import type { MirrorConnection } from '../stores/mirrorConnection.ts'
import { backupSlice } from './backupSlice.ts'
import type { Archive } from './archive.ts'

/**
 * The archive, whose code is loaded with the first edit, or with a record that a reminder may be due for. Where it
 * cannot be loaded there are no backups and no reminders.
 */
export function createLazyArchive(mirror: MirrorConnection, now: () => number) {
  let archive: Promise<unknown> | undefined
  let loaded: Archive | undefined
  let last: Promise<unknown> = Promise.resolve()

  return {
    /** Resolves to `undefined` where the archive cannot be loaded. */
    use: <T>(work: (archive: Archive) => Promise<T>): Promise<T | undefined> => {
      archive ??= import('./archive.ts')
        .then(({ createArchive }) => (loaded = createArchive(mirror, now, backupSlice)))
        .catch(() => {})
      const result = archive.then(() => loaded && work(loaded))
      last = Promise.all([last, result])
      return result
    },
    /** `undefined` until it is loaded. */
    loaded: () => loaded,
    /** Resolves when every call so far has ended. */
    settled: () => last,
  }
}
