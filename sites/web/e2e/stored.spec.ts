import { expect, test, type Page } from '@playwright/test'
import { startReact } from './pages.ts'

declare global {
  interface Window {
    /** What was stored, and when by the page's clock. */
    stored: Array<{ at: number; text: string }>
  }
}

/** Opens a page whose clock is moved by the test, and which notes what is stored when. */
async function open(page: Page, path: string) {
  await page.clock.install()
  await page.addInitScript(() => {
    window.stored = []
    const setItem: unknown = Reflect.get(Storage.prototype, 'setItem')
    Storage.prototype.setItem = function (key, text) {
      window.stored.push({ at: Date.now(), text })
      if (typeof setItem === 'function') Reflect.apply(setItem, this, [key, text])
    }
  })
  await page.goto(path)
  await startReact(page)
  await expect(page.locator('.saved-state').first()).toHaveText('gesichert')
}

/** Edits every 100 ms for 2 s. Answers how long each edit waited until it was stored, in ms; `Infinity`: longer than that. */
async function waits(
  page: Page,
  edit: (n: number) => Promise<void>,
  isIn: (n: number, text: string) => boolean,
) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const times: number[] = []
  for (let n = 0; n < 20; n++) {
    times.push(await page.evaluate(() => Date.now()))
    await edit(n)
    await page.clock.runFor(100)
  }
  const stored = await page.evaluate(() => window.stored)
  // The last edits have not waited for a second yet.
  return times.slice(0, 10).map((time, n) => {
    const first = stored.find(({ at, text }) => at >= time && isIn(n, text))
    return first ? first.at - time : Infinity
  })
}

test('the editor stores an edit at the latest 1 s after it was made, also while one goes on', async ({
  page,
}) => {
  await open(page, '/apps/svgEditor')
  for (const key of ['+', 'r', 't']) await page.keyboard.press(key)
  // The newest place of the one rectangle stands in the journal, the older one in the drawing.
  const xIn = (text = '') =>
    Math.max(0, ...[...text.matchAll(/"name":"x","assign":"=\\"","raw":"(\d+)"/g)].map(([, x]) => Number(x)))
  const last = async () => xIn(await page.evaluate(() => window.stored.at(-1)?.text))
  await expect.poll(last).toBeGreaterThan(0)
  const start = await last()
  const found = await waits(
    page,
    () => page.keyboard.press('ArrowRight'),
    (n, text) => xIn(text) > start + n,
  )
  expect(Math.max(...found)).toBeLessThanOrEqual(1000)
})

test('the Decider stores an edit at the latest 1 s after it was made, also while one goes on', async ({
  page,
}) => {
  await open(page, '/apps/decider')
  const name = page.getByRole('textbox', { name: 'Neuer Eintrag' })
  const found = await waits(
    page,
    async (n) => {
      await name.fill(`Ding ${n} da`)
      await name.press('Enter')
    },
    (n, text) => text.includes(`Ding ${n} da`),
  )
  expect(Math.max(...found)).toBeLessThanOrEqual(1000)
})
