// The notation drill on the built site: by keyboard on a desk, by touch on a phone without a keyboard.
import { expect, test, type Page } from '@playwright/test'
import { expectContrast, expectNoFindings } from './axe.ts'
import { open, pieceOn, reading, square, trainerRecord } from './trainerPage.ts'

const drill = (page: Page) => page.getByRole('dialog', { name: 'Notation üben' })
const at = (page: Page, text: string) => expect(drill(page).locator('[data-drill="at"]')).toHaveText(text)

/** The moves of the shortest of the games, as they are dictated. */
const zapata = 'e2-e4 e7-e5 Sg1-f3 Sg8-f6 Sf3xe5 d7-d6 Se5-f3 Sf6xe4 Sb1-c3 Lc8-f5 Dd1-e2'.split(' ')

const isWithin = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('by keyboard: a game is dictated, the best value stays, and the open run of the trainer goes on', async ({
  page,
}) => {
  const list = await open(page, {
    settings: { drill: { mode: 'dictation', notation: 'german', form: 'long', source: 'games' } },
  })
  await square(page, 'e2').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect.poll(() => pieceOn(page, 'e4')).toBe('wP')
  await page.keyboard.press('u')
  await expect(drill(page).getByRole('button', { name: 'Los' })).toBeFocused()
  await expectNoFindings(page)
  await page.keyboard.press('Enter')
  const field = drill(page).getByRole('textbox', { name: 'Zug' })
  await expect(field).toBeFocused()
  await page.keyboard.type('e2-e5')
  await expect(drill(page).locator('[data-drill="errors"]')).toHaveText('1')
  for (const [index, move] of zapata.entries()) {
    await at(page, `${index + 1} von 11`)
    await expect(field).toBeFocused()
    await page.keyboard.type(move)
    if (index === 4) await expectNoFindings(page)
  }
  await expect(drill(page).getByText('Neuer Bestwert', { exact: true })).toBeVisible()
  await expect(drill(page).getByRole('button', { name: 'Noch einmal' })).toBeFocused()
  await expectNoFindings(page)
  await expectContrast(page)
  await expect
    .poll(() =>
      page.evaluate(() => JSON.parse(localStorage.getItem('kleinzeug') ?? '{}').notationTrainer.drillRuns),
    )
    .toMatchObject([{ mode: 'dictation', name: 'Zapata – Anand, Biel 1988', errors: 1, hinted: false }])
  // What the specification says of best times is not touched.
  expect((await trainerRecord(page)).stats).toEqual([])

  await page.keyboard.press('Enter')
  await at(page, '1 von 11')
  await page.keyboard.press('Escape')
  await expect(drill(page)).toHaveCount(0)
  expect(await pieceOn(page, 'e4')).toBe('wP')
  await expect(page.getByText('1/6')).toBeVisible()
  await expect(reading(page, 'errors')).toHaveText('0')
  expect(list).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test(
    'by touch: board, question and keys are on one screen; a square is found; nothing scrolls',
    { tag: '@more' },
    async ({ page }) => {
      const list = await open(page)
      await page.getByRole('button', { name: 'Notation üben …' }).tap()
      await expectNoFindings(page)
      await drill(page).getByRole('radio', { name: 'Lang' }).check()
      await drill(page).getByRole('button', { name: 'Los' }).tap()
      const field = drill(page).getByRole('textbox', { name: 'Zug' })
      await expect(field).toBeFocused()
      // The keyboard of the phone stays down: the keys are those of the tool.
      await expect(field).toHaveAttribute('inputmode', 'none')
      const pieces = drill(page).getByRole('group', { name: 'Figur einsetzen' })
      const keys = drill(page).getByRole('group', { name: 'Tasten für Züge' })
      for (const part of [drill(page).getByRole('grid'), field, pieces.getByRole('button', { name: 'Dame' })])
        await expect(part).toBeInViewport({ ratio: 1 })
      for (const sign of ['a', 'h', '1', '8', '–', 'x', '0-0', 'OK'])
        await expect(keys.getByRole('button', { name: sign, exact: true })).toBeInViewport({ ratio: 1 })
      await pieces.getByRole('button', { name: 'König' }).tap()
      for (const sign of ['a', '1', '–', 'a', '2', 'OK'])
        await keys.getByRole('button', { name: sign, exact: true }).tap()
      await expect(field).toBeFocused()
      await expect
        .poll(() => drill(page).locator('.ui-field-hint, .ui-field-error').allTextContents())
        .not.toEqual([])
      await expectNoFindings(page)
      await drill(page).getByRole('button', { name: 'Abbrechen' }).tap()

      await drill(page).getByRole('radio', { name: 'Feld finden' }).check()
      await drill(page).getByRole('button', { name: 'Los' }).tap()
      const asked = await drill(page).locator('.notation-trainer-drill-prompt strong').textContent()
      const target = /([a-h][1-8])[DTLS]?[+#]?$/.exec(asked ?? '')?.[1]
      await drill(page).locator(`[data-square="${target}"]`).tap()
      await at(page, 'ein Feld')
      await expect(drill(page).getByRole('grid')).toBeInViewport({ ratio: 1 })
      expect(await isWithin(page)).toBe(true)
      await expectNoFindings(page)
      await expectContrast(page)
      await drill(page).getByRole('button', { name: 'Zurück zum Trainer' }).tap()
      await expect(drill(page)).toHaveCount(0)
      expect(list).toEqual([])
    },
  )
})
