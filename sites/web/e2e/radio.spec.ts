import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { startReact } from './pages.ts'

/** A minute of a quiet hum: mono, 8 bit, 8 kHz, as a WAV file. */
function hum(seconds = 60): Buffer {
  const rate = 8000
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + rate * seconds, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(rate * seconds, 40)
  const samples = Buffer.from(
    Uint8Array.from({ length: rate * seconds }, (_, at) => 128 + Math.round(20 * Math.sin(at / 20))),
  )
  return Buffer.concat([header, samples])
}

/** Answers for the stations' hosts, so that no test leaves this machine; collects what was asked for. */
async function stations(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  const body = hum()
  await context.route(
    (url) => !['localhost', '127.0.0.1'].includes(url.hostname) && url.protocol === 'https:',
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({
        contentType: 'audio/wav',
        headers: { 'access-control-allow-origin': '*' },
        body,
      })
    },
  )
  return asked
}

const device = (page: Page) => page.getByRole('region', { name: 'Digi Radio' })
const key = (page: Page, name: string) => device(page).getByRole('button', { name, exact: true })

async function open(page: Page) {
  await page.goto('/apps/radio')
  await startReact(page)
}

test('plays on while pages change; page and corner are one player', async ({ page, context }) => {
  const asked = await stations(context)
  await open(page)
  expect(asked).toEqual([])
  await key(page, 'Anheften').click()
  await key(page, 'Start').click()
  await expect(device(page).getByText('spielt').first()).toBeVisible()
  expect(new URL(asked[0]!).hostname).toBe('liveradio.swr.de')
  expect(asked[0]).toMatch(/[?&]t=\d+/)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum / Datenschutz' }).click()
  await expect(page).toHaveURL(/privacy/)
  const corner = page.getByRole('complementary', { name: 'Radio' })
  await expect(corner).toContainText('SWR3')
  await page.waitForTimeout(1500)
  expect(asked).toHaveLength(1)

  await corner.getByRole('button', { name: 'Ablösen' }).click()
  await expect(corner).toHaveCount(0)
})

test('a preset switches the stream, keys and volume work, everything is remembered', async ({
  page,
  context,
}) => {
  const asked = await stations(context)
  await open(page)
  await key(page, 'Start').click()
  await expect(device(page).getByText('spielt').first()).toBeVisible()
  await page.keyboard.press('3')
  await expect.poll(() => asked.length).toBe(2)
  expect(new URL(asked[1]!).hostname).toBe('st03.sslstream.dlf.de')
  expect(asked[1]).toContain('aggregator=web&t=')
  const knob = device(page).getByRole('slider', { name: 'Lautstärke' })
  await expect(knob).toHaveAttribute('aria-valuetext', '100 Prozent')
  await knob.press('PageDown')
  const lower = await knob.getAttribute('aria-valuetext')
  expect(lower).not.toBe('100 Prozent')
  await key(page, 'Stopp').click()
  await expect(device(page).getByText('aus').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kleinzeug') ?? '')).toContain('"radio"')
  await page.waitForTimeout(600)
  await page.reload()
  await startReact(page)
  await expect(device(page).getByRole('slider', { name: 'Lautstärke' })).toHaveAttribute(
    'aria-valuetext',
    lower!,
  )
})

test('only one tab plays', async ({ page, context }) => {
  await stations(context)
  await open(page)
  await key(page, 'Start').click()
  await expect(device(page).getByText('spielt').first()).toBeVisible()
  const second = await context.newPage()
  await open(second)
  await key(second, 'Start').click()
  await expect(device(page).getByText('Spielt jetzt in einem anderen Tab.').first()).toBeVisible()
})
