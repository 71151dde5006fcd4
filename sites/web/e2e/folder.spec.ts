import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { strFromU8, unzipSync, zipSync } from 'fflate'
import { test } from './onDisk.ts'
import { startReact } from './pages.ts'

/** Chromium's origin private file system stands in for the folder that the visitor chooses. */
async function chooseOwnFolder(page: Page) {
  await page.addInitScript(() => {
    const choose = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('Meine Daten', { create: true })
    Object.assign(window, { showDirectoryPicker: choose })
  })
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await startReact(page)
}

async function connect(page: Page) {
  await open(page, '/meta/settings')
  await page.getByRole('button', { name: 'Ordner wählen …' }).click()
  await expect(page.getByText('„Meine Daten“ ist auf dem Stand von')).toBeVisible()
}

/** The texts of all files of the folder. */
const files = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string> = {}
    async function collect(folder: FileSystemDirectoryHandle, prefix: string) {
      for await (const [name, handle] of folder.entries())
        if (handle.kind === 'directory') await collect(handle, `${prefix}${name}/`)
        else if (!name.endsWith('.crswap')) found[prefix + name] = await (await handle.getFile()).text()
    }
    for (;;) {
      try {
        await collect(await (await navigator.storage.getDirectory()).getDirectoryHandle('Meine Daten'), '')
        return found
      } catch (error) {
        // The page has replaced a file between its listing and its reading.
        const replaced = ['NotFoundError', 'NotReadableError']
        if (!(error instanceof DOMException) || !replaced.includes(error.name)) throw error
      }
    }
  })

/** No pass begins until the page is left. */
const holdPasses = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('kleinzeug.folder', () => {
          held()
          return new Promise(() => {})
        })
      }),
  )

/** Another program writes a file, or deletes it. */
const change = (page: Page, path: string, text: string | null) =>
  page.evaluate(
    async ({ path, text }) => {
      const names = path.split('/')
      const name = names.pop() ?? ''
      let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('Meine Daten')
      for (const part of names) folder = await folder.getDirectoryHandle(part, { create: true })
      if (text === null) return folder.removeEntry(name)
      const writable = await (await folder.getFileHandle(name, { create: true })).createWritable()
      await writable.write(text)
      return writable.close()
    },
    { path, text },
  )

const returnTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

async function addItem(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Neuer Eintrag' }).fill(name)
  await page.getByRole('button', { name: 'Hinzufügen' }).click()
}

const LIST = 'Entscheider/Nächstes-Auto.txt'

test('a folder gets every edit within five seconds, also after a reload, and what is changed there comes back', async ({
  page,
}) => {
  await chooseOwnFolder(page)
  await open(page, '/apps/decider')
  await addItem(page, 'Draisine')
  await connect(page)
  expect((await files(page))[LIST]).toContain('Draisine\n')
  expect(Object.keys(await files(page))).toEqual(expect.arrayContaining(['kleinzeug.json', LIST]))

  await open(page, '/apps/decider')
  await addItem(page, 'Rikscha')
  await expect.poll(async () => (await files(page))[LIST], { timeout: 5000 }).toContain('Rikscha\n')
  await expect.poll(async () => (await files(page))['kleinzeug.json'], { timeout: 5000 }).toContain('Rikscha')

  await change(page, LIST, `${(await files(page))[LIST]}Sänfte\n`)
  await change(page, 'Neo Cortex/Von Obsidian.md', 'Siehe [[Nichts]]\n')
  await returnTo(page)
  await expect(page.getByRole('switch', { name: '„Sänfte“ aktiv' })).toBeVisible()
  await expect.poll(async () => (await files(page))['Neo Cortex/Von Obsidian.md']).toContain('id: "')
  await open(page, '/apps/neoCortex')
  await expect(page.getByText('Von Obsidian').first()).toBeVisible()
})

