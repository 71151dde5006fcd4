import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { complaints, startReact } from './pages.ts'

interface StoredCard {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly url?: string
  readonly tags?: readonly string[]
}

const stored = (page: Page) =>
  page.evaluate(
    (): StoredCard[] => JSON.parse(localStorage.getItem('kleinzeug') ?? '{}').neoCortex?.entries ?? [],
  )

const titles = async (page: Page) => (await stored(page)).map(({ title }) => title)

async function open(page: Page, query = '') {
  await page.goto(`/apps/neoCortex${query}`)
  await startReact(page)
}

/** Opens the page with these cards in the record. */
async function openWith(page: Page, entries: readonly Partial<StoredCard>[]) {
  await page.addInitScript((list) => {
    if (!localStorage.getItem('kleinzeug'))
      localStorage.setItem('kleinzeug', JSON.stringify({ neoCortex: { entries: list } }))
  }, entries)
  await open(page)
}

const line = (page: Page) => page.getByRole('textbox', { name: 'Gedanke oder Adresse' })
const card = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

async function file(page: Page, text: string) {
  await line(page).fill(text)
  await line(page).press('Enter')
  await expect(line(page)).toHaveValue('')
}

test('by keyboard alone: two cards, a link both ways, delete, undo; there after a reload', async ({
  page,
}) => {
  const list = complaints(page)
  await open(page)
  await page.keyboard.press('n')
  await page.keyboard.type('Vergessenskurve #lernen')
  await page.keyboard.press('Enter')
  await expect(card(page, 'Vergessenskurve')).toBeVisible()
  await page.keyboard.press('Escape')
  await card(page, 'Vergessenskurve').focus()
  await page.keyboard.press('e')
  await expect(page.getByRole('textbox', { name: 'Titel' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Text' }).focus()
  await page.keyboard.type('Hilft dagegen: [[Wiederholen]].')
  await page.keyboard.press('Escape')
  await expect(card(page, 'Vergessenskurve')).toBeFocused()
  await page.getByRole('button', { name: '„Wiederholen“ anlegen' }).press('Enter')
  await expect(card(page, 'Wiederholen')).toBeVisible()
  const map = page.getByRole('group', { name: 'Umgebung' })
  await card(page, 'Wiederholen').focus()
  await page.keyboard.press('m')
  await expect(map.getByRole('button', { name: 'Vergessenskurve, verweist hierher' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card(page, 'Vergessenskurve')).toBeVisible()
  await expect(map.getByRole('button', { name: 'Wiederholen, verweist auf' })).toBeFocused()
  await expect.poll(() => titles(page)).toEqual(['Vergessenskurve', 'Wiederholen'])
  await page.getByRole('button', { name: 'Löschen' }).press('Enter')
  await expect.poll(() => titles(page)).toEqual(['Wiederholen'])
  await page.keyboard.press('z')
  await expect(card(page, 'Vergessenskurve')).toBeFocused()
  await expect.poll(() => titles(page)).toEqual(['Vergessenskurve', 'Wiederholen'])
  // Without the card in the address the newest one is open.
  await page.goto('/apps/neoCortex')
  await startReact(page)
  await expect(card(page, 'Wiederholen')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Hierher verweisen' }).getByRole('button')).toHaveText(
    'Vergessenskurve',
  )
  expect(list).toEqual([])
})

test('a renamed card is still found by the links to it', { tag: '@more' }, async ({ page }) => {
  await openWith(page, [
    { id: 'a', title: 'Ziel', text: '' },
    { id: 'b', title: 'Start', text: 'zum [[Ziel]]' },
  ])
  await page.getByRole('button', { name: 'Ziel, verweist auf' }).click()
  await page.getByRole('button', { name: 'Bearbeiten' }).click()
  await page.getByRole('textbox', { name: 'Titel' }).fill('Endpunkt')
  await page.getByRole('button', { name: 'Fertig' }).click()
  await expect(
    page.getByRole('group', { name: 'Hierher verweisen' }).getByRole('button', { name: 'Start' }),
  ).toBeVisible()
  await expect.poll(async () => JSON.stringify(await stored(page))).toContain('"aliases":["Ziel"]')
})

test('nothing is requested from another host before the visitor allows it, and nothing after it is revoked', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  await page.context().route(
    (url) => url.origin !== new URL(baseURL ?? '').origin,
    async (route) => {
      foreign.push(new URL(route.request().url()).host)
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      })
    },
  )
  await openWith(page, [
    {
      id: 'a',
      title: 'Bilder',
      text: '![Eins](https://eins.example/a.png) ![Zwei](https://zwei.example/b.png) ![Drei](//drei.example/c.png) <img src="https://vier.example/d.png"> https://fuenf.example/',
      url: 'https://sechs.example/',
    },
  ])
  const allow = page.getByRole('button', { name: 'Bilder von eins.example zeigen' })
  await expect(allow).toBeVisible()
  await page.getByRole('button', { name: 'Zufall' }).click()
  await page.keyboard.press('b')
  await expect(allow).toBeVisible()
  expect(foreign).toEqual([])
  await allow.click()
  await expect(page.getByRole('img', { name: 'Eins' })).toBeVisible()
  await expect.poll(() => foreign).toEqual(['eins.example'])
  await page.getByRole('button', { name: 'Bilder von eins.example nicht mehr laden' }).click()
  await expect(allow).toBeVisible()
  await expect(page.getByRole('img', { name: 'Eins' })).toHaveCount(0)
  await page.reload()
  await startReact(page)
  await expect(allow).toBeVisible()
  expect(foreign).toEqual(['eins.example'])
})

test(
  'with external images allowed in the settings they are shown at once',
  { tag: '@more' },
  async ({ page }) => {
    await page.context().route('https://eins.example/**', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      }),
    )
    await page.addInitScript(() =>
      localStorage.setItem(
        'kleinzeug',
        JSON.stringify({
          showExternalImages: true,
          neoCortex: { entries: [{ id: 'a', title: 'Bild', text: '![Eins](https://eins.example/a.png)' }] },
        }),
      ),
    )
    await open(page)
    await expect(page.getByRole('img', { name: 'Eins' })).toBeVisible()
  },
)

