import { expect, test, type Page } from '@playwright/test'
import { startReact } from './pages.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
})

async function open(page: Page, path: string) {
  await page.goto(path)
  await startReact(page)
}

/** A colour of an element or its pseudo-element, as it is painted. */
const painted = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name!),
      [property, pseudo],
    )

for (const path of [
  '/apps/decider',
  '/apps/notationTrainer',
  '/apps/passwordMaker',
  '/apps/smoothEye',
  '/meta/settings',
])
  test(`switches of ${path} show their state`, async ({ page }) => {
    await open(page, path)
    for (const control of await page.locator('.ui-switch').all()) {
      const [track, knob] = await control
        .locator('.ui-switch-track')
        .evaluate((element) => [
          getComputedStyle(element).backgroundColor,
          getComputedStyle(element, '::before').backgroundColor,
        ])
      expect(knob).not.toBe(track)
    }
    const off = await painted(page, '.ui-switch:not(:has(:checked)) .ui-switch-track', 'background-color')
    await page.getByRole('switch', { checked: false }).first().check()
    // The colour has a short transition.
    const on = () => painted(page, '.ui-switch:has(:checked) .ui-switch-track', 'background-color')
    await expect.poll(on).not.toBe(off)
  })

test('the chosen one of several keys is told from the others', async ({ page }) => {
  await open(page, '/apps/decider')
  const chosen = await painted(page, '.ui-choice-key :checked + span', 'background-color')
  const other = await painted(page, '.ui-choice-key :not(:checked) + span', 'background-color')
  expect(chosen).not.toBe(other)
})

test("the decider's winner and display keep their contrast", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
  await open(page, '/apps/decider')
  // The display is lit in the system's own text colour.
  const text = await painted(page, 'body', 'color')
  expect(await painted(page, '.decider-rest .ui-matrix-lit', 'stroke')).toBe(text)
  await page.getByRole('button', { name: 'Entscheiden' }).click()
  const won = await painted(page, '.decider-field [data-won]', 'background-color')
  expect(won).not.toBe(await painted(page, '.decider-field > :not([data-won])', 'background-color'))
})

test('the move to find is told from the others', async ({ page }) => {
  await open(page, '/apps/notationTrainer')
  const wanted = await painted(page, '.notation-trainer-moves .notation-trainer-wanted', 'background-color')
  expect(wanted).not.toBe(await painted(page, '.notation-trainer-moves td', 'background-color'))
})

test('a switch is turned by keyboard, and the change can be seen', async ({ page }) => {
  await open(page, '/meta/settings')
  const single = page.getByRole('switch', { name: 'Radio anheften' })
  await single.focus()
  const row = page.locator('.ui-switch').filter({ has: single })
  const look = () => row.screenshot({ animations: 'disabled' })
  const off = await look()
  await page.keyboard.press('Space')
  await expect(single).toBeChecked()
  expect((await look()).equals(off)).toBe(false)
  await page.keyboard.press('Space')
  await expect(single).not.toBeChecked()
  await expect.poll(async () => (await look()).equals(off)).toBe(true)
})

for (const [path, lit] of [
  ['/', '.console-display .ui-matrix-lit'],
  ['/apps/radio', '.radio-display .ui-matrix-lit'],
  ['/apps/svgEditor', '.ui-matrix-lit'],
] as const)
  test(`the display of ${path} is lit in the text colour of the system`, async ({ page }) => {
    await open(page, path)
    const text = await painted(page, 'body', 'color')
    expect(await painted(page, lit, 'stroke')).toBe(text)
  })

test('the sheet of the editor has an edge in the light scheme, and the current row of its tree a mark', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await open(page, '/apps/svgEditor')
  await expect(page.locator('.svg-editor-row[data-current]')).toBeVisible()
  expect(await painted(page, '.svg-editor-canvas .paper', 'stroke')).toBe(
    await painted(page, 'body', 'color'),
  )
  expect(await painted(page, '.svg-editor-row[data-current]', 'outline-style')).toBe('solid')
})
