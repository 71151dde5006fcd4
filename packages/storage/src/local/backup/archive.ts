import type { Slice } from '../../slice.ts'
import type { Fields } from '../record/versionedField.ts'
import { writeRecord } from '../record/recordText.ts'
import { entriesOf, resultOf } from '../stores/indexedDB.ts'
import type { MirrorConnection } from '../stores/mirrorConnection.ts'
import type { Backup, KeptBackup, NumberedBackup } from './backup.ts'
import type { BackupData } from './backupSlice.ts'
import { createReminders } from './reminder.ts'
import { thinned } from './thinned.ts'
import { bookkeeping } from './bookkeeping.ts'

/** Maximum number of backups per reason; older ones are deleted. */
const most = (reason: Backup['reason']) => (reason === 'conflict' ? 10 : 5)
/** UTF-16 units that all routine backups together may take; the oldest go first. */
const ROUTINE_SIZE = 16 * 1024 * 1024
/** Routine backups are made at most once in this time, so that reloading does not push out older ones. */
const ROUTINE_INTERVAL = 60 * 60 * 1000

/** Those of some rows of one reason that make room for another one; named ones stay. */
function superfluous(
  rows: ReadonlyArray<readonly [unknown, KeptBackup]>,
  { reason, date, text }: KeptBackup,
) {
  const same = rows.filter(([, row]) => row.reason === reason && row.name === undefined)
  if (reason !== 'routine') return same.slice(0, Math.max(0, same.length + 1 - most(reason)))
  const kept = thinned([...same.map(([, row]) => row.date), date], date)
  let size = text.length
  return same
    .toReversed()
    .filter(([, row]) => !kept.has(row.date) || (size += row.text.length) > ROUTINE_SIZE)
}

/** The last differing records of each reason, of routine ones fewer and fewer the older they are: in the mirror, or in memory where there is none. */
export function createArchive(mirror: MirrorConnection, now: () => number, slice: Slice<BackupData>) {
  let inMemory: NumberedBackup[] = []
  let lastId = 0

  return {
    ...createReminders(slice, now),
    /** Resolves to whether the record is in the archive, now or already. */
    add: async (reason: Backup['reason'], fields: Fields, cleared: number) => {
      const data = [...fields].filter(([name, { text }]) => text !== undefined && !bookkeeping.has(name))
      if (data.length === 0) return false
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
      const isStored = await mirror.transact('readwrite', async (store) => {
        const backups = store('backups')
        const rows = await entriesOf<KeptBackup>(backups)
        // By the distance, so that a backup of a clock that was ahead does not stop all later ones.
        const isNeedless = ([, row]: (typeof rows)[number]) =>
          row.content === backup.content ||
          (row.reason === reason && Math.abs(backup.date - row.date) < notWithin)
        if (rows.some(isNeedless)) return true
        backups.add(backup)
        for (const [id] of superfluous(rows, backup)) backups.delete(Number(id))
        return true
      })
      if (isStored || inMemory.some(({ content }) => content === backup.content)) return true
      // Negative, so that it differs from every id of the database.
      const others = inMemory.filter((item) => item.reason !== reason)
      const same = inMemory.filter((item) => item.reason === reason)
      inMemory = [{ ...backup, id: --lastId }, ...same.slice(0, most(reason) - 1), ...others]
      return true
    },
    list: async (): Promise<readonly NumberedBackup[]> => {
      const rows = await mirror.transact('readonly', (store) => entriesOf<KeptBackup>(store('backups')))
      const stored = (rows ?? []).map(([id, row]) => ({ ...row, id: Number(id) })).toReversed()
      return [...inMemory, ...stored].toSorted((a, b) => b.date - a.date)
    },
    /** Names a backup, so that it is kept; `undefined` lets it go when its time has come. */
    name: (id: number, name: string | undefined) =>
      mirror.transact('readwrite', async (store) => {
        const { name: _name, ...row } =
          (await resultOf<KeptBackup | undefined>(store('backups').get(id))) ?? {}
        if ('text' in row) store('backups').put(name === undefined ? row : { ...row, name }, id)
      }),
    /** Drops the backups in memory. */
    forget: async () => {
      inMemory = []
    },
  }
}

export type Archive = ReturnType<typeof createArchive>
