import { expect, test, type Page } from '@playwright/test'
import { startReact } from './pages.ts'
import {
  immortal,
  immortalMoves,
  italianMoves,
  trainerRecord,
  open,
  square,
  pieceOn,
  reading,
  choose,
  setting,
  drag,
  tap,
  byKeys,
  byText,
  play,
} from './trainerPage.ts'

// The whole device fits on the screen: nothing scrolls under the mouse.
test.use({ viewport: { width: 1280, height: 1600 } })

/** `0:07,4` in ms, to the tenth. */
const inTenths = (ms: number) => Math.floor(ms / 100) * 100
const readTime = (text: string) => {
  const [minutes = 0, seconds = 0, tenths = 0] = text.split(/[:,]/).map(Number)
  return minutes * 60_000 + seconds * 1000 + tenths * 100
}

for (const [name, make, textMode] of [
  ['drag', drag, false],
  ['taps', tap, false],
  ['keyboard', byKeys, false],
  ['text', byText, true],
] as const) {
  // Other journeys of every run move pieces by taps, drags and text.
  const details = name === 'keyboard' ? {} : { tag: '@more' }
  test(`the Immortal Game by ${name}: time, penalty, best time`, details, async ({ page }) => {
    const list = await open(page)
    if (textMode) await setting(page, 'Textmodus').check()
    await choose(page, immortal)
    if (name === 'keyboard') await square(page, 'e2').focus()

    // The wrong move first: the piece goes back, an error is added, nobody scolds.
    const before = Date.now()
    await make(page, 'a2', 'a3')
    await expect(reading(page, 'errors')).toHaveText('1')
    await expect(reading(page, 'penalty')).toHaveText('0:05,0')
    expect([await pieceOn(page, 'a2'), await pieceOn(page, 'a3')]).toEqual(['wP', 'none'])
    for (const alert of await page.getByRole('alert').all()) await expect(alert).toBeEmpty()

    // oxlint-disable-next-line no-restricted-properties -- the run takes longer than its penalty
    await page.waitForTimeout(300)
    await play(page, immortalMoves, make)
    await expect(page.getByText('Neue Bestzeit')).toBeVisible()
    const longest = Date.now() - before

    await expect.poll(async () => (await trainerRecord(page)).stats.length).toBe(1)
    const [best] = (await trainerRecord(page)).stats
    expect(best).toMatchObject({ name: immortal, textMode })
    expect(Number.isInteger(best!.time)).toBe(true)
    const elapsed = best!.time - 5000
    expect(elapsed).toBeGreaterThanOrEqual(300)
    expect(elapsed).toBeLessThanOrEqual(longest)
    expect(readTime((await reading(page, 'time').textContent())!)).toBe(inTenths(elapsed))
    expect(readTime((await reading(page, 'best').textContent())!)).toBe(inTenths(best!.time))
    await expect(reading(page, 'combo')).toHaveText('45')
    expect([await pieceOn(page, 'e7'), await pieceOn(page, 'd8')]).toEqual(['wB', 'bK'])

    // The finished game is replayed with the keyboard.
    const replay = page.getByRole('slider', { name: 'Nachspielen' })
    await replay.focus()
    await page.keyboard.press('Home')
    await expect.poll(() => pieceOn(page, 'e2')).toBe('wP')
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(() => pieceOn(page, 'c4')).toBe('wB')
    await expect(replay).toHaveAttribute('aria-valuetext', 'Zug 5 von 45')
    await page.keyboard.press('End')
    await expect.poll(() => pieceOn(page, 'e7')).toBe('wB')
    expect(list).toEqual([])
  })
}

