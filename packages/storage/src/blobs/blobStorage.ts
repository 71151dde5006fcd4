/** Files that are too large for a record, by a key. Every member rejects where the browser refuses. */
export interface BlobStorage {
  /** `undefined` where there is none. */
  readonly read: (key: string) => Promise<Blob | undefined>
  readonly write: (key: string, blob: Blob) => Promise<void>
  readonly remove: (key: string) => Promise<void>
  readonly keys: () => Promise<readonly string[]>
}

/** Keeps files until the page is left. */
export function memoryBlobs(): BlobStorage {
  const blobs = new Map<string, Blob>()
  return {
    read: async (key) => blobs.get(key),
    write: async (key, blob) => void blobs.set(key, blob),
    remove: async (key) => void blobs.delete(key),
    keys: async () => [...blobs.keys()],
  }
}
