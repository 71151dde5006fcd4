// What the texts say of this site, done in the built site. content/promises.json names the sentences.
import { expect, test, type Page } from '@playwright/test'
import { parse } from 'node-html-parser'
import { complaints, pages, startReact } from './pages.ts'

/** The names of everything that a page has stored in the browser. */
const storedNames = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...databases.map(({ name }) => name ?? ''),
      ...(await caches.keys()),
    ]
  })

test('everything that the site stores is named in the privacy text', async ({ page, context }) => {
  await page.goto('/meta/privacy')
  const text = await page.locator('.prose').innerText()
  await page.goto('/')
  await startReact(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Apps' }).hover()
  for (const path of ['/apps/decider', '/apps/notationTrainer', '/apps/radio', '/blog', '/music'])
    await page.goto(path)
  await page.getByRole('button', { name: 'Farbschema' }).click()
  await page.getByRole('radio', { name: 'Blau' }).check()
  await expect.poll(() => storedNames(page)).toContain('kleinzeug')
  const names = await storedNames(page)
  expect(names).toContain('seen')
  for (const name of names) {
    // Workbox adds the address of the site to the name of its cache.
    const known = /precache/.test(name) ? 'precache' : name
    expect(text, name).toContain(known)
  }
  expect(await context.cookies()).toEqual([])
})

test('what is entered into a tool is in no request', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/apps/decider')
  await startReact(page)
  await page.getByRole('textbox').first().fill('Zeisiggrün')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('kleinzeug') ?? ''))
    .toContain('Zeisiggrün')
  await page.goto('/blog')
  expect(sent.filter((line) => decodeURIComponent(line).includes('Zeisiggrün'))).toEqual([])
})

test('a post shows its day; feed, metadata and index have the same', async ({ page, request }) => {
  const feed = await (await request.get('/feed.xml')).text()
  await page.goto('/blog/boellerverbot')
  await expect(page.locator('.post-facts')).toContainText('Stand')
  const day = await page.locator('.post-facts time').last().getAttribute('datetime')
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  const entry = feed.slice(feed.indexOf('/blog/boellerverbot</id>'))
  expect(entry).toMatch(`<updated>${day}T`)
  await expect(page.locator('meta[property="article:modified_time"]')).toHaveAttribute('content', day!)
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)
  expect(data).toMatchObject({ dateModified: day })
  await page.goto('/blog')
  const row = page.locator('.post-list li', { has: page.locator('a[href="/blog/boellerverbot"]') }).first()
  await expect(row.locator('time')).toHaveAttribute('datetime', day!)
})

test('the privacy page shows its date', async ({ page }) => {
  await page.goto('/meta/privacy')
  await expect(page.locator('.page-dates time').last()).toBeVisible()
})

test('one external picture on the whole site, and its host is asked only after the key is pressed', async ({
  page,
  request,
}) => {
  const found: string[] = []
  for (const { path } of pages)
    if (parse(await (await request.get(path)).text()).querySelector('.external-image')) found.push(path)
  expect(found).toEqual(['/blog/externalContent'])

  const hosts = new Set<string>()
  await page.route('https://upload.wikimedia.org/**', (route) => {
    hosts.add(new URL(route.request().url()).host)
    expect(route.request().headers()['referer']).toBeUndefined()
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  })
  await page.goto('/blog/externalContent')
  await startReact(page)
  expect([...hosts]).toEqual([])
  await page.getByRole('button', { name: 'Bild laden' }).click()
  await expect.poll(() => [...hosts]).toEqual(['upload.wikimedia.org'])
})

test('the music page is silent until a key is pressed, by mouse or keyboard, and its steps run and stop', async ({
  page,
}) => {
  const complained = complaints(page)
  await page.addInitScript(() => {
    Object.assign(window, { started: 0 })
    // The method of its parent, a start of a sound without a waveform, is the same but for the type.
    Object.defineProperty(OscillatorNode.prototype, 'start', {
      value(this: OscillatorNode, when?: number) {
        Reflect.set(window, 'started', Reflect.get(window, 'started') + 1)
        Reflect.apply(Reflect.get(AudioScheduledSourceNode.prototype, 'start'), this, [when ?? 0])
      },
    })
  })
  const started = () => page.evaluate(() => Number(Reflect.get(window, 'started')))
  await page.goto('/music')
  await startReact(page)
  expect(await started()).toBe(0)
  const key = page.getByRole('button', { name: 'c′', exact: true })
  await key.click()
  expect(await started()).toBe(1)
  await key.press('g')
  expect(await started()).toBe(2)
  await key.press('Enter')
  expect(await started()).toBe(3)

  await page.getByRole('button', { name: 'Leeren' }).click()
  await page.getByRole('button', { name: 'Klick, Schritt 1' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect.poll(started).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Stopp' }).click()
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  expect(complained).toEqual([])
})

test('“delete everything” leaves nothing behind', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Farbschema' }).click()
  await page.getByRole('radio', { name: 'Blau' }).check()
  await expect.poll(() => storedNames(page)).toContain('kleinzeug')
  await page.goto('/meta/settings')
  await startReact(page)
  await page.getByRole('button', { name: 'Alles löschen …' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Alles löschen', exact: true }).click()
  await expect(page.getByText('Alles ist gelöscht.')).toBeVisible()
  const left = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  expect(left).toEqual({ local: [], session: [], caches: [], workers: 0 })
})

test('imprint and privacy are two clicks away, and each links the other', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum / Datenschutz' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datenschutz')
  await page.getByRole('main').getByRole('link', { name: 'Impressum' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
  await expect(page.getByRole('main').getByRole('link', { name: 'Datenschutz' }).first()).toHaveAttribute(
    'href',
    '/meta/privacy',
  )
})

test('every drawing has a title and words for those who do not see it', async ({ request }) => {
  for (const { path } of pages.filter((entry) => entry.path.startsWith('/blog/'))) {
    const drawings = parse(await (await request.get(path)).text()).querySelectorAll('.drawing > svg')
    expect(drawings.length, path).toBeGreaterThan(0)
    for (const drawing of drawings) {
      expect(drawing.querySelector('title')?.textContent, path).toBeTruthy()
      expect(drawing.querySelector('desc')?.textContent.length, path).toBeGreaterThan(40)
    }
  }
})
