import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { startReact } from './pages.ts'
import {
  italianMoves,
  trainerRecord,
  open,
  square,
  pieceOn,
  reading,
  choose,
  moveField,
  openSettings,
  setting,
  middle,
  drag,
  tap,
  play,
} from './trainerPage.ts'

// The whole device fits on the screen: nothing scrolls under the mouse.
test.use({ viewport: { width: 1280, height: 1600 } })

const everything = `[White "Weiß"]
[Black "Schwarz"]

1. e4 Nf6 2. e5 d5 3. exd6 {en passant} e6 (3... cxd6 4. d4) 4. dxc7 Be7 5. Nf3 O-O 6. Be2 Nc6 7. O-O b6
8. cxd8=N Rxd8 *`

test('own PGN: castling, en passant and promotion come out right; saved as PGN, kept after a reload', async ({
  page,
}) => {
  const list = await open(page)
  await page.getByRole('button', { name: 'Züge einfügen …' }).click()
  await page.getByRole('textbox', { name: 'Züge' }).fill(everything)
  await page.getByRole('button', { name: 'Prüfen' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('Weiß – Schwarz')
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Alles dabei')
  await page.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByRole('heading', { name: 'Alles dabei' })).toBeVisible()

  await play(page, ['e2e4', 'g8f6', 'e4e5', 'd7d5', 'e5d6'], drag)
  expect(await pieceOn(page, 'd5')).toBe('none')
  await play(page, ['e7e6', 'd6c7', 'f8e7', 'g1f3', 'e8g8'], drag)
  expect([await pieceOn(page, 'h8'), await pieceOn(page, 'f8')]).toEqual(['none', 'bR'])
  await play(page, ['f1e2', 'b8c6', 'e1g1'], tap)
  expect([await pieceOn(page, 'h1'), await pieceOn(page, 'f1')]).toEqual(['none', 'wR'])
  await play(page, ['b7b6'])
  await drag(page, 'c7', 'd8')
  await page
    .getByRole('dialog', { name: 'Was wird aus dem Bauern?' })
    .getByRole('button', { name: 'Springer' })
    .click()
  await expect.poll(() => pieceOn(page, 'd8')).toBe('wN')
  await play(page, ['f8d8'])
  await expect(reading(page, 'errors')).toHaveText('0')
  await expect(page.getByText('Neue Bestzeit')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Eigene als PGN speichern' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('notation-trainer.pgn')
  expect(await readFile(await file.path(), 'utf8')).toBe(
    '[Event "Alles dabei"]\n[Result "*"]\n\n' +
      '1. e4 Nf6 2. e5 d5 3. exd6 e6 4. dxc7 Be7 5. Nf3 O-O 6. Be2 Nc6 7. O-O b6 8. cxd8=N Rxd8 *\n',
  )
  await expect
    .poll(async () => (await trainerRecord(page)).own.map(({ title }) => title))
    .toEqual(['Alles dabei'])
  await page.reload()
  await startReact(page)
  await choose(page, 'Alles dabei')
  await expect(page.getByText('0/16')).toBeVisible()
  expect(list).toEqual([])
})

test('bad input is refused in words at the field, and nothing is lost', async ({ page }) => {
  const list = await open(page)
  await page.getByRole('button', { name: 'Züge einfügen …' }).click()
  const field = page.getByRole('textbox', { name: 'Züge' })
  const check = page.getByRole('button', { name: 'Prüfen' })
  const refused = async (text: string, reason: RegExp) => {
    await field.fill(text)
    await check.click()
    await expect(field).toHaveAccessibleDescription(reason)
    expect(await field.inputValue()).toBe(text)
  }
  await refused('', /Hier stehen noch keine Züge/)
  await refused('1. e4 Ke6 *', /Zug 1 von Schwarz: „Ke6“ ist hier nicht möglich/)
  await refused('1. e4 e5\n2. hallo', /Zeile 2, Zug 2 von Weiß: „hallo“ ist kein Zug/)
  // Five megabytes are not let in: the field keeps what it had and says why at once.
  await field.fill(`1. e4 e5 ${'2. Nf3 Nc6 '.repeat(480_000)}`)
  await expect(field).toHaveAccessibleDescription(/zu lang: Bis zu 400.000 Zeichen/)
  await expect(field).toHaveValue('1. e4 e5\n2. hallo')
  await refused('1. e2–e4! e7-e5\n2. Sg1–g3', /Zeile 2, Zug 2 von Weiß: „Sg1–g3“ ist hier nicht möglich/)
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await page.getByRole('button', { name: 'Züge einfügen …' }).click()
  await expect(field).toHaveValue('1. e2–e4! e7-e5\n2. Sg1–g3')
  expect((await trainerRecord(page)).own).toEqual([])
  expect(list).toEqual([])
})

test('text mode: short forms, no drag, no guessing of letters, nothing from an empty square', async ({
  page,
}) => {
  const list = await open(page)
  await setting(page, 'Textmodus').check()
  const field = moveField(page)
  await expect(field).toBeFocused()
  await drag(page, 'e2', 'e4')
  await tap(page, 'e2', 'e4')
  expect(await pieceOn(page, 'e2')).toBe('wP')
  await field.pressSequentially('e4-e5')
  await expect(field).toHaveValue('')
  await expect(reading(page, 'errors')).toHaveText('0')
  for (const text of ['e2e4', 'e7–e5', 'Sg1-f3']) {
    await field.pressSequentially(text)
    await expect(field).toHaveValue('')
  }
  await field.pressSequentially('Nc6')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(
    /„Nc6“ passt zur Schreibweise Englisch; eingestellt ist Deutsch/,
  )
  await expect(field).toHaveValue('Nc6')
  await openSettings(page)
  await page.getByRole('combobox', { name: 'Figuren heißen' }).selectOption('english')
  await field.press('Enter')
  await expect.poll(() => pieceOn(page, 'c6')).toBe('bN')
  await expect(reading(page, 'errors')).toHaveText('0')
  await page.getByRole('combobox', { name: 'Figuren heißen' }).selectOption('figurine')
  await page.getByRole('button', { name: 'Läufer' }).click()
  await field.pressSequentially('c4')
  await page.keyboard.press('Enter')
  await expect.poll(() => pieceOn(page, 'c4')).toBe('wB')
  await field.pressSequentially('f8-c5')
  await expect(page.getByText('Neue Bestzeit')).toBeVisible()
  // The keys of the result go away with it: the focus returns to where one types.
  await page.getByRole('button', { name: 'Noch einmal' }).click()
  await expect(field).toBeFocused()
  expect(list).toEqual([])
})

test(
  'a hint in two stages sets no best time; an error does not stop; practice knows no clock',
  { tag: '@more' },
  async ({ page }) => {
    const list = await open(page)
    const hint = page.getByRole('button', { name: 'Tipp' })
    await play(page, italianMoves.slice(0, 3))
    await expect(reading(page, 'combo')).toHaveText('3')
    await tap(page, 'a7', 'a6')
    await expect(reading(page, 'combo')).toHaveText('0')
    await hint.click()
    await expect(square(page, 'b8')).toHaveAttribute('data-hint', 'true')
    await expect(page.locator('[data-arrow]')).toHaveCount(0)
    await hint.click()
    await expect(page.locator('[data-arrow="b8-c6"]')).toBeVisible()
    await expect(hint).toBeDisabled()
    await play(page, italianMoves.slice(3))
    await expect(page.getByText('Mit Tipp gespielt: zählt nicht als Bestzeit.')).toBeVisible()
    await expect(page.getByText('Längste Serie: 3 Züge')).toBeVisible()
    await expect
      .poll(async () => (await trainerRecord(page)).runs)
      .toMatchObject([{ errors: 1, hinted: true }])
    expect((await trainerRecord(page)).stats).toEqual([])

    await openSettings(page)
    await setting(page, 'Ohne Uhr üben').check()
    await play(page, italianMoves)
    await expect(page.getByText('Ohne Uhr gespielt.')).toBeVisible()
    await expect(reading(page, 'time')).toHaveText('ohne Uhr')
    expect((await trainerRecord(page)).runs).toHaveLength(1)
    expect((await trainerRecord(page)).stats).toEqual([])
    expect(list).toEqual([])
  },
)

test(
  'what is due today is offered, planned anew, and every run is a dot of the plot',
  { tag: '@more' },
  async ({ page }) => {
    const yesterday = Date.now() - 86_400_000
    const card = {
      due: yesterday,
      last: yesterday - 3 * 86_400_000,
      stability: 3,
      difficulty: 5,
      repetitions: 1,
      lapses: 0,
    }
    const run = { name: 'Italienisch', textMode: false, errors: 0, hinted: false }
    const list = await open(page, {
      cards: [
        { ...card, name: 'Italienisch' },
        { ...card, name: 'Spanisch', due: yesterday - 1 },
      ],
      runs: [
        { ...run, time: 60_000, at: 1 },
        { ...run, time: 70_000, at: 2, hinted: true },
      ],
    })
    const plot = page.getByRole('img', { name: /^Zeiten aus/ })
    await expect(plot.locator('circle')).toHaveCount(2)
    await expect(plot).toHaveAccessibleName(/Zeiten aus 2 Durchgängen, .*der schnellste 1:00,0/)
    await page.getByRole('button', { name: 'Spanisch', exact: true }).click()
    await play(page, 'e2e4 e7e5 g1f3 b8c6 f1b5'.split(' '))
    await expect(page.getByRole('button', { name: 'Spanisch', exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Weiter: Italienisch' }).click()
    await play(page, italianMoves)
    await expect(plot.locator('circle')).toHaveCount(3)
    await expect(plot.locator('circle[data-fastest]')).toHaveCount(1)
    await expect(page.getByText('Nichts fällig.')).toBeVisible()
    await expect
      .poll(async () => (await trainerRecord(page)).cards.every(({ due }) => due > Date.now() + 80_000_000))
      .toBe(true)
    expect(list).toEqual([])
  },
)

test(
  'sound is off at first; switched on it is made in the browser, and never before a gesture',
  { tag: '@more' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const heard = { contexts: [] as AudioContext[], tones: 0 }
      Object.assign(window, { heard })
      window.AudioContext = class extends AudioContext {
        constructor() {
          super()
          heard.contexts.push(this)
        }
        override createOscillator() {
          heard.tones += 1
          return super.createOscillator()
        }
      }
    })
    const list = await open(page)
    const heard = () =>
      page.evaluate(() => {
        const { contexts, tones }: { contexts: AudioContext[]; tones: number } = Reflect.get(window, 'heard')
        return { states: contexts.map(({ state }) => state), tones }
      })
    await play(page, ['e2e4'])
    expect(await heard()).toEqual({ states: [], tones: 0 })
    await openSettings(page)
    await setting(page, 'Töne').check()
    await expect.poll(async () => (await trainerRecord(page)).settings['sound']).toBe(true)
    await page.reload()
    await startReact(page)
    await openSettings(page)
    await expect(setting(page, 'Töne')).toBeChecked()
    expect(await heard()).toEqual({ states: [], tones: 0 })
    await play(page, ['e2e4'])
    await expect.poll(heard).toEqual({ states: ['running'], tones: 2 })
    await tap(page, 'a7', 'a6')
    await expect.poll(heard).toEqual({ states: ['running'], tones: 3 })
    expect(list).toEqual([])
  },
)

test('the clock ticks about ten times a second', { tag: '@more' }, async ({ page }) => {
  await open(page)
  await play(page, ['e2e4'])
  const ticks = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0
        new MutationObserver((records) => (count += records.length)).observe(
          document.querySelector('[data-reading="time"]')!,
          { childList: true },
        )
        // oxlint-disable-next-line no-restricted-globals -- ticks are counted for two seconds
        setTimeout(() => resolve(count), 2050)
      }),
  )
  expect(ticks).toBeGreaterThan(10)
  expect(ticks).toBeLessThan(25)
})

