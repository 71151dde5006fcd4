import { TrialStorage } from '../local/trial/trialStorage.ts'
import type { AttackedPage, AttackedStorage, OpenedStorage } from './attackedStorage.ts'
import type { Notes } from './notes.ts'
import { pageStorages } from './pageStorage.ts'

/** Strings anywhere in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const result = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })

/** All texts in the databases of a factory. */
export async function textsInDatabases(indexedDB: IDBFactory) {
  const texts: string[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await result(indexedDB.open(name))
    for (const store of database.objectStoreNames)
      texts.push(...textsIn(await result(database.transaction(store).objectStore(store).getAll())))
    database.close()
  }
  return texts
}

/** A task after those that are under way. */
export const pause = (milliseconds = 0) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** One more page over the localStorage of others, without what else tabs could tell each other by. */
export function pageOver(
  pageStorage: ReturnType<typeof pageStorages>,
  indexedDB: IDBFactory | undefined,
): AttackedPage {
  const window = new EventTarget()
  return {
    localStorage: pageStorage(window),
    indexedDB,
    window,
    BroadcastChannel: undefined,
    document: undefined,
    storageManager: undefined,
    delay: 0,
  }
}

/** A browser in memory in which a storage is attacked. */
export function attackedBrowser({ open, indexedDB: makeFactory }: AttackedStorage) {
  const indexedDB = makeFactory?.()
  const localStorage = new TrialStorage()
  const pageStorage = pageStorages(localStorage)
  const page = () => pageOver(pageStorage, indexedDB)

  /** Opens one more page and waits until it has stored what it wants to store at the start. */
  async function visit(): Promise<OpenedStorage> {
    const opened = await open(page())
    await opened.settled()
    return opened
  }

  /** A visit in which this document is written. */
  async function write(notes: Notes) {
    const { storage, settled, close } = await visit()
    storage.write(notes)
    await settled()
    await close?.()
  }

  /** What the next visit reads. */
  async function read() {
    const { storage, settled, close } = await visit()
    const notes = storage.read()
    await settled()
    await close?.()
    return notes
  }

  /** Whether a text stands anywhere in the stores, as it is or within JSON. */
  async function holds(text: string) {
    const all = [...localStorage.entries.values(), ...(indexedDB ? await textsInDatabases(indexedDB) : [])]
    const escaped = JSON.stringify(text).slice(1, -1)
    return all.some((stored) => stored.includes(text) || stored.includes(escaped))
  }

  return { localStorage, page, open, visit, write, read, holds }
}

export type AttackedBrowser = ReturnType<typeof attackedBrowser>
