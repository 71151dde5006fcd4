import type { Page } from '@playwright/test'

/** Everything the browser stores for this site, as one text. */
export const everythingStored = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
      })
    const texts = [localStorage, sessionStorage].map((store) => JSON.stringify(Object.entries(store)))
    texts.push(document.cookie, location.href, JSON.stringify(history.state))
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        texts.push(JSON.stringify(await done(database.transaction(store).objectStore(store).getAll())))
      database.close()
    }
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) texts.push(url)
    return texts.join('\n')
  })
