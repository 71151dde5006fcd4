// IndexedDB by hand: the wrappers on npm reach for the global `indexedDB`, which here must be
// replaceable, since a promise of this package is what happens when it fails.
import { attempt } from './attempt.ts'
import type { KeptBackup, NumberedBackup } from './backup.ts'
import { isObject } from './json.ts'
import { isNewer, Part } from './part.ts'
import type { Parts } from './ledger.ts'
import { asRevision } from './recordText.ts'

/** What the reserve copy holds. */
export interface Mirrored {
  readonly parts: Map<string, Part>
  readonly cleared: number
  /** Checksums of the fields of the record without `meta` that this one grew from. */
  readonly origin: ReadonlyMap<string, string>
}

/** Copy of the record in IndexedDB, which survives what localStorage does not: a killed browser. */
export interface Mirror {
  /** @param known what is there already: a part that agrees with it needs no reading through */
  readonly load: (known: Parts) => Promise<Mirrored>
  /** Keeps each part unless a newer one is there already. Answers those that are. */
  readonly save: (parts: Parts, cleared: number, origin: ReadonlyMap<string, string>) => Promise<Mirrored>
  readonly backups: () => Promise<readonly NumberedBackup[]>
  /** Puts a backup by; beyond `most` the oldest goes. One of the same content is there only once. */
  readonly addBackup: (backup: KeptBackup, most: number, notWithin: number) => Promise<void>
  /** Leaves nothing but the time of deletion. */
  readonly clear: (cleared: number) => Promise<void>
  readonly close: () => void
}

interface Row {
  readonly text: string | undefined
  readonly checksum: string
  readonly revision: number
  readonly base: number
}

const stores = ['parts', 'backups', 'notes'] as const

const refused = () => new Error('IndexedDB refused')

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.addEventListener('error', () => reject(request.error ?? refused()))
  })
}

/** All that a store holds, in the order of its keys. */
async function entriesOf<T>(store: IDBObjectStore) {
  // One after the other, here and below: a call that throws must not leave another unattended.
  const keys = await answer(store.getAllKeys())
  const rows = await answer<T[]>(store.getAll())
  return rows.map((row, i) => [keys[i], row] as const)
}

/** A row as it is found: whether it is sound remains to be seen. */
function partOf(row: unknown): Part | undefined {
  if (!isObject(row)) return undefined
  const { text, checksum, revision, base } = row as Partial<Record<keyof Row, unknown>>
  const dates = [asRevision(revision), asRevision(base)] as const
  if (text === undefined) return Part.ofText(text, ...dates)
  return typeof text === 'string' && typeof checksum === 'string'
    ? Part.stored(text, ...dates, checksum)
    : undefined
}

const rowOf = ({ text, checksum, revision, base }: Part): Row => ({ text, checksum, revision, base })

/**
 * Opens the reserve copy.
 *
 * @param version of the record: a database of a later one cannot be opened, which is as it should be
 * @param onNewer called when another tab opens it with a later version; it is closed then
 * @throws (rejects) where IndexedDB is missing, blocked or newer; the error of the last is a `VersionError`
 */
export async function openMirror(
  factory: IDBFactory | undefined,
  name: string,
  version: number,
  onNewer: () => void,
): Promise<Mirror> {
  const request = factory?.open(name, version)
  if (!request) throw refused()
  request.onupgradeneeded = () => {
    const db = request.result
    for (const store of stores)
      if (!db.objectStoreNames.contains(store))
        db.createObjectStore(store, { autoIncrement: store === 'backups' })
  }
  const db = await answer(request)
  db.onversionchange = ({ newVersion }) => {
    attempt(() => db.close())
    // null: the database is being deleted, as when the visitor clears the site's data.
    if (newVersion !== null) onNewer()
  }
  return mirrorIn(db)
}

async function notes(store: IDBObjectStore) {
  const cleared = await answer<unknown>(store.get('cleared'))
  const origin = await answer<unknown>(store.get('origin'))
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
      transaction.addEventListener('abort', () => reject(refused()))
    })
    const done = work((name) => transaction.objectStore(name)).catch((error: unknown) => {
      // Half of it must not be kept: the half could be the deleting one.
      attempt(() => transaction.abort())
      throw error
    })
    const [result] = await Promise.all([done, complete])
    return result
  }

  return {
    load: (known) =>
      inside('readonly', async (store) => {
        const rows = await entriesOf(store('parts'))
        const noted = await notes(store('notes'))
        const parts = new Map<string, Part>()
        for (const [name, row] of rows) {
          const part = partOf(row)
          // A row that does not fit its checksum is no copy of anything.
          if (typeof name === 'string' && part && (known.get(name)?.agrees(part) || part.isSound))
            parts.set(name, part)
        }
        return { parts, ...noted }
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
            if (there && isNewer(there, part) && there.isSound) newer.set(name, there)
            else if (since === 0 || part.revision > since) store('parts').put(rowOf(part), name)
          }),
        )
        return { parts: newer, cleared: since, origin }
      }),

    backups: () =>
      inside('readonly', async (store) => {
        const rows = await entriesOf<KeptBackup>(store('backups'))
        return rows.map(([id, row]) => ({ ...row, id: Number(id) })).toReversed()
      }),

    addBackup: (backup, most, notWithin) =>
      inside('readwrite', async (store) => {
        const all = store('backups')
        const rows = await entriesOf<KeptBackup>(all)
        const isNeedless = ([, { content, date }]: (typeof rows)[number]) =>
          content === backup.content || backup.date - date < notWithin
        if (rows.some(isNeedless)) return
        all.add(backup)
        for (const [id] of rows.slice(0, Math.max(0, rows.length + 1 - most))) all.delete(Number(id))
      }),

    clear: (cleared) =>
      inside('readwrite', async (store) => {
        for (const name of stores) store(name).clear()
        store('notes').put(cleared, 'cleared')
      }),

    close: () => db.close(),
  }
}
