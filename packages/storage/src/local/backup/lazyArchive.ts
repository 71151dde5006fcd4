import type { MirrorConnection } from '../stores/mirrorConnection.ts'
import type { Archive } from './archive.ts'

/** The archive, whose code is loaded with the first backup. Where it cannot be loaded there are no backups. */
export function createLazyArchive(mirror: MirrorConnection, now: () => number) {
  let archive: Promise<Archive | undefined> | undefined
  let last: Promise<unknown> = Promise.resolve()

  return {
    /** Resolves to `undefined` where the archive cannot be loaded. */
    use: <T>(work: (archive: Archive) => Promise<T>): Promise<T | undefined> => {
      archive ??= import('./archive.ts').then(
        ({ createArchive }) => createArchive(mirror, now),
        () => undefined,
      )
      const result = archive.then((loaded) => loaded && work(loaded))
      last = result
      return result
    },
    /** Resolves when every call so far has ended. */
    settled: () => last,
  }
}
