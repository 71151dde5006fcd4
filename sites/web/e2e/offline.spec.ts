import { createServer } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { pages, startReact } from './pages.ts'

const texts = pages.filter(({ path }) => !path.startsWith('/source/'))
const perTest = 12

for (let first = 0; first < texts.length; first += perTest) {
  const group = texts.slice(first, first + perTest)
  test(
    `after one visit the texts from ${group[0]?.path} to ${group.at(-1)?.path} open without a server`,
    { tag: '@more' },
    async ({ page, context, baseURL }) => {
      const { origin, close } = await versionedHost(baseURL)
      try {
        await page.goto(origin)
        await page.evaluate(() => navigator.serviceWorker.ready)
      } finally {
        close()
      }
      for (const { path, title } of group) {
        // A tab each: a guarded page goes on to the login, and one whose script is not cached reloads
        // itself; either would interrupt the next visit in the same tab.
        const tab = await context.newPage()
        const response = await tab.goto(origin + path, { waitUntil: 'domcontentloaded' })
        expect(response?.fromServiceWorker(), path).toBe(true)
        if (path !== '/user') await expect(tab, path).toHaveTitle(title)
        await tab.close()
      }
      await page.goto(`${origin}/gibt/es/nicht`, { waitUntil: 'domcontentloaded' })
      await expect(page).toHaveTitle(/Hier ist nichts/)
    },
  )
}

test(
  'a file that is not the one of the build is not cached, and the next visit repairs it',
  { tag: '@more' },
  async ({ page, baseURL }) => {
    const { origin, state, close } = await versionedHost(baseURL)
    try {
      state.isPoisoned = true
      await page.goto(`${origin}/`)
      await page.evaluate(() => navigator.serviceWorker.register('/sw.js').catch(() => undefined))
      // oxlint-disable-next-line no-restricted-properties -- no worker may become active within this time
      await page.waitForTimeout(3000)
      expect(
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active),
      ).toBeFalsy()
      state.isPoisoned = false
      await page.reload()
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.goto(`${origin}/apps/decider`)
      await startReact(page)
    } finally {
      close()
    }
  },
)

test(
  'once everything was loaded on request, a tool never visited works without a server',
  { tag: '@more' },
  async ({ page, context, baseURL }) => {
    const { origin, close } = await versionedHost(baseURL)
    try {
      await page.goto(`${origin}/`)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.goto(`${origin}/meta/settings`)
      await startReact(page)
      await page.getByRole('button', { name: /laden \(/ }).click()
      await expect(page.getByText('Alle Werkzeuge und Quelltexte sind geladen.')).toBeVisible({
        timeout: 30_000,
      })
    } finally {
      close()
    }
    const tab = await context.newPage()
    await tab.goto(`${origin}/apps/worktime`)
    await startReact(tab)
    await tab.getByRole('textbox', { name: /^Stunden/ }).fill('7:30')
    await tab.keyboard.press('Enter')
    await expect(tab.getByText('1 Tag × 5:00').first()).toBeVisible()
  },
)

test('without a network pages change as they do with one', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  // A tool and its source work without a network once they were visited.
  await page.goto('/source/decider')
  await startReact(page)
  await page.goto('/apps/decider')
  await startReact(page)
  await page.goto('/')
  await context.setOffline(true)
  await startReact(page)
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('link', { name: /^Der Entscheider/ }).click()
  await expect(heading).toHaveText('Der Entscheider')
  await page.getByRole('button', { name: 'Entscheiden' }).click()
  await page.getByRole('link', { name: /^Quelltext von/ }).click()
  await expect(page.getByRole('navigation', { name: 'Dateien' })).toBeVisible()
})

