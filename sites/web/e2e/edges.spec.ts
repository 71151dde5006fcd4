import { expect, test, type Page } from '@playwright/test'
import { storedTexts } from './everythingStored.ts'
import { replaceData, startReact } from './pages.ts'

const record = (page: Page) => page.evaluate(() => localStorage.getItem('kleinzeug') ?? '')

async function open(page: Page, path: string) {
  await page.goto(path)
  await startReact(page)
}

/** Waits until a text is in the record and in its mirror, from which a damage is mended. */
const inRecordAndMirror = (page: Page, text: string) =>
  expect
    .poll(async () => {
      const { local, databases } = await storedTexts(page)
      return local.includes(text) && databases.some((stored) => stored.includes(text))
    })
    .toBe(true)

async function addItem(page: Page, name: string) {
  const field = page.getByRole('textbox', { name: 'Neuer Eintrag' })
  await field.fill(name)
  await page.getByRole('button', { name: 'Hinzufügen' }).click()
  // Emptied late, it would take the next name with it.
  await expect(field).toHaveValue('')
}

test(
  'a record that is damaged ten times grows by nothing, and every damage is told',
  { tag: '@more' },
  async ({ page }) => {
    await open(page, '/apps/decider')
    await addItem(page, 'Draisine')
    await inRecordAndMirror(page, 'Draisine')
    const before = (await record(page)).length
    for (let n = 0; n < 10; n++) {
      // A page without React: no record is open while the text is damaged.
      await page.goto('/meta/imprint')
      await page.evaluate((n) => {
        const text = localStorage.getItem('kleinzeug') ?? ''
        localStorage.setItem('kleinzeug', text.replace('Draisine', `Drxisin${n}`))
      }, n)
      await open(page, '/apps/decider')
      await expect(page.getByRole('switch', { name: '„Draisine“ aktiv' })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: 'nichts verloren' })).toBeVisible()
    }
    await expect.poll(() => record(page)).toContain('Draisine')
    expect((await record(page)).length).toBeLessThan(before * 1.1)
    await open(page, '/meta/settings')
    const found = page.getByRole('region', { name: 'Beiseitegelegt' })
    await expect(found.getByRole('listitem')).toHaveCount(10)
  },
)

test('eight edits of one list in two tabs at the same moments are all there', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await open(tab, '/apps/decider')
  for (let n = 0; n < 8; n++) await Promise.all([addItem(page, `Hier ${n}`), addItem(other, `Dort ${n}`)])
  for (const tab of [page, other]) {
    for (let n = 0; n < 8; n++) {
      await expect(tab.getByRole('switch', { name: `„Hier ${n}“ aktiv` })).toBeVisible()
      await expect(tab.getByRole('switch', { name: `„Dort ${n}“ aktiv` })).toBeVisible()
    }
  }
  await expect(page.getByText('In zwei Tabs geändert')).toHaveCount(0)
})

test('one drawing edited in two tabs at once: told by name, and the edit that lost is among the earlier states', async ({
  page,
  context,
}) => {
  const draw = async (tab: Page, key: string) => {
    for (const each of ['Home', '+', key]) await tab.keyboard.press(each)
  }
  await open(page, '/apps/svgEditor')
  await draw(page, 'r')
  await expect.poll(() => record(page)).toContain('rect001')
  const other = await context.newPage()
  // As if the edits of both tabs were made at the same moment: this one does not hear of the first tab's.
  await other.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation()))
  await open(other, '/apps/svgEditor')
  await expect(other.getByText('rect001').first()).toBeVisible()
  await draw(page, 'c')
  await expect.poll(() => record(page)).toContain('circle001')
  await draw(other, 'l')

  const notice = other.getByRole('status').filter({ hasText: 'In zwei Tabs geändert' })
  await expect(notice).toContainText('„SVG Editor')
  await notice.getByRole('link', { name: 'Ansehen' }).click()
  await expect(other).toHaveURL(/\/meta\/settings#staende$/)
  await expect(other.getByText('zugleich in einem anderen Tab geändert').first()).toBeVisible()
  await expect(notice).toHaveCount(0)
})

/** Notes what comes over the wire, service worker included. Answers the bytes so far. */
async function wire(page: Page) {
  let bytes = 0
  page.context().on('requestfinished', (request) => {
    void request.sizes().then(
      (sizes) => (bytes += sizes.responseBodySize + sizes.responseHeadersSize),
      () => {},
    )
  })
  return () => bytes
}

test(
  'who reads one post loads at most 1 MB, the service worker included',
  { tag: '@more' },
  async ({ page }) => {
    const bytes = await wire(page)
    await page.goto('/blog/serenity')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForLoadState('networkidle')
    expect(bytes()).toBeGreaterThan(100_000)
    expect(bytes()).toBeLessThanOrEqual(1_048_576)
  },
)