test(
  'what both sides have changed is shown before; what is gone deletes nothing; each is decided',
  { tag: '@more' },
  async ({ page }) => {
    await chooseOwnFolder(page)
    await page.goto('/meta/imprint')
    await page.evaluate(() => {
      const entries = ['Anis', 'Beifuß'].map((title, at) => ({ id: `card${at}`, title, text: 'alt' }))
      localStorage.setItem('kleinzeug', JSON.stringify({ neoCortex: { entries } }))
    })
    await connect(page)
    await change(page, 'Neo Cortex/Beifuß.md', null)
    await page.getByRole('button', { name: 'Jetzt nachsehen' }).click()
    await expect(page.getByRole('region', { name: 'Eine Datei wartet auf dich' })).toContainText(
      'Neo Cortex/Beifuß.md',
    )
    await page.getByRole('button', { name: 'Wieder anlegen: Neo Cortex/Beifuß.md' }).click()
    await expect(page.getByRole('region', { name: /wartet auf dich/ })).toHaveCount(0)
    expect((await files(page))['Neo Cortex/Beifuß.md']).toContain('alt')
    await change(page, 'Neo Cortex/Beifuß.md', null)
    await page.getByRole('button', { name: 'Jetzt nachsehen' }).click()
    await page.getByRole('button', { name: 'Auch hier löschen: Neo Cortex/Beifuß.md' }).click()
    await expect(page.getByRole('region', { name: /wartet auf dich/ })).toHaveCount(0)
    await expect.poll(async () => (await files(page))['kleinzeug.json']).not.toContain('Beifuß')

    // Both sides change one note between two passes.
    const anis = (await files(page))['Neo Cortex/Anis.md'] ?? ''
    await open(page, '/apps/neoCortex')
    await page.getByRole('button', { name: 'Bearbeiten' }).click()
    await holdPasses(page)
    await change(page, 'Neo Cortex/Anis.md', anis.replace('alt', 'im Ordner'))
    await page.getByRole('textbox', { name: 'Text' }).fill('hier')
    await page.getByRole('button', { name: 'Fertig' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('kleinzeug'))).toContain('hier')
    await open(page, '/meta/settings')
    await expect(page.getByRole('region', { name: 'Eine Datei wartet auf dich' })).toContainText('im Ordner')
    await page.getByRole('button', { name: 'Wie im Ordner: Neo Cortex/Anis.md' }).click()
    await expect(page.getByRole('region', { name: /wartet auf dich/ })).toHaveCount(0)
    await expect.poll(async () => (await files(page))['kleinzeug.json']).toContain('im Ordner')
  },
)

test(
  'a tool that is left out has no file, is not in the record there, and „Alles löschen“ leaves the files',
  { tag: '@more' },
  async ({ page }) => {
    await chooseOwnFolder(page)
    await open(page, '/apps/decider')
    await addItem(page, 'Draisine')
    await connect(page)
    await page.getByRole('checkbox', { name: 'Der Entscheider' }).uncheck()
    await expect.poll(async () => Object.keys(await files(page))).not.toContain(LIST)
    await page.getByRole('checkbox', { name: 'Der Entscheider' }).check()
    await expect.poll(async () => (await files(page))[LIST]).toContain('Draisine')

    await page.getByRole('button', { name: 'Alles löschen …' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Alles löschen', exact: true }).click()
    await expect(page.getByText('Alles ist gelöscht.')).toBeVisible()
    expect((await files(page))[LIST]).toContain('Draisine')
    await page.reload()
    await startReact(page)
    await expect(page.getByRole('button', { name: 'Ordner wählen …' })).toBeVisible()
    expect((await files(page))[LIST]).toContain('Draisine')
  },
)

test('a page without a folder loads nothing of it', { tag: '@more' }, async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await open(page, '/apps/decider')
  await addItem(page, 'Draisine')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kleinzeug'))).toContain('Draisine')
  expect(loaded.filter((url) => /folder/i.test(url) && !/followFolder/.test(url))).toEqual([])
})

test(
  'without folders the same files come as a ZIP, and what is changed in it comes back',
  { tag: '@more' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'showDirectoryPicker')
    })
    await open(page, '/apps/decider')
    await addItem(page, 'Draisine')
    await open(page, '/meta/settings')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Als ZIP laden' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('kleinzeug.zip')
    const content = unzipSync(new Uint8Array(readFileSync(await download.path())))
    const list = content[LIST]
    expect(list && strFromU8(list)).toContain('Draisine\n')
    const edited = zipSync({
      ...content,
      [LIST]: new TextEncoder().encode(`${list && strFromU8(list)}Rikscha\n`),
    })
    const choose = async (name: string, buffer: Buffer) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'ZIP importieren …' }).click(),
      ])
      await chooser.setFiles({ name, mimeType: 'application/zip', buffer })
    }
    await choose('broken.zip', Buffer.from('no zip'))
    await expect(page.getByText('Das ist kein ZIP mit Dateien dieser Seite.')).toBeVisible()
    await choose('kleinzeug.zip', Buffer.from(edited))
    await expect(page.getByText('Ein Teil hat Änderungen aus dem ZIP bekommen.')).toBeVisible()
    await open(page, '/apps/decider')
    await expect(page.getByRole('switch', { name: '„Rikscha“ aktiv' })).toBeVisible()
  },
)

