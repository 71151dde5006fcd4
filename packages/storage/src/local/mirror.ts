// IndexedDB by hand: the wrappers on npm reach for the global `indexedDB`, which here must be
// replaceable, since a promise of this package is what happens when it fails.
import { checksum } from './checksum.ts'
import { isObject } from './json.ts'
import { isNewer, Part } from './part.ts'
import type { Parts } from './ledger.ts'
import type { Backup } from './recordStore.ts'
import { asRevision } from './recordText.ts'

/** What the reserve copy holds. */
export interface Mirrored {
  readonly parts: Map<string, Part>
  readonly cleared: number
  /** Checksums of the fields of the record without `meta` that this one grew from. */
  readonly origin: ReadonlyMap<string, string>
}

/** A backup before it has its number. */
export type NewBackup = Omit<Backup, 'id'> & { readonly content: string }

/** Copy of the record in IndexedDB, which survives what localStorage does not: a killed browser. */
export interface Mirror {
  readonly load: () => Promise<Mirrored>
  /** Keeps each part unless a newer one is there already. Answers those that are. */
  readonly save: (parts: Parts, cleared: number, origin: ReadonlyMap<string, string>) => Promise<Mirrored>
  readonly backups: () => Promise<readonly Backup[]>
  /** Puts a backup by; beyond `most` the oldest goes. One of the same content is there only once. */
  readonly addBackup: (backup: NewBackup, most: number, notWithin: number) => Promise<void>
  /** Leaves nothing but the time of deletion. */
  readonly clear: (cleared: number) => Promise<void>
  readonly close: () => void
}

interface Row {
  readonly text?: string
  readonly checksum: string
  readonly revision: number
  readonly base: number
}

const stores = ['parts', 'backups', 'notes'] as const

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')))
  })
}

function partOf(row: unknown): Part | undefined {
  if (!isObject(row)) return undefined
  const { text, checksum: sum } = row as Partial<Record<keyof Row, unknown>>
  if (text === undefined) return Part.ofText(undefined, asRevision(row['revision']), asRevision(row['base']))
  // A row that does not fit its checksum is no copy of anything.
  if (typeof text !== 'string' || checksum(text) !== sum) return undefined
  return Part.ofText(text, asRevision(row['revision']), asRevision(row['base']), sum)
}

const rowOf = ({ text, checksum, revision, base }: Part): Row => ({
  ...(text !== undefined && { text }),
  checksum,
  revision,
  base,
})

/**
 * Opens the reserve copy.
 *
 * @param version of the record: a database of a later one cannot be opened, which is as it should be
 * @param onNewer called when another tab opens it with a later version; it is closed then
 * @throws (rejects) where IndexedDB is missing, blocked or newer; the error of the last is a `VersionError`
 */
export function openMirror(
  factory: IDBFactory,
  name: string,
  version: number,
  onNewer: () => void,
): Promise<Mirror> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, version)
    request.onupgradeneeded = () => {
      const db = request.result
      const missing = stores.filter((store) => !db.objectStoreNames.contains(store))
      for (const store of missing)
        db.createObjectStore(store, store === 'backups' ? { autoIncrement: true } : {})
    }
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')))
    request.onsuccess = () => {
      const db = request.result
      db.onversionchange = ({ newVersion }) => {
        db.close()
        // null: the database is being deleted, as when the visitor clears the site's data.
        if (newVersion !== null) onNewer()
      }
      resolve(mirrorIn(db))
    }
  })
}

async function notes(store: IDBObjectStore) {
  const [cleared, origin] = await Promise.all([answer(store.get('cleared')), answer(store.get('origin'))])
  return {
    cleared: asRevision(cleared),
    origin: origin instanceof Map ? (origin as Map<string, string>) : new Map<string, string>(),
  }
}

function mirrorIn(db: IDBDatabase): Mirror {
  async function inside<T>(
    mode: IDBTransactionMode,
    work: (store: (name: (typeof stores)[number]) => IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    const transaction = db.transaction(stores, mode, { durability: 'strict' })
    const complete = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB gave up')))
    })
    const [result] = await Promise.all([work((name) => transaction.objectStore(name)), complete])
    return result
  }

  return {
    load: () =>
      inside('readonly', async (store) => {
        const [names, rows, { cleared, origin }] = await Promise.all([
          answer(store('parts').getAllKeys()),
          answer<unknown[]>(store('parts').getAll()),
          notes(store('notes')),
        ])
        const parts = new Map<string, Part>()
        for (const [i, name] of names.entries()) {
          const part = partOf(rows[i])
          if (part && typeof name === 'string') parts.set(name, part)
        }
        return { parts, cleared, origin }
      }),

    save: (parts, cleared, origin) =>
      inside('readwrite', async (store) => {
        const before = await notes(store('notes'))
        if (cleared > before.cleared) {
          store('parts').clear()
          store('notes').put(cleared, 'cleared')
        }
        store('notes').put(origin, 'origin')
        const since = Math.max(cleared, before.cleared)
        const newer = new Map<string, Part>()
        await Promise.all(
          [...parts].map(async ([name, part]) => {
            const there = partOf(await answer<unknown>(store('parts').get(name)))
            if (there && isNewer(there, part)) newer.set(name, there)
            else if (since === 0 || part.revision > since) store('parts').put(rowOf(part), name)
          }),
        )
        return { parts: newer, cleared: since, origin }
      }),

    backups: () =>
      inside('readonly', async (store) => {
        const [ids, rows] = await Promise.all([
          answer(store('backups').getAllKeys()),
          answer<NewBackup[]>(store('backups').getAll()),
        ])
        return rows.map((row, i) => ({ ...row, id: Number(ids[i]) })).toReversed()
      }),

    addBackup: (backup, most, notWithin) =>
      inside('readwrite', async (store) => {
        const [ids, rows] = await Promise.all([
          answer(store('backups').getAllKeys()),
          answer<NewBackup[]>(store('backups').getAll()),
        ])
        if (rows.some(({ content }) => content === backup.content)) return
        if (rows.some(({ date }) => backup.date - date < notWithin)) return
        store('backups').add(backup)
        for (const id of ids.slice(0, Math.max(0, ids.length + 1 - most))) store('backups').delete(id)
      }),

    clear: (cleared) =>
      inside('readwrite', async (store) => {
        for (const name of stores) store(name).clear()
        store('notes').put(cleared, 'cleared')
      }),

    close: () => db.close(),
  }
}
