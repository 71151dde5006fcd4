import { expect, test, type Page } from '@playwright/test'
import { startReact } from './pages.ts'

async function open(page: Page, path: string) {
  await page.goto(path)
  await startReact(page)
}

const devices = [
  ['/apps/decider', '.decider-window'],
  ['/apps/notationTrainer', '.notation-trainer-device'],
] as const

const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox()
  if (!found) throw new Error(`${selector} is not to be seen`)
  return { ...found, right: found.x + found.width, bottom: found.y + found.height }
}

for (const width of [360, 768, 1440])
  for (const [path, device] of devices)
    test(`${path} stands on the edge of the heading at ${width} px`, { tag: '@more' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      const heading = await box(page, 'main h1')
      const stage = await box(page, path === '/apps/decider' ? '.decider' : device)
      expect(Math.abs(stage.x - heading.x)).toBeLessThanOrEqual(0.5)
    })

test(
  'board, move list and move field take 700 px: in view at 1440 × 900 on a device that begins at 200',
  { tag: '@more' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/apps/notationTrainer')
    const { y } = await box(page, '.notation-trainer-device')
    for (const selector of [
      '.notation-trainer-board',
      '.notation-trainer-script',
      '.notation-trainer-type input',
    ])
      expect((await box(page, selector)).bottom - y).toBeLessThanOrEqual(700)
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test(
    'one strip above the board has the opening, the next move and the time',
    { tag: '@more' },
    async ({ page }) => {
      await open(page, '/apps/notationTrainer')
      const [strip, board] = [
        await box(page, '.notation-trainer-top'),
        await box(page, '.notation-trainer-board'),
      ]
      expect(strip.height).toBe(44)
      expect(strip.bottom).toBeLessThanOrEqual(board.y)
      await expect(page.locator('.notation-trainer-top')).toHaveText(/Italienisch.*1\. \?.*0:00,0/s)
    },
  )

  test('in text mode board and field are in view together', { tag: '@more' }, async ({ page }) => {
    await open(page, '/apps/notationTrainer')
    await page.getByRole('switch', { name: 'Textmodus' }).check()
    await page.locator('.notation-trainer-top').evaluate((strip) => strip.scrollIntoView())
    const board = await box(page, '.notation-trainer-board')
    expect(board.height).toBeLessThanOrEqual(0.45 * 740)
    const field = await box(page, '.notation-trainer-type input')
    expect(field.bottom).toBeLessThanOrEqual(740)
    expect(field.y - board.bottom).toBeLessThan(44)
  })
})
