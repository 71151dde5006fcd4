import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { pages, startReact } from './pages.ts'

test('after one visit every page opens without a network', async ({ page, context }) => {
  test.slow()
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await context.setOffline(true)
  for (const { path, title } of pages) {
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect(response?.fromServiceWorker(), path).toBe(true)
    // The guarded page goes on to the login; what it answered with counts.
    expect(await response?.text(), path).toContain(`<title>${title}</title>`)
  }
})

test('without a network pages change as they do with one', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await context.setOffline(true)
  await startReact(page)
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('link', { name: /^Der Entscheider/ }).click()
  await expect(heading).toHaveText('Der Entscheider')
  await page.getByRole('button', { name: 'Entscheiden' }).click()
  await page.getByRole('link', { name: /^Quelltext von/ }).click()
  await expect(page.getByRole('navigation', { name: 'Dateien' })).toBeVisible()
})

test('a new version is offered, and taken only when the visitor says so', async ({ page, baseURL }) => {
  // The site as it is, with a service worker that changes when a new version is put up.
  let version = 1
  const host = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', baseURL)
      const answer = await fetch(new URL(pathname, baseURL))
      response.statusCode = answer.status
      for (const name of ['content-type', 'content-security-policy', 'cache-control']) {
        const value = answer.headers.get(name)
        if (value) response.setHeader(name, value)
      }
      const body = Buffer.from(await answer.arrayBuffer())
      response.end(pathname === '/sw.js' ? `${body.toString()}\n// ${version}` : body)
    })()
  })
  await new Promise<void>((resolve) => host.listen(0, resolve))
  const origin = `http://localhost:${(host.address() as AddressInfo).port}`

  try {
    await page.goto(`${origin}/`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto(`${origin}/apps/decider`)
    const offer = page.getByText('Eine neue Version ist da')
    await page.getByRole('textbox', { name: 'Neue Liste' }).fill('Mitten in der Arbeit')

    version = 2
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    // Its files are fetched anew first, in the background.
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
    host.closeAllConnections()
    host.close()
  }
})
