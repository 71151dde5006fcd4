import type { Remains as RecordRemains } from '@kleinzeug/storage/local/manage'
import { blobDatabases } from '../registry/blobDatabases.ts'
import { manager } from './manager.ts'

/** What could not be deleted. */
export type Remains = RecordRemains | 'caches'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function deleteCaches() {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}

async function clearCaches(): Promise<boolean> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
    await Promise.all(registrations.map((registration) => registration.unregister()))
    await deleteCaches()
    // A worker that was being installed still fills its cache for a moment.
    for (let attempt = 0; registrations.length > 0 && attempt < 5; attempt++) {
      await pause(200)
      await deleteCaches()
    }
    return (await caches.keys()).length === 0
  } catch {
    // Without a secure context there are no caches, and nothing to delete.
    return !('caches' in globalThis)
  }
}

/** Not by `deleteBlobs`: the page of the settings would load the storage of files. */
const deleteDatabase = (name: string) =>
  new Promise<boolean>((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve(true)
    request.addEventListener('error', () => resolve(false))
  })

/** Deletes everything that the site has stored in this browser. Resolves to what could not be deleted. */
export async function deleteEverything(): Promise<readonly Remains[]> {
  const remains: Remains[] = [...(await manager.deleteEverything())]
  if (remains.includes('newer')) return remains
  try {
    // oxlint-disable-next-line no-restricted-globals -- whatever else this tab holds goes, too
    sessionStorage.clear()
  } catch {
    // Where it is blocked it holds nothing.
  }
  document.cookie = 'token=; path=/; max-age=0'
  for (const name of blobDatabases)
    if (!remains.includes('indexedDB') && !(await deleteDatabase(name))) remains.push('indexedDB')
  if (!(await clearCaches())) remains.push('caches')
  return remains
}
