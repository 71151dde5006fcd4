import type { Page } from '@playwright/test'

/** What the browser stores for this site, as texts, by place. */
export const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
      })
    const databases: string[] = []
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        databases.push(JSON.stringify(await done(database.transaction(store).objectStore(store).getAll())))
      database.close()
    }
    const cached: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.push(url)
    return {
      local: JSON.stringify(Object.entries(localStorage)),
      session: JSON.stringify(Object.entries(sessionStorage)),
      address: [document.cookie, location.href, JSON.stringify(history.state)],
      databases,
      cached,
    }
  })

/** Everything the browser stores for this site, as one text. */
export const everythingStored = async (page: Page) =>
  Object.values(await storedTexts(page))
    .flat()
    .join('\n')
