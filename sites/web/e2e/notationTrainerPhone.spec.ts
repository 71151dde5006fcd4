import { expect, test, type Page } from '@playwright/test'
import { expectContrast, expectNoFindings } from './axe.ts'
import { choose, open, openSettings, pieceOn, setting, square, trainerRecord } from './trainerPage.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const isWithin = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test(
  'the text mode has keys of its own, which fit and need no keyboard',
  { tag: '@more' },
  async ({ page }) => {
    const list = await open(page)
    await setting(page, 'Textmodus').check()
    const keys = page.getByRole('group', { name: 'Tasten für Züge' })
    const type = async (...signs: string[]) => {
      for (const sign of signs) await keys.getByRole('button', { name: sign, exact: true }).tap()
    }
    await type('e', '2', '–', 'e', '4')
    await expect.poll(() => pieceOn(page, 'e4')).toBe('wP')
    await type('e', '6', 'Letztes Zeichen löschen', '5', 'OK')
    await expect.poll(() => pieceOn(page, 'e5')).toBe('bP')
    expect(await isWithin(page)).toBe(true)
    await expectNoFindings(page)
    await expectContrast(page)
    expect(list).toEqual([])
  },
)

test('one side by touch: the program answers', { tag: '@more' }, async ({ page }) => {
  const list = await open(page)
  await openSettings(page)
  await page.getByRole('combobox', { name: 'Du spielst' }).selectOption('nur Weiß')
  await square(page, 'e2').tap()
  await square(page, 'e4').tap()
  await expect.poll(() => pieceOn(page, 'e5')).toBe('bP')
  expect(await isWithin(page)).toBe(true)
  await expectNoFindings(page)
  expect(list).toEqual([])
})

test(
  'a repertoire comes from PGN, is asked, kept over a reload and deleted with undo',
  { tag: '@more' },
  async ({ page }) => {
    const list = await open(page)
    await page.getByRole('button', { name: 'Züge einfügen …' }).tap()
    await page
      .getByRole('textbox', { name: 'Züge' })
      .fill('[Event "Mein Plan"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. f4 *')
    await page.getByRole('button', { name: 'Prüfen' }).tap()
    await page.getByRole('radio', { name: 'ein Repertoire' }).check()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Übernehmen' }).tap()
    await expect(page.getByRole('button', { name: 'Mein Plan: 3 Stellungen, davon 3 neu' })).toBeVisible()
    await square(page, 'e2').tap()
    await square(page, 'e4').tap()
    await expect.poll(async () => (await trainerRecord(page)).cards.length).toBe(1)
    await page.reload()
    await choose(page, 'Mein Plan')
    await expect(page.getByRole('button', { name: 'Mein Plan: 2 Stellungen, davon 2 neu' })).toBeVisible()
    await page.getByRole('button', { name: 'Löschen', exact: true }).tap()
    await expect(page.getByText('„Mein Plan“ ist gelöscht')).toBeVisible()
    await page.getByRole('button', { name: 'Rückgängig' }).tap()
    await expect(page.getByRole('heading', { name: 'Mein Plan' })).toBeVisible()
    expect(await isWithin(page)).toBe(true)
    expect(list).toEqual([])
  },
)
