import { isObject } from '../../decode/isObject.ts'
import { attempt } from '../attempt.ts'
import { asRevision, conflicts, type Fields, VersionedField } from '../record/versionedField.ts'
import { entriesOf, refused, resultOf } from './indexedDB.ts'

export interface MirrorContent {
  readonly fields: Map<string, VersionedField>
  readonly cleared: number
  /** Checksums of the fields of the record without `meta` that this one was made from. */
  readonly origin: ReadonlyMap<string, string>
  /** The texts that were set aside, as `quarantine.ts` has written them. */
  readonly setAside: unknown
}

/** The copy of the record in IndexedDB. It survives a killed browser, which localStorage does not. */
export interface Mirror {
  /** @param known what localStorage holds: a field that agrees with it is not hashed */
  readonly load: (known: Fields) => Promise<MirrorContent>
  /**
   * Stores fields unless the mirror has newer ones, or others that were made without knowledge of these: to those it
   * resolves. Deletes what is older than `cleared`.
   *
   * @param met versions of the mirror that the caller has merged, or added to the backups
   */
  readonly save: (
    fields: Fields,
    cleared: number,
    origin: ReadonlyMap<string, string>,
    met: Fields | undefined,
  ) => Promise<MirrorContent>
  /** Runs `work` in one transaction over all stores; it is undone as a whole when `work` fails. */
  readonly inTransaction: <T>(mode: IDBTransactionMode, work: Work<T>) => Promise<T>
  readonly close: () => void
}

const stores = ['parts', 'backups', 'notes'] as const
export type Work<T> = (store: (name: (typeof stores)[number]) => IDBObjectStore) => Promise<T>

/** The field of a row, not checked yet; `undefined` when the row has another shape. */
function fieldOf(row: unknown): VersionedField | undefined {
  if (!isObject(row)) return undefined
  const { text, checksum } = row
  return (text === undefined || typeof text === 'string') && typeof checksum === 'string'
    ? VersionedField.ofText(text, row, checksum)
    : undefined
}

/**
 * Opens the mirror.
 *
 * @param version of the record; IndexedDB refuses to open the database of a later one
 * @param onNewer called when another tab opens it with a later version; it is closed then
 * @throws (rejects) where IndexedDB is missing, blocked or newer; for the last with a `VersionError`
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
  const db = await resultOf(request)
  db.onversionchange = ({ newVersion }) => {
    attempt(() => db.close())
    // null: the database is being deleted, as when the visitor clears the site's data.
    if (newVersion !== null) onNewer()
  }
  return mirrorIn(db)
}

async function notesOf(store: IDBObjectStore) {
  const cleared = await resultOf<unknown>(store.get('cleared'))
  const origin = await resultOf<unknown>(store.get('origin'))
  const checksums: ReadonlyMap<string, string> = origin instanceof Map ? origin : new Map()
  const setAside = await resultOf<unknown>(store.get('setAside'))
  return { cleared: asRevision(cleared), origin: checksums, setAside }
}

function mirrorIn(db: IDBDatabase): Mirror {
  async function inTransaction<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
    const transaction = db.transaction(stores, mode, { durability: 'strict' })
    const complete = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.addEventListener('abort', () => reject(refused()))
    })
    const run = async () => {
      try {
        return await work((name) => transaction.objectStore(name))
      } catch (error) {
        // All or nothing: without this the requests before the error would be committed.
        attempt(() => transaction.abort())
        throw error
      }
    }
    const [result] = await Promise.all([run(), complete])
    return result
  }

  return {
    inTransaction,

    load: (known) =>
      inTransaction('readonly', async (store) => {
        const rows = await entriesOf(store('parts'))
        const notes = await notesOf(store('notes'))
        const fields = new Map<string, VersionedField>()
        for (const [name, row] of rows) {
          const field = fieldOf(row)
          // A damaged row is ignored.
          if (typeof name === 'string' && field && (known.get(name)?.agrees(field) || field.isSound))
            fields.set(name, field)
        }
        return { fields, ...notes }
      }),

    save: (fields, cleared, origin, met) =>
      inTransaction('readwrite', async (store) => {
        const before = await notesOf(store('notes'))
        if (cleared > before.cleared) {
          // Backups and texts that were set aside too.
          for (const name of stores) store(name).clear()
          store('notes').put(cleared, 'cleared')
        }
        store('notes').put(origin, 'origin')
        const since = Math.max(cleared, before.cleared)
        const others = new Map<string, VersionedField>()
        await Promise.all(
          [...fields].map(async ([name, field]) => {
            const present = fieldOf(await resultOf<unknown>(store('parts').get(name)))
            if (
              present &&
              met?.get(name)?.checksum !== present.checksum &&
              conflicts(field, present) &&
              present.isSound
            )
              others.set(name, present)
            else if (since === 0 || field.revision > since) {
              const { text, checksum, revision, base, edits } = field
              store('parts').put({ text, checksum, revision, base, edits }, name)
            }
          }),
        )
        return { ...before, fields: others, cleared: since }
      }),

    close: () => db.close(),
  }
}