test('a shared page is written into the line and stored only when it is filed', async ({ page }) => {
  await open(
    page,
    `#title=${encodeURIComponent('Größe & Maß')}&url=${encodeURIComponent('https://example.org/?a=1')}`,
  )
  await expect(line(page)).toHaveValue('Größe & Maß https://example.org/?a=1')
  await expect(page).not.toHaveURL(/title|url/)
  await page.reload()
  await startReact(page)
  await expect(line(page)).toHaveValue('Größe & Maß https://example.org/?a=1')
  expect(await stored(page)).toEqual([])
  await page.getByRole('button', { name: 'Ablegen' }).click()
  await expect
    .poll(() => stored(page))
    .toMatchObject([{ title: 'Größe & Maß', url: 'https://example.org/?a=1' }])
  await expect(page).not.toHaveURL(/title|url/)
  await line(page).fill('http://www.example.org/?a=1&utm_source=x')
  await expect(page.getByText('Diese Adresse ist schon da: „Größe & Maß“.')).toBeVisible()
})

/** Posts as the share menu of a phone does: from outside of the site, whose pages may send no form. */
async function share(page: Page, address: string, fields: Record<string, string>) {
  await page.goto('about:blank')
  await page.evaluate(
    ({ action, all }) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action })
      for (const [name, value] of Object.entries(all))
        form.append(Object.assign(document.createElement('input'), { name, value }))
      document.body.append(form)
      form.submit()
    },
    { action: address, all: fields },
  )
}

test(
  'what the share menu posts is answered by the service worker and reaches no server',
  { tag: '@more' },
  async ({ page, baseURL }) => {
    await page.goto('/meta/about')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const posted: string[] = []
    await page.context().route('**/apps/neoCortex*', async (route) => {
      posted.push(`${route.request().method()} ${route.request().url()}`)
      await route.continue()
    })
    await share(page, `${baseURL}/apps/neoCortex`, { title: 'Geteilt', url: 'https://example.org/a' })
    await page.waitForURL('**/apps/neoCortex**')
    await startReact(page)
    await expect(line(page)).toHaveValue('Geteilt https://example.org/a')
    await expect(page).not.toHaveURL(/title|url/)
    expect(posted.filter((request) => /POST|Geteilt|example\.org/.test(request))).toEqual([])
  },
)