test(
  '5,000 notes: the page stays usable while they are written, and a later change writes one note',
  { tag: '@more' },
  async ({ page }) => {
    test.setTimeout(180_000)
    await chooseOwnFolder(page)
    await page.addInitScript(() => {
      const written: string[] = []
      Object.assign(window, { written })
      const original: unknown = Reflect.get(FileSystemFileHandle.prototype, 'createWritable')
      if (typeof original !== 'function') return
      Reflect.set(
        FileSystemFileHandle.prototype,
        'createWritable',
        function (this: FileSystemFileHandle, ...given: unknown[]) {
          written.push(this.name)
          return Reflect.apply(original, this, given)
        },
      )
    })
    const written = () => page.evaluate((): readonly string[] => Reflect.get(window, 'written'))
    const count = async () => (await written()).length
    await page.goto('/meta/imprint')
    await page.evaluate(() => {
      const entries = Array.from({ length: 5000 }, (_, at) => ({
        id: `card${at}`,
        title: `Notiz ${at}`,
        text: `Absatz ${at} über [[Notiz ${(at * 7) % 5000}]].`,
      }))
      localStorage.setItem('kleinzeug', JSON.stringify({ neoCortex: { entries } }))
    })
    await open(page, '/meta/settings')
    const start = Date.now()
    await page.getByRole('button', { name: 'Ordner wählen …' }).click()
    await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(100)
    // While it goes on, a click and what is typed arrive.
    const keys = page.getByRole('switch', { name: 'Einzelne Tasten als Kurzbefehle' })
    await keys.click()
    await expect(keys).not.toBeChecked()
    await keys.click()
    expect(await count()).toBeLessThan(5001)
    await expect(page.getByText('„Meine Daten“ ist auf dem Stand von')).toBeVisible({ timeout: 120_000 })
    test.info().annotations.push({ type: 'first write', description: `${Date.now() - start} ms` })
    const notes = (names: readonly string[]) => names.filter((name) => name.endsWith('.md'))
    await expect.poll(async () => new Set(notes(await written())).size).toBe(5000)

    await page.evaluate(() => Reflect.get(window, 'written').splice(0))
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Datei importieren …' }).click(),
    ])
    const entries = [{ id: 'new', title: 'Noch eine', text: 'Anders' }]
    const buffer = Buffer.from(JSON.stringify({ neoCortex: { entries } }))
    await chooser.setFiles({ name: 'eine.json', mimeType: 'application/json', buffer })
    await page.getByRole('radio', { name: 'Zusammenführen' }).check()
    await page.getByRole('button', { name: 'Daten zusammenführen' }).click()
    await expect.poll(written, { timeout: 30_000 }).toContain('kleinzeug.json')
    // Which of the two files is written first is not promised.
    await expect.poll(async () => [...new Set(notes(await written()))]).toEqual(['Noch eine.md'])
  },
)
