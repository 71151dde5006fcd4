/** A file of the site that the service worker does not load by itself. */
export interface OfflineFile {
  readonly file: string
  /** Bytes on the wire. */
  readonly size: number
}

const urlOf = ({ file }: OfflineFile) => `/${file.replace(/(?:index)?\.html$/, '')}`

/** The files that are not cached yet. Rejects where there is no service worker or no network. */
export async function missingFiles(): Promise<readonly OfflineFile[]> {
  if (!navigator.serviceWorker?.controller) throw new Error('no service worker')
  const response = await fetch('/offline.json')
  const files: readonly OfflineFile[] = await response.json()
  const isMissing = await Promise.all(
    files.map(async (file) => !(await caches.match(urlOf(file), { ignoreSearch: true }))),
  )
  return files.filter((_file, i) => isMissing[i])
}

/** Caches these files one after the other. Resolves to whether all of them are there now. */
export async function loadRest(
  files: readonly OfflineFile[],
  onProgress: (done: number) => void,
): Promise<boolean> {
  const cache = await caches.open('used')
  let done = 0
  try {
    for (const file of files) {
      onProgress(done)
      const response = await fetch(urlOf(file))
      const isPage = response.headers.get('content-type')?.includes('text/html') ?? true
      if (!response.ok || isPage !== file.file.endsWith('.html')) return false
      await cache.put(urlOf(file), response)
      done += file.size
    }
    return true
  } catch {
    return false
  }
}