test(
  'files: bookmarks come in after a preview, Markdown goes out in a zip',
  { tag: '@more' },
  async ({ page }) => {
    await openWith(page, [{ id: 'a', title: '../Böse: Name?', text: 'Inhalt', tags: ['x'] }])
    await page.getByRole('button', { name: 'Dateien' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('textbox', { name: 'Oder Text einfügen' })
      .fill(
        '<DL><DT><H3>Küche</H3><DL><DT><A HREF="https://brot.example/">Brot</A><DT><A HREF="javascript:alert(1)">Knopf</A></DL></DL>',
      )
    await dialog.getByRole('button', { name: 'Vorschau' }).click()
    await expect(dialog.getByText('1 neu, 0 hier anders, 0 schon da')).toBeVisible()
    await expect(dialog.getByText('„Knopf“ hat keine Webadresse')).toBeVisible()
    expect(await stored(page)).toHaveLength(1)
    await dialog.getByRole('button', { name: '1 Eintrag übernehmen' }).click()
    await expect.poll(() => stored(page)).toMatchObject([{ id: 'a' }, { title: 'Brot', tags: ['Küche'] }])
    await page.getByRole('button', { name: 'Dateien' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Markdown (ZIP)' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('neo-cortex.zip')
    const zip = (await readFile(await download.path())).toString('latin1')
    expect(zip).toContain(Buffer.from('neo-cortex/Böse Name.md').toString('latin1'))
    // What is compressed may hold any bytes.
    expect(zip.match(/neo-cortex\/[^]*?\.md/g)?.filter((name) => name.includes('..'))).toEqual([])
    // The same zip brings nothing new.
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: 'Dateien wählen' }).click(),
    ])
    await chooser.setFiles({
      name: 'neo-cortex.zip',
      mimeType: 'application/zip',
      buffer: await readFile(await download.path()),
    })
    await expect(dialog.getByText('0 neu, 0 hier anders, 2 schon da')).toBeVisible()
  },
)

test(
  'an attachment goes out as a file in the zip, and comes back into an empty tool',
  { tag: '@more' },
  async ({ page }) => {
    const list = complaints(page)
    const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=='
    await openWith(page, [
      Object.assign(
        { id: 'file-Bilder/Punkt.gif', title: 'Punkt.gif', text: '' },
        { file: 'Bilder/Punkt.gif', attachment: dot },
      ),
      { id: 'b', title: 'Ziel', text: '![[Punkt.gif]]' },
    ])
    await expect(page.getByRole('img', { name: 'Punkt.gif' })).toBeVisible()
    await page.getByRole('button', { name: 'Dateien' }).click()
    const dialog = page.getByRole('dialog')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Markdown (ZIP)' }).click(),
    ])
    const buffer = await readFile(await download.path())
    expect(buffer.toString('latin1')).toContain('neo-cortex/Bilder/Punkt.gif')
    const before = await stored(page)
    await page.evaluate(() => localStorage.setItem('kleinzeug', '{"neoCortex":{"entries":[]}}'))
    await page.reload()
    await startReact(page)
    await page.getByRole('button', { name: 'Dateien' }).click()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: 'Dateien wählen' }).click(),
    ])
    await chooser.setFiles({ name: 'neo-cortex.zip', mimeType: 'application/zip', buffer })
    await dialog.getByRole('button', { name: '2 Einträge übernehmen' }).click()
    const byId = (a: StoredCard, b: StoredCard) => a.id.localeCompare(b.id)
    await expect.poll(async () => (await stored(page)).toSorted(byId)).toEqual(before.toSorted(byId))
    await card(page, 'Punkt.gif').or(card(page, 'Ziel')).waitFor()
    await expect(page.getByRole('img', { name: 'Punkt.gif' })).toBeVisible()
    expect(list).toEqual([])
  },
)

test('two tabs file a card each: both stay', async ({ page, context }) => {
  await open(page)
  const second = await context.newPage()
  await open(second)
  await file(page, 'Im ersten')
  await file(second, 'Im zweiten')
  for (const tab of [page, second])
    await expect.poll(async () => (await titles(tab)).toSorted()).toEqual(['Im ersten', 'Im zweiten'])
  await expect(page.getByRole('button', { name: 'Im zweiten' }).first()).toBeVisible()
})

