import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { expectContrast, expectNoFindings } from './axe.ts'
import { choose, middle, open, pieceOn, square } from './trainerPage.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const plan = {
  id: 'plan',
  title: 'Mein Plan',
  side: 'white',
  pgn: '[Event "Mein Plan"]\n[Result "*"]\n\n1. e4 {gut [%cal Ge2e4]} 1... e5 (1... c5 2. Nf3) 2. f4 *\n',
}
const repertoire = (page: Page) =>
  page.evaluate(() => {
    const record: {
      notationTrainer?: { repertoires?: Array<{ title: string; side: string; pgn: string }> }
    } = JSON.parse(localStorage.getItem('kleinzeug') ?? '{}')
    return record.notationTrainer?.repertoires?.[0]
  })
const isWithin = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
const item = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name })

test('a repertoire is edited on the board by touch, mouse and keys, undone, and saved as PGN', async ({
  page,
}) => {
  const list = await open(page, { repertoires: [plan] })
  await choose(page, 'Mein Plan')
  await page.getByRole('button', { name: 'Als Baum …' }).tap()
  await expect(page.getByRole('heading', { name: 'Baum: Mein Plan' })).toBeFocused()
  await expect(page.getByText('Heute fällig: 3 Stellungen, davon 3 neu')).toBeVisible()

  // Touch: a new move is a variation.
  await square(page, 'e2').tap()
  await square(page, 'e4').tap()
  await expect(page.locator('[data-arrow="e2-e4"]')).toBeVisible()
  await square(page, 'e7').tap()
  await square(page, 'e6').tap()
  await expect(item(page, /^1 … e7-e6/)).toHaveAttribute('aria-selected', 'true')

  // Touch: an arrow from tap to tap.
  await page.getByRole('switch', { name: 'Zeichnen' }).tap()
  await square(page, 'd2').tap()
  await square(page, 'd4').tap()
  await expect(page.locator('[data-arrow="d2-d4"]')).toBeVisible()
  expect(await pieceOn(page, 'd2')).toBe('wP')
  await page.getByRole('switch', { name: 'Zeichnen' }).tap()

  // Mouse: an arrow with the right button.
  await square(page, 'b8').scrollIntoViewIfNeeded()
  await page.mouse.move(...(await middle(page, 'b8')))
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(...(await middle(page, 'c6')), { steps: 3 })
  await page.mouse.up({ button: 'right' })
  await expect(page.locator('[data-arrow="b8-c6"]')).toBeVisible()

  // Keys: walk, move the variation up, delete another one, undo.
  await item(page, /^1 … e7-e6/).tap()
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('ArrowDown')
  await expect(item(page, '1 … c7-c5')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(item(page, '1 … c7-c5')).toHaveCount(0)
  await page.keyboard.press('z')
  await expect(item(page, '1 … c7-c5')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('textbox', { name: 'Kommentar' }).fill('Sizilianisch')

  expect(await isWithin(page)).toBe(true)
  await expectNoFindings(page)
  await expectContrast(page)
  const pgn =
    '[Event "Mein Plan"]\n[Result "*"]\n\n1. e4 {gut [%cal Ge2e4]} 1... e5 (1... e6 {[%cal Gd2d4,Gb8c6]}) ' +
    '(1... c5 {Sizilianisch} 2. Nf3) 2. f4 *\n'
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als PGN speichern' }).tap()
  expect(await readFile(await (await download).path(), 'utf8')).toBe(pgn)
  await expect.poll(async () => (await repertoire(page))?.pgn).toBe(pgn)
  await page.getByRole('button', { name: 'Zum Training' }).tap()
  await expect(page.getByRole('heading', { name: 'Mein Plan' })).toBeVisible()
  expect(list).toEqual([])
})

test(
  'a repertoire as a link is looked at and kept; a damaged link is said in words',
  { tag: '@more' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const list = await open(page, { repertoires: [plan] })
    await choose(page, 'Mein Plan')
    await page.getByRole('button', { name: 'Als Baum …' }).tap()
    await page.getByRole('button', { name: 'Link kopieren' }).tap()
    await expect(page.getByRole('textbox', { name: 'Der Link ist kopiert.' })).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/\/apps\/notationTrainer#moves=[\w-]+$/)

    const other = await context
      .browser()!
      .newContext({ viewport: { width: 360, height: 740 }, locale: 'de-DE' })
    const there = await other.newPage()
    const asked: string[] = []
    there.on('request', (request) => asked.push(request.url()))
    await there.goto(link)
    await expect(there.getByRole('heading', { name: 'Baum: Mein Plan' })).toBeVisible()
    await item(there, '1 … c7-c5').click()
    expect(await pieceOn(there, 'c5')).toBe('bP')
    expect(await repertoire(there)).toBeUndefined()
    expect(asked.filter((url) => url.includes(link.split('=')[1] ?? ''))).toEqual([])
    await expectNoFindings(there)
    await there.getByRole('button', { name: 'Behalten …' }).click()
    await there.getByRole('button', { name: 'Übernehmen' }).click()
    await expect
      .poll(() => repertoire(there))
      .toMatchObject({ title: 'Mein Plan', side: 'white', pgn: plan.pgn })
    // What was kept is the chosen line now, and the link is gone from the address.
    await expect(there).toHaveURL(/\/apps\/notationTrainer(\?opening=[\w-]+)?$/)

    await there.goto(link.slice(0, -7))
    await expect(there.getByRole('alert')).toContainText('Der Link ist beschädigt oder unvollständig.')
    await other.close()
    expect(list).toEqual([])
  },
)