test('who saves data loads nothing ahead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const bytes = await wire(page)
  await page.goto('/blog/serenity')
  await page.waitForLoadState('networkidle')
  expect(bytes()).toBeLessThan(200_000)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

async function readFile(page: Page, name: string, text: string) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Datei importieren …' }).click()
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

test('of several keys the own record is proposed, others can be chosen, one bad field stays out', async ({
  page,
}) => {
  await open(page, '/meta/settings')
  const lists = (name: string) => ({ lists: [{ name, items: [{ name: 'Ding', active: true }] }] })
  await readFile(
    page,
    'alles.json',
    JSON.stringify({
      'another.app': '{"decider":1}',
      old: JSON.stringify({ decider: lists('Alt'), radioPinned: true }),
      kleinzeug: JSON.stringify({ decider: lists('Eigen'), brightness: 7 }),
    }),
  )
  const preview = page.getByRole('group', { name: 'Was sich ändert' })
  await expect(preview.getByRole('combobox', { name: 'Datensatz in der Datei' })).toHaveValue('kleinzeug')
  await expect(preview.getByText('1 Liste und 1 Eintrag')).toBeVisible()
  const bad = preview.getByRole('checkbox', { name: 'Farbschema' })
  await expect(bad).toBeDisabled()
  await expect(preview.getByText('ist nicht lesbar und bleibt, wie es ist')).toBeVisible()
  await preview.getByRole('combobox', { name: 'Datensatz in der Datei' }).selectOption('old')
  await expect(preview.getByRole('checkbox', { name: 'Angeheftetes Radio' })).toBeChecked()
  await preview.getByRole('combobox', { name: 'Datensatz in der Datei' }).selectOption('kleinzeug')
  await replaceData(page)
  await expect.poll(() => record(page)).toContain('Eigen')
  expect(await record(page)).not.toContain('"brightness":7')
})

test('a full storage is told beside the tool and in the editor, and the edit is in the export', async ({
  page,
}) => {
  await open(page, '/apps/decider')
  await page.evaluate(() => {
    let filler = 'x'.repeat(1_000_000)
    for (let n = 0; filler.length > 0; n++) {
      try {
        localStorage.setItem(`filler${n}`, filler)
      } catch {
        filler = filler.slice(0, Math.floor(filler.length / 2))
      }
    }
  })
  await addItem(page, 'Luftschiff')
  await expect(page.getByRole('alert').filter({ hasText: 'Platz voll' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Kopie herunterladen' }).click()
  const stream = await (await download).createReadStream()
  let text = ''
  for await (const chunk of stream) text += String(chunk)
  expect(text).toContain('Luftschiff')

  await open(page, '/apps/svgEditor')
  for (const key of ['+', 'r']) await page.keyboard.press(key)
  await expect(page.getByRole('alert').filter({ hasText: 'Platz voll' })).toBeVisible()
})

test('in the editor, too, one is told where nothing can be stored', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'indexedDB', { get: refuse })
  })
  await open(page, '/apps/svgEditor')
  await expect(page.getByRole('alert').filter({ hasText: 'Nur in diesem Tab' })).toHaveCount(1)
})

test('in the editor, too, one is told of a newer version and of a damaged drawing', async ({ page }) => {
  await open(page, '/apps/svgEditor')
  for (const key of ['+', 'r']) await page.keyboard.press(key)
  await inRecordAndMirror(page, 'rect001')
  // A page without React: no record is open while the text changes.
  await page.goto('/meta/imprint')
  const found = await record(page)
  const damage = (damaged: string) =>
    page.evaluate((text) => localStorage.setItem('kleinzeug', text), damaged)
  await damage(found.replace('"rect001"', '"rect0x1"'))
  await open(page, '/apps/svgEditor')
  await expect(page.getByRole('status').filter({ hasText: 'nichts verloren' })).toBeVisible()
  await expect.poll(() => record(page)).toContain('"rect001"')

  await page.goto('/meta/imprint')
  await damage('{"meta":{"version":999,"revisions":{},"checksums":{}}}')
  await open(page, '/apps/svgEditor')
  await expect(page.getByRole('alert').filter({ hasText: 'Neuere Version' })).toBeVisible()
})

test('an import that is merged keeps what is there and adds what is new', async ({ page }) => {
  await open(page, '/apps/decider')
  await addItem(page, 'Draisine')
  await expect.poll(() => record(page)).toContain('Draisine')
  const list: unknown = JSON.parse(await record(page)).decider.lists[0].name
  await open(page, '/meta/settings')
  await readFile(
    page,
    'kleinzeug.json',
    JSON.stringify({ decider: { lists: [{ name: list, items: [{ name: 'Ballon', active: true }] }] } }),
  )
  const preview = page.getByRole('group', { name: 'Was sich ändert' })
  await preview.getByRole('button', { name: 'Daten zusammenführen' }).click()
  await expect.poll(() => record(page)).toContain('Ballon')
  expect(await record(page)).toContain('Draisine')
})