test('what a card says takes no effect: no script, no frame, no address but of the web', async ({ page }) => {
  const list = complaints(page)
  await openWith(page, [
    {
      id: 'a',
      title: '<b>x</b>',
      text: '<script>document.title="böse"</script>\n\n[K](javascript:alert(1)) [[offen\n\n<iframe src="https://x.example"></iframe>\n\n[W](https://web.example/)',
      url: 'javascript:alert(1)',
    },
  ])
  await expect(page.getByRole('link', { name: 'W' })).toBeVisible()
  await expect(page.locator('.neo-cortex :is(script, iframe, a[href^="javascript"])')).toHaveCount(0)
  await expect(page.getByText('<script>document.title="böse"</script>').first()).toBeVisible()
  expect(list).toEqual([])
})

test('search and register: what is found stands out, and the slider goes through it', async ({ page }) => {
  await openWith(page, [
    { id: 'a', title: 'Größe', text: '' },
    { id: 'b', title: 'Anders', text: '' },
    { id: 'c', title: 'Noch eine Größe', text: '' },
  ])
  await page.getByRole('radio', { name: 'Eigene' }).check({ force: true })
  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('groesse')
  await expect(page.locator('.neo-cortex-row')).toHaveCount(2)
  const register = page.getByRole('slider', { name: 'Register' })
  await register.press('Home')
  await expect(register).toHaveAttribute('aria-valuetext', 'Größe, 1 von 2')
  await register.press('ArrowRight')
  await expect(register).toHaveAttribute('aria-valuetext', 'Noch eine Größe, 2 von 2')
})

test('at 1440 × 900 the line to write on is on the first screen, also below a long card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWith(page, [{ id: 'a', title: 'Lang', text: 'Ein Satz von mehreren Wörtern.\n\n'.repeat(40) }])
  await expect(card(page, 'Lang')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ablegen' })).toBeInViewport({ ratio: 1 })
  await expect(line(page)).toBeInViewport({ ratio: 1 })
})

test(
  'the ground of the map fills its box while a card is written, and a title is suggested once',
  { tag: '@more' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openWith(page, [
      ...['Zweck', 'Ziel', 'Ziel', 'Ziel', 'Ziel', 'Ziel'].map((title, index) => ({
        id: `z${index}`,
        title,
        text: '',
      })),
      { id: 'a', title: 'Start', text: '' },
    ])
    await page.getByRole('button', { name: 'Bearbeiten' }).click()
    await page.getByRole('textbox', { name: 'Text' }).focus()
    await page.keyboard.type('siehe [[z')
    const suggestions = page.getByRole('listbox', { name: 'Verweis auf' }).getByRole('option')
    // Own titles first, then those of the collection.
    await expect(suggestions.nth(0)).toHaveText('Ziel')
    await expect(suggestions.nth(1)).toHaveText('Zweck')
    await expect(suggestions.filter({ hasText: /^Ziel$/ })).toHaveCount(1)
    const map = page.locator('.neo-cortex-map')
    await expect(map).toHaveCSS('background-image', /radial-gradient/)
  },
)

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the line to write on is within reach of the thumb, the map in view', async ({ page }) => {
    await open(page)
    await expect(page.locator('.neo-cortex-node').first()).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Ablegen' })).toBeInViewport({ ratio: 1 })
    expect((await line(page).boundingBox())?.y).toBeGreaterThan(370)
    await line(page).tap()
    await page.keyboard.type(
      'Ein Gedanke, der in einer sehr langen Zeile steht https://example.org/ein/langer/pfad',
    )
    await page.getByRole('button', { name: 'Ablegen' }).tap()
    await expect(card(page, 'Ein Gedanke, der in einer sehr langen Zeile steht')).toBeVisible()
    await page.getByRole('button', { name: 'Später lesen' }).tap()
    await expect(page.getByRole('button', { name: 'Später lesen' })).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})

test('in forced colours dots, lines and strokes differ from their ground', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openWith(page, [
    { id: 'a', title: 'A', text: '' },
    { id: 'b', title: 'B', text: '[[A]]' },
  ])
  const ground = await page
    .locator('.neo-cortex-window')
    .evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect(page.locator('.neo-cortex-node circle')).not.toHaveCSS('fill', ground)
  await expect(page.locator('.neo-cortex-edge line')).not.toHaveCSS('stroke', ground)
  await expect(page.locator('.neo-cortex-stroke[data-current]')).not.toHaveCSS('stroke', ground)
})
