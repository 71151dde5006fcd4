import type { Fields } from '../record/replica.ts'
import { writeRecord } from '../record/recordText.ts'
import { entriesOf } from '../stores/indexedDB.ts'
import type { MirrorConnection } from '../stores/mirrorConnection.ts'
import type { Backup, KeptBackup, NumberedBackup } from './backup.ts'
import { bookkeeping } from './bookkeeping.ts'

const MOST = 5
/** Routine backups are made at most once in this time, so that reloading does not push out older ones. */
const ROUTINE_INTERVAL = 60 * 60 * 1000

/** The last five differing records: in the mirror, or in memory where there is none. */
export function createArchive(mirror: MirrorConnection, now: () => number) {
  let inMemory: NumberedBackup[] = []
  let lastId = 0

  return {
    add: async (reason: Backup['reason'], fields: Fields, cleared: number) => {
      const data = [...fields].filter(([name, { text }]) => text !== undefined && !bookkeeping.has(name))
      if (data.length === 0) return
      const backup: KeptBackup = {
        date: now(),
        reason,
        text: writeRecord(fields, cleared),
        content: data
          .map(([name, { checksum }]) => `${name} ${checksum}`)
          .toSorted()
          .join('\n'),
      }
      const notWithin = reason === 'routine' ? ROUTINE_INTERVAL : 0
      const isStored = await mirror.use((opened) =>
        opened.inTransaction('readwrite', async (store) => {
          const backups = store('backups')
          const rows = await entriesOf<KeptBackup>(backups)
          const isNeedless = ([, { content, date }]: (typeof rows)[number]) =>
            content === backup.content || backup.date - date < notWithin
          if (rows.some(isNeedless)) return true
          backups.add(backup)
          for (const [id] of rows.slice(0, Math.max(0, rows.length + 1 - MOST))) backups.delete(Number(id))
          return true
        }),
      )
      if (isStored || inMemory.some(({ content }) => content === backup.content)) return
      // Negative, so that it differs from every id of the database.
      inMemory = [{ ...backup, id: --lastId }, ...inMemory].slice(0, MOST)
    },
    list: async (): Promise<readonly NumberedBackup[]> => {
      const rows = await mirror.use((opened) =>
        opened.inTransaction('readonly', (store) => entriesOf<KeptBackup>(store('backups'))),
      )
      const stored = (rows ?? []).map(([id, row]) => ({ ...row, id: Number(id) })).toReversed()
      return [...inMemory, ...stored].toSorted((a, b) => b.date - a.date).slice(0, MOST)
    },
    /** Drops the backups in memory. */
    forget: async () => {
      inMemory = []
    },
  }
}

export type Archive = ReturnType<typeof createArchive>