test(
  'without a network an unopened tool says so and keeps its help, and source pages open',
  { tag: '@more' },
  async ({ page, context }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    const said = page.getByText('Dieses Werkzeug ließ sich nicht laden.', { exact: false })
    for (const path of ['/apps/worktime', '/apps/svgEditor']) {
      await page.goto(path)
      await expect(said, path).toBeVisible()
    }
    await page.goto('/apps/worktime')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arbeitszeit')
    await expect(page.locator('.tool-help')).toContainText('Feiertage')
    await page.goto('/source/radio')
    await expect(page.getByRole('navigation', { name: 'Dateien' })).toBeVisible()
    await page.goto('/source/decider/draw.ts.html')
    await expect(page).toHaveURL(/\/source\/decider#draw\.ts$/)
    await expect(page.getByText('Diese Datei ließ sich nicht laden.', { exact: false })).toBeVisible()
    await context.setOffline(false)
    await page.goto('/apps/worktime')
    await startReact(page)
    await expect(said).toBeHidden()
  },
)

/**
 * The site as it is, with a service worker that changes when a new version is put up. The new one
 * installs for as long as it is held.
 */
async function versionedHost(baseURL: string | undefined) {
  const state = { version: 1, isPoisoned: false, release: () => {} }
  const held = new Promise<void>((resolve) => {
    state.release = resolve
  })
  const host = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', baseURL)
      if (pathname === '/held') {
        await held
        response.end()
        return
      }
      if (state.isPoisoned && pathname.endsWith('.css')) {
        response.setHeader('content-type', 'text/html')
        response.end('<!doctype html><title>Anmelden</title>')
        return
      }
      const answer = await fetch(new URL(pathname, baseURL))
      response.statusCode = answer.status
      for (const name of ['content-type', 'content-security-policy', 'cache-control']) {
        const value = answer.headers.get(name)
        if (value) response.setHeader(name, value)
      }
      const body = Buffer.from(await answer.arrayBuffer())
      const holding =
        state.version > 1
          ? `self.addEventListener('install', (event) => event.waitUntil(fetch('/held')))`
          : ''
      response.end(pathname === '/sw.js' ? `${body.toString()}\n${holding} // ${state.version}` : body)
    })()
  })
  await new Promise<void>((resolve) => host.listen(0, resolve))
  const address = host.address()
  if (typeof address !== 'object' || !address) throw new Error('The host has no port.')
  return {
    origin: `http://localhost:${address.port}`,
    state,
    close: () => {
      host.closeAllConnections()
      host.close()
    },
  }
}

/** Has the page's service worker looked for a newer version, and waits until that is being installed. */
const findNewVersion = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    return registration.installing?.state
  })

test(
  'a new version is offered, and taken only when the visitor says so',
  { tag: '@more' },
  async ({ page, baseURL }) => {
    const { origin, state, close } = await versionedHost(baseURL)
    try {
      await page.goto(`${origin}/`)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.goto(`${origin}/apps/decider`)
      await startReact(page)
      const offer = page.getByText('Eine neue Version ist da')
      await page.getByRole('textbox', { name: 'Neue Liste' }).fill('Mitten in der Arbeit')

      state.version = 2
      expect(await findNewVersion(page)).toBe('installing')
      await expect(offer).toBeHidden()
      state.release()
      await expect(offer).toBeVisible({ timeout: 30_000 })
      await expect(page.getByRole('textbox', { name: 'Neue Liste' })).toHaveValue('Mitten in der Arbeit')
      const waits = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)
      expect(await waits()).toBe('installed')

      const loaded = page.waitForEvent('load')
      await page.getByRole('button', { name: 'Jetzt laden' }).click()
      await loaded
      await startReact(page)
      expect(await waits()).toBeUndefined()
      await expect(offer).toBeHidden()
    } finally {
      close()
    }
  },
)

for (const path of ['/apps/decider', '/apps/svgEditor']) {
  test(
    `a new version is offered on ${path}, opened while it was being fetched`,
    { tag: '@more' },
    async ({ page, baseURL }) => {
      const { origin, state, close } = await versionedHost(baseURL)
      try {
        await page.goto(`${origin}/`)
        await page.evaluate(() => navigator.serviceWorker.ready)
        await page.reload()
        state.version = 2
        expect(await findNewVersion(page)).toBe('installing')

        await page.goto(origin + path)
        await startReact(page)
        const offer = page.getByText('Eine neue Version ist da')
        await expect(offer).toBeHidden()
        state.release()
        await expect(offer).toBeVisible({ timeout: 30_000 })
      } finally {
        close()
      }
    },
  )
}
