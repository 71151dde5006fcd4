import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { collectShifts, startReact } from './pages.ts'

let server: Server
/** Sends the second half of the document. */
let sendRest = () => {}

test.beforeAll(async ({ baseURL }) => {
  server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, baseURL))
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    if (url !== '/apps/decider') return response.end(Buffer.from(await answer.arrayBuffer()))
    const html = await answer.text()
    const device = html.indexOf('<div class="tool-stage"')
    response.write(html.slice(0, device))
    sendRest = () => response.end(html.slice(device))
  }).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
})

test.afterAll(() => server.close())

test('on a phone nothing jumps where the document of a tool comes in two pieces', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const shifts = await collectShifts(page)
  const { port } = server.address() as AddressInfo
  await page.goto(`http://localhost:${port}/apps/decider`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Painted, so that what moves from here on counts.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  sendRest()
  await startReact(page)
  await expect(page.locator('.page-lead')).toBeVisible()
  const { sum, moved } = await shifts()
  expect(sum, moved.join('\n')).toBeLessThan(0.02)
})
