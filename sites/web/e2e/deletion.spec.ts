import { expect, test, type Page } from '@playwright/test'
import { startReact } from './pages.ts'

const record = (page: Page) => page.evaluate(() => localStorage.getItem('kleinzeug'))

async function open(page: Page, path: string) {
  await page.goto(path)
  await startReact(page)
}

/** A picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function addItem(page: Page, name: string) {
  await open(page, '/apps/decider')
  await page.getByRole('textbox', { name: 'Neuer Eintrag' }).fill(name)
  await page.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect.poll(() => record(page)).toContain(name)
}

async function deleteAll(page: Page) {
  await page.getByRole('button', { name: 'Alles löschen …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Alles löschen', exact: true }).click()
}

/** All that the browser holds for the site, by place. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('kleinzeug')
      request.onsuccess = () => resolve(request.result)
    })
    const names = [...db.objectStoreNames]
    const transaction = db.transaction(names)
    const keys = await Promise.all(
      names.map(
        (name) =>
          new Promise<readonly [string, readonly IDBValidKey[]]>((resolve) => {
            const request = transaction.objectStore(name).getAllKeys()
            request.onsuccess = () => resolve([name, request.result])
          }),
      ),
    )
    db.close()
    return {
      databases: (await indexedDB.databases()).map(({ name }) => name),
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
      cookie: document.cookie,
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      ...Object.fromEntries(keys),
    }
  })

test('deleting everything leaves nothing in any store, in no tab, and nothing comes back', async ({
  page,
  context,
}) => {
  await addItem(page, 'Draisine')
  await open(page, '/apps/resumeGenerator?section=portfolio')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Dateien wählen' }).click()
  await (await choosing).setFiles({ name: 'Zeugnis.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('textbox', { name: 'Lesezeichen 1' })).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.evaluate(() => {
    sessionStorage.setItem('note', 'x')
  })
  // A page without React: no record is open while the text is damaged.
  await page.goto('/meta/imprint')
  await page.evaluate(() => {
    const text = localStorage.getItem('kleinzeug') ?? ''
    localStorage.setItem('kleinzeug', text.replace('Draisine', 'Drxisine'))
  })
  await open(page, '/meta/settings')
  await page.getByRole('button', { name: 'Der Entscheider zurücksetzen' }).click()
  await expect(page.getByText('vor einem Zurücksetzen')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Beiseitegelegt' })).toBeVisible()
  const other = await context.newPage()
  await addItem(other, 'Rikscha')
  // Set this late, because a page with it starts React.
  await page.evaluate(() => {
    document.cookie = 'token=abc; path=/'
  })
  const full = await stored(page)
  for (const place of ['localStorage', 'sessionStorage', 'caches', 'parts', 'backups', 'notes'])
    expect(full, place).not.toMatchObject({ [place]: [] })
  expect(full).toMatchObject({
    cookie: 'token=abc',
    workers: 1,
    databases: expect.arrayContaining(['kleinzeug.resumeFiles']),
  })

  await deleteAll(page)
  await expect(page.getByText('Alles ist gelöscht.')).toBeVisible()
  await expect(page.getByText('Es gibt noch keinen früheren Stand.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Beiseitegelegt' })).toHaveCount(0)
  await expect(other.getByRole('switch', { name: '„Rikscha“ aktiv' })).toHaveCount(0)
  const empty = {
    localStorage: [],
    sessionStorage: [],
    cookie: '',
    caches: [],
    workers: 0,
    parts: [],
    backups: [],
    databases: ['kleinzeug'],
  }
  expect(await stored(page)).toMatchObject(empty)
  // The worker of the other tab works until that tab is left, and stores nothing that it fetches.
  const afterwards = await other.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const scripts = loaded.filter((name) => name.endsWith('.js'))
    // Twice, because what is not precached is stored after it was answered.
    for (const script of [...scripts, ...scripts]) await fetch(script)
    return {
      isFetched: scripts.length > 1,
      isControlled: navigator.serviceWorker.controller !== null,
      caches: await caches.keys(),
    }
  })
  expect(afterwards).toEqual({ isFetched: true, isControlled: true, caches: [] })
  // What the other tab still knew does not come back when it is left.
  await other.close()
  await page.reload()
  await startReact(page)
  await expect(page.getByText('Es gibt noch keinen früheren Stand.')).toBeVisible()
  expect(await stored(page)).toMatchObject({ localStorage: [], parts: [], backups: [] })
})

test('nothing is deleted where a newer version has stored, and that is said', async ({ page }) => {
  const newer = JSON.stringify({
    hologram: { depth: 3 },
    meta: { version: 999, revisions: {}, checksums: {} },
  })
  await page.addInitScript((text) => {
    if (!localStorage.getItem('kleinzeug')) localStorage.setItem('kleinzeug', text)
  }, newer)
  await open(page, '/meta/settings')
  await deleteAll(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Nichts ist gelöscht' })).toBeVisible()
  await expect(page.getByText('Alles ist gelöscht.')).toHaveCount(0)
  expect(await record(page)).toBe(newer)
})

const failures = {
  'Die Reservekopie': () => {
    const refuse = () => {
      throw new DOMException('refused', 'UnknownError')
    }
    IDBObjectStore.prototype.clear = refuse
    IDBObjectStore.prototype.put = refuse
  },
  'Der lokale Speicher': () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Storage.prototype.setItem = refuse
    Storage.prototype.removeItem = refuse
  },
  'Der Vorrat für unterwegs': () => {
    CacheStorage.prototype.delete = () => Promise.reject(new DOMException('refused', 'UnknownError'))
  },
}

for (const [place, fail] of Object.entries(failures)) {
  test(`what could not be deleted is named: ${place}`, { tag: '@more' }, async ({ page }) => {
    await addItem(page, 'Draisine')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await open(page, '/meta/settings')
    await page.evaluate(fail)
    await deleteAll(page)
    await expect(page.getByRole('alert').filter({ hasText: place })).toBeVisible()
    await expect(page.getByText('Alles ist gelöscht.')).toHaveCount(0)
  })
}