test('pieces glide, and stand still for those who want less motion', { tag: '@more' }, async ({ page }) => {
  await open(page)
  const moving = () =>
    page.evaluate(() => document.querySelector('[role="grid"]')!.getAnimations({ subtree: true }).length)
  const tapAndLook = async (from: string, to: string) => {
    await square(page, from).click()
    return page.evaluate((at) => {
      document.querySelector<HTMLElement>(`[data-square="${at}"]`)!.click()
      return new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          resolve(document.querySelector('[role="grid"]')!.getAnimations({ subtree: true }).length),
        ),
      )
    }, to)
  }
  expect(await tapAndLook('e2', 'e4')).toBe(1)
  await expect.poll(moving).toBe(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await tapAndLook('e7', 'e5')).toBe(0)
  expect(await tapAndLook('a2', 'a3')).toBe(0)
  await expect.poll(() => pieceOn(page, 'e5')).toBe('bP')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('by two taps and by a drag of the finger, which does not scroll the page', async ({ page }) => {
    const list = await open(page)
    const finger = await page.context().newCDPSession(page)
    await square(page, 'e2').tap()
    await square(page, 'e4').tap()
    await expect.poll(() => pieceOn(page, 'e4')).toBe('wP')

    await square(page, 'e7').scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    const [[fromX, fromY], [toX, toY]] = [await middle(page, 'e7'), await middle(page, 'e5')]
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: Array<{ x: number; y: number }>
    ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', { x: fromX, y: fromY })
    for (let step = 1; step <= 5; step += 1) {
      await touch('touchMove', {
        x: fromX + ((toX - fromX) * step) / 5,
        y: fromY + ((toY - fromY) * step) / 5,
      })
    }
    await touch('touchEnd')
    await expect.poll(() => pieceOn(page, 'e5')).toBe('bP')
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await expect(reading(page, 'errors')).toHaveText('0')
    expect(list).toEqual([])
  })
})

test('an opening of the library is found by its German name, and played', async ({ page }) => {
  const list = await open(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('button', { name: 'Bibliothek …' }).click()
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('königsgambit läufergambit')
  expect(asked.some((url) => url.includes('Library'))).toBe(true)
  await page
    .getByRole('button', {
      name: /C33 Angenommenes Königsgambit: Läufergambit King's Gambit Accepted: Bishop's Gambit 1.*3\. Lf1-c4$/,
    })
    .click()
  await expect(page.getByRole('heading', { name: 'Angenommenes Königsgambit: Läufergambit' })).toBeVisible()
  await play(page, 'e2e4 e7e5 f2f4 e5f4 f1c4'.split(' '))
  await expect(page.getByText('Neue Bestzeit')).toBeVisible()
  expect(list).toEqual([])
})
