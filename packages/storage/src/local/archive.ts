import type { Backup, KeptBackup, NumberedBackup } from './backup.ts'
import { bookkeeping } from './fields.ts'
import type { Parts } from './ledger.ts'
import { writeRecord } from './recordText.ts'
import type { Reserve } from './reserve.ts'

const MOST = 5
/** A routine backup is put by at most once in this time, so that reloading does not push older ones out. */
const ROUTINE_EVERY = 60 * 60 * 1000

/** The last five differing records: in the reserve copy, and in memory where there is none. */
export function createArchive(reserve: Reserve, now: () => number) {
  let inMemory: NumberedBackup[] = []
  let lastId = 0

  return {
    add: async (reason: Backup['reason'], parts: Parts, cleared: number) => {
      const data = [...parts].filter(([name, { text }]) => text !== undefined && !bookkeeping.has(name))
      if (data.length === 0) return
      const backup: KeptBackup = {
        date: now(),
        reason,
        text: writeRecord(parts, cleared),
        content: data
          .map(([name, { checksum }]) => `${name} ${checksum}`)
          .toSorted()
          .join('\n'),
      }
      const notWithin = reason === 'routine' ? ROUTINE_EVERY : 0
      const kept = await reserve.use(async (mirror) => {
        await mirror.addBackup(backup, MOST, notWithin)
        return true
      })
      if (kept || inMemory.some(({ content }) => content === backup.content)) return
      // Below zero, apart from the numbers of the database.
      inMemory = [{ ...backup, id: --lastId }, ...inMemory].slice(0, MOST)
    },
    list: async (): Promise<readonly NumberedBackup[]> => {
      const kept = (await reserve.use((mirror) => mirror.backups())) ?? []
      return [...inMemory, ...kept].toSorted((a, b) => b.date - a.date).slice(0, MOST)
    },
    forget: () => {
      inMemory = []
    },
  }
}

export type Archive = ReturnType<typeof createArchive>
