import { createServer, type Server } from 'node:http'
import { expect, test } from '@playwright/test'
import { collectShifts, startReact } from './pages.ts'

let server: Server
let address = ''
/** Sends the second half of the document. */
let sendRest = () => {}

test.beforeAll(async ({ baseURL }) => {
  server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, baseURL))
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    const body = Buffer.from(await answer.arrayBuffer())
    if (url === '/apps/decider') {
      const device = body.indexOf('<div class="tool-stage"')
      response.write(body.subarray(0, device))
      sendRest = () => response.end(body.subarray(device))
    } else response.end(body)
  }).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const at = server.address()
  if (typeof at === 'object') address = `http://localhost:${at?.port}/apps/decider`
})

test.afterAll(() => server.close())

test('on a phone nothing jumps where the document of a tool comes in two pieces', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const shifts = await collectShifts(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Painted, so that what moves from here on counts.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  sendRest()
  await startReact(page)
  await expect(page.locator('.page-lead')).toBeVisible()
  const { sum, moved } = await shifts()
  expect(sum, moved.join('\n')).toBeLessThan(0.02)
})
