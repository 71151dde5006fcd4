import type { BlobStorage } from './blobStorage.ts'

const STORE = 'blobs'

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')))
  })

/**
 * Keeps files in an IndexedDB database of their own. It is open for the time of one call, so that nothing stands in
 * the way of `deleteBlobs`.
 *
 * @param name of the database
 */
export function indexedDBBlobs(name: string, factory: () => IDBFactory = () => indexedDB): BlobStorage {
  async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) {
    const opening = factory().open(name, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    const db = await resultOf(opening)
    try {
      const transaction = db.transaction(STORE, mode)
      const complete = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.addEventListener('abort', () =>
          reject(transaction.error ?? new Error('IndexedDB refused')),
        )
      })
      const [result] = await Promise.all([resultOf(work(transaction.objectStore(STORE))), complete])
      return result
    } finally {
      db.close()
    }
  }
  return {
    read: async (key) => {
      const found = await inStore<unknown>('readonly', (store) => store.get(key))
      return found instanceof Blob ? found : undefined
    },
    write: async (key, blob) => void (await inStore('readwrite', (store) => store.put(blob, key))),
    remove: (key) => inStore('readwrite', (store) => store.delete(key)),
    keys: async () => (await inStore('readonly', (store) => store.getAllKeys())).map(String),
  }
}

/** Deletes such a database with all files. @throws (rejects) where the browser refuses */
export async function deleteBlobs(name: string, factory: () => IDBFactory = () => indexedDB): Promise<void> {
  await resultOf(factory().deleteDatabase(name))
}