test('settings, best times and own lines are there after a reload; a better time replaces, a worse one does not', async ({
  page,
}) => {
  const stats = [
    { name: 'Italienisch', time: 1, textMode: false },
    { name: 'Spanisch', time: 999_000, textMode: false },
    { name: 'Spanisch', time: 2, textMode: true },
  ]
  const list = await open(page, { settings: { showMoves: true }, stats })
  await play(page, italianMoves)
  await expect.poll(async () => (await trainerRecord(page)).runs.length).toBe(1)
  await choose(page, 'Spanisch')
  await play(page, 'e2e4 e7e5 g1f3 b8c6 f1b5'.split(' '))
  await setting(page, 'Nach jedem Zug drehen').check()
  await setting(page, 'Textmodus').check()
  await expect.poll(async () => (await trainerRecord(page)).settings['textMode']).toBe(true)
  const kept = await trainerRecord(page)
  const timeOf = (name: string, textMode: boolean) =>
    kept.stats.find((entry) => entry.name === name && entry.textMode === textMode)?.time ?? 0
  expect(kept.stats).toHaveLength(3)
  expect(timeOf('Italienisch', false)).toBe(1)
  expect(timeOf('Spanisch', false)).toBeLessThan(999_000)
  expect(timeOf('Spanisch', true)).toBe(2)

  // Without the line in the address the first one is loaded.
  await page.goto('/apps/notationTrainer')
  await startReact(page)
  for (const name of ['Züge anzeigen', 'Nach jedem Zug drehen', 'Textmodus'])
    await expect(setting(page, name)).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Eröffnung' })).toHaveValue('italian')
  await choose(page, 'Spanisch')
  await expect(reading(page, 'best')).toHaveText('0:00,0')
  expect((await trainerRecord(page)).stats).toEqual(kept.stats)
  expect(list).toEqual([])
})

/** Starts to note when a key went down and when the board turned, in ms. */
const watchTurning = (page: Page) =>
  page.evaluate(() => {
    const marks: { key?: number; turned?: number } = {}
    Object.assign(window, { marks })
    addEventListener('keydown', ({ timeStamp }) => (marks.key = timeStamp), { capture: true })
    new MutationObserver(() => (marks.turned ??= performance.now())).observe(
      document.querySelector('[data-orientation]')!,
      { attributeFilter: ['data-orientation'] },
    )
  })

test('the board is one tab stop, speaks, and turns 200 ms after a move without losing the focus', async ({
  page,
}) => {
  const list = await open(page)
  await setting(page, 'Nach jedem Zug drehen').check()
  await expect(page.locator('[data-square][tabindex="0"]')).toHaveCount(1)
  await square(page, 'e2').focus()
  await expect(square(page, 'e2')).toHaveAccessibleName('e2, weißer Bauer')
  await page.keyboard.press('Enter')
  await expect(square(page, 'e2')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(square(page, 'e2')).toHaveAttribute('aria-selected', 'false')
  for (const key of ['Enter', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key)
  await expect(square(page, 'e4')).toHaveAccessibleName('e4, leer')
  await watchTurning(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('grid', { name: 'Schachbrett, Schwarz unten' })).toBeVisible()
  const { key, turned } = await page.evaluate((): { key: number; turned: number } =>
    Reflect.get(window, 'marks'),
  )
  expect(turned - key).toBeGreaterThanOrEqual(199)
  await expect(square(page, 'e4')).toBeFocused()
  await expect(square(page, 'e4')).toHaveAccessibleName('e4, weißer Bauer')
  await expect(page.locator('[aria-live]', { hasText: 'e2-e4, richtig. Schwarz am Zug' })).toHaveCount(1)
  // Black sits below now: what is seen on the left is the h-file.
  await page.keyboard.press('ArrowLeft')
  await expect(square(page, 'f4')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('[role="grid"]') ?? null)).toBeNull()
  expect(list).toEqual([])
})

test('by single keys: moves shown, board turned, text mode, a hint, from the start', async ({ page }) => {
  const list = await open(page)
  await page.keyboard.press('a')
  await expect(setting(page, 'Züge anzeigen')).toBeChecked()
  await page.keyboard.press('d')
  await expect(setting(page, 'Brett drehen')).toBeChecked()
  await page.keyboard.press('t')
  await expect(page.getByRole('status').filter({ hasText: 'Tipp: Bauer auf e2' })).toBeAttached()
  await page.keyboard.press('v')
  await page.keyboard.press('m')
  await expect(setting(page, 'Textmodus')).toBeChecked()
  const field = page.getByRole('textbox', { name: 'Zug', exact: true })
  await expect(field).toBeFocused()
  // In the field, the same keys are letters.
  await page.keyboard.type('d?')
  await expect(field).toHaveValue('d?')
  await expect(setting(page, 'Brett drehen')).toBeChecked()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(list).toEqual([])
})
