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
  test(`switches of ${path} show their state`, { tag: '@more' }, async ({ page }) => {
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

test('the chosen one of several keys is told from the others', { tag: '@more' }, async ({ page }) => {
  await open(page, '/apps/decider')
  const chosen = await painted(page, '.ui-choice-key :checked + span', 'background-color')
  const other = await painted(page, '.ui-choice-key :not(:checked) + span', 'background-color')
  expect(chosen).not.toBe(other)
})

test("the decider's winner and display keep their contrast", { tag: '@more' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
  await open(page, '/apps/decider')
  // The display is lit in the system's own text colour.
  const text = await painted(page, 'body', 'color')
  expect(await painted(page, '.decider-rest .ui-matrix-lit', 'stroke')).toBe(text)
  await page.getByRole('button', { name: 'Entscheiden' }).click()
  const won = await painted(page, '.decider-field [data-won]', 'background-color')
  expect(won).not.toBe(await painted(page, '.decider-field > :not([data-won])', 'background-color'))
})

test('the move to find is told from the others', { tag: '@more' }, async ({ page }) => {
  await open(page, '/apps/notationTrainer')
  const wanted = await painted(page, '.notation-trainer-moves .notation-trainer-wanted', 'background-color')
  expect(wanted).not.toBe(await painted(page, '.notation-trainer-moves td', 'background-color'))
})

test('a switch is turned by keyboard, and the change can be seen', { tag: '@more' }, async ({ page }) => {
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
  test(
    `the display of ${path} is lit in the text colour of the system`,
    { tag: '@more' },
    async ({ page }) => {
      await open(page, path)
      const text = await painted(page, 'body', 'color')
      expect(await painted(page, lit, 'stroke')).toBe(text)
    },
  )

test(
  'the sheet of the editor has an edge in the light scheme, and the current row of its tree a mark',
  { tag: '@more' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
    await open(page, '/apps/svgEditor')
    await expect(page.locator('.svg-editor-row[data-current]')).toBeVisible()
    expect(await painted(page, '.svg-editor-canvas .paper', 'stroke')).toBe(
      await painted(page, 'body', 'color'),
    )
    expect(await painted(page, '.svg-editor-row[data-current]', 'outline-style')).toBe('solid')
  },
)

/** The colour that the system has for a name such as Highlight. */
const system = (page: Page, name: string) =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.setProperty('forced-color-adjust', 'none')
    probe.style.setProperty('color', colour)
    const painted = getComputedStyle(probe).color
    probe.remove()
    return painted
  }, name)

test('the chosen view of the self-report can be read', { tag: '@more' }, async ({ page }) => {
  await open(page, '/apps/selfReport')
  const chosen = '.self-report-tabs .ui-choice-key :checked + span'
  expect(await painted(page, chosen, 'background-color')).toBe(await system(page, 'Highlight'))
  expect(await painted(page, chosen, 'color')).toBe(await system(page, 'HighlightText'))
})

test(
  'the needle of the size comparison has the colour of what is chosen',
  { tag: '@more' },
  async ({ page }) => {
    await open(page, '/apps/sizeComparison')
    await expect(page.locator('.size-comparison-scale input')).toHaveAttribute('aria-valuetext', /./)
    // Opaque, as it is painted over the ground.
    const [ground, highlight] = await Promise.all(
      ['Canvas', 'Highlight'].map(
        async (name) => (await system(page, name)).match(/[\d.]+/g)?.map(Number) ?? [],
      ),
    )
    const share = highlight?.[3] ?? 1
    const lit = [0, 1, 2].map((at) =>
      Math.round((highlight?.[at] ?? 0) * share + (ground?.[at] ?? 0) * (1 - share)),
    )
    const inNeedle = () =>
      page.locator('.size-comparison-scene').evaluate((canvas) => {
        const context = canvas instanceof HTMLCanvasElement && canvas.getContext('2d')
        if (!context) return []
        // The lower end of the canvas lies below the scale.
        const { width, height } = context.canvas
        const { data } = context.getImageData(0, height - 20, width, 1)
        return Array.from({ length: width }, (_, x) => Array.from(data.slice(4 * x, 4 * x + 3)).join())
      })
    await expect.poll(inNeedle).toContain(lit.join())
  },
)
