import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { device, key, open, says, sounds, test } from './radioPage.ts'

const manage = (page: Page) => device(page).getByText('Sender verwalten').click()

test(
  'the directory is asked on request alone, and what it finds can be heard',
  { tag: '@more' },
  async ({ page, streams }) => {
    await open(page)
    await manage(page)
    const field = device(page).getByRole('searchbox', { name: 'Name des Senders' })
    await field.fill('werk')
    expect(streams.asked).toEqual([])
    await field.press('Enter')
    await key(page, 'Radio Werkstatt hinzufügen').click()
    expect(streams.asked).toHaveLength(1)
    // Only https streams are offered.
    await expect(device(page).getByText('Unsicher')).toHaveCount(0)
    await device(page).getByRole('button', { name: '9 Radio Werkstatt' }).click()
    await key(page, 'Start').click()
    await says(page, 'spielt')
    expect(streams.asked.at(-1)).toContain('https://werkstatt.example/live?t=')
  },
)

test(
  'stations go out as files and come in from them; the eight can be had back',
  { tag: '@more' },
  async ({ page }) => {
    await open(page)
    await manage(page)
    const files = () => key(page, 'Import und Export').click()
    await files()
    const saved = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), key(page, name).click()])
      return [download.suggestedFilename(), readFileSync(await download.path(), 'utf8')] as const
    }
    const [jsonName, json] = await saved('Als JSON exportieren')
    expect(jsonName).toBe('radio-sender.json')
    expect(JSON.parse(json).stations).toHaveLength(8)
    const [m3uName, m3u] = await saved('Als M3U exportieren')
    expect(m3uName).toBe('radio-sender.m3u')
    expect(m3u).toContain('#EXTINF:-1,SWR3\nhttps://liveradio.swr.de/sw282p3/swr3/play.mp3')

    const load = async (name: string, text: string) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        key(page, 'Datei wählen').click(),
      ])
      await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    }
    await load(
      'liste.pls',
      '[playlist]\nFile1=https://a.example/live\nTitle1=Radio A\nFile2=http://b.example/',
    )
    await expect(page.getByText('„http://b.example/“ hat keine https-Adresse.')).toBeVisible()
    await key(page, '1 Eintrag übernehmen').click()
    await says(page, '1 Eintrag übernommen.')
    await expect(device(page).getByRole('button', { name: '9 Radio A' })).toBeVisible()
    await files()
    await load('einkauf.txt', 'Milch, Brot')
    await says(page, 'In der Datei steht kein Stream mit https-Adresse.')
    await expect(device(page).getByRole('button', { name: '9 Radio A' })).toBeVisible()
    await page.keyboard.press('Escape')
    await key(page, 'Die acht Sender wiederherstellen').click()
    await expect(device(page).getByRole('button', { name: '9 Radio A' })).toHaveCount(0)
    await files()
    await load('sicherung.json', json)
    await says(page, 'Alles davon ist schon da.')
  },
)

test(
  'an HLS stream plays where the browser does not know HLS, under the policy of the site',
  { tag: '@more' },
  async ({ page, streams }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => ''
    })
    await open(page)
    await manage(page)
    await device(page).getByRole('textbox', { name: 'Name', exact: true }).fill('Welle')
    await device(page)
      .getByRole('textbox', { name: 'Adresse des Streams' })
      .fill('https://welle.example/live.m3u8')
    await page.keyboard.press('Enter')
    await device(page).getByRole('button', { name: '9 Welle' }).click()
    await key(page, 'Start').click()
    await says(page, 'spielt')
    await sounds(page)
    expect(await page.evaluate(() => window.audios[0]?.src)).toMatch(/^blob:/)
    expect(streams.asked.some((url) => /welle\.example\/\d+\.mp3$/.test(url))).toBe(true)
  },
)

test('at 360 px every key can be hit with a thumb', { tag: '@more' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  await manage(page)
  const targets = device(page).locator('button, summary, select, input, label:has(input)')
  await expect.poll(() => targets.count()).toBeGreaterThan(50)
  const small = await targets.evaluateAll((nodes) =>
    nodes.flatMap((node) => {
      const { width, height } = node.getBoundingClientRect()
      // The tracks of switches and choices are hit through their labels.
      const isTarget = !(node instanceof HTMLInputElement && node.closest('label'))
      return isTarget && Math.min(width, height) < 44 ? [`${node.textContent}: ${width} × ${height}`] : []
    }),
  )
  expect(small).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
