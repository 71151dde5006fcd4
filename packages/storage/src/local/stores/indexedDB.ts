// IndexedDB without a wrapper: those on npm use the global `indexedDB`, which must be replaceable here
// so that its failures can be tested.

export const refused = () => new Error('IndexedDB refused')

export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.addEventListener('error', () => reject(request.error ?? refused()))
  })
}

/** The entries of a store in the order of its keys. */
export async function entriesOf<T>(store: IDBObjectStore) {
  // One request after the other: if one throws, no other promise is left unhandled.
  const keys = await resultOf(store.getAllKeys())
  const rows = await resultOf<T[]>(store.getAll())
  return rows.map((row, i) => [keys[i], row] as const)
}
