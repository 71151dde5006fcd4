import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { expectContrast, expectNoFindings } from './axe.ts'
import { complaints, startReact } from './pages.ts'

interface Stored {
  readonly traits: ReadonlyArray<{ readonly id: string; readonly name: string }>
  readonly ratings: ReadonlyArray<{
    readonly open: boolean
    readonly by: string
    readonly note: string
    readonly values: ReadonlyArray<{ readonly value: number }>
  }>
  readonly tests: ReadonlyArray<{ readonly open: boolean; readonly answers: string }>
}

const stored = (page: Page) =>
  page.evaluate((): Stored | undefined => JSON.parse(localStorage.getItem('kleinzeug') ?? '{}').selfReport)

async function open(page: Page) {
  await page.goto('/apps/selfReport')
  await startReact(page)
}

const traits = ['Gelassenheit', 'Tatkraft', 'Mut'].map((name) => ({
  id: name,
  name,
  low: 'wenig',
  high: 'viel',
  resting: false,
}))
const rating = (id: string, date: string, values: readonly number[]) => ({
  id,
  date,
  values: values.map((value, index) => ({ trait: traits[index]?.id, value })),
  note: `Notiz ${id}`,
  by: '',
  open: false,
})
const months = Array.from({ length: 9 }, (_, index) =>
  rating(`r${index}`, `2026-0${index + 1}-05`, [(index % 7) + 1, 7 - (index % 7), 4]),
)

const withData = (page: Page, selfReport: unknown) =>
  page.addInitScript((data) => {
    if (!localStorage.getItem('kleinzeug'))
      localStorage.setItem('kleinzeug', JSON.stringify({ selfReport: data }))
  }, selfReport)

test('by keyboard alone: traits, a round interrupted by a reload, gone on with, recorded, undone', async ({
  page,
}) => {
  const list = complaints(page)
  await open(page)
  await expect(page.getByText('Was willst du an dir beobachten?')).toBeVisible()
  for (const name of ['Gelassenheit', 'Geduld', 'Mut'])
    await page.getByRole('button', { name: `${name} hinzufügen` }).press('Enter')
  await page.getByRole('button', { name: 'Jetzt einschätzen' }).press('Enter')
  await expect(page.locator('.self-report-asked')).toHaveText('Gelassenheit')
  await page.keyboard.press('5')
  await expect(page.locator('.self-report-asked')).toHaveText('Geduld')
  await page.keyboard.press('2')
  await expect.poll(async () => (await stored(page))?.ratings[0]?.values.length).toBe(2)
  await page.reload()
  await startReact(page)
  // Interrupted: nothing of it is drawn or listed yet.
  await expect(page.getByRole('slider')).toHaveCount(0)
  await page.keyboard.press('n')
  await expect(page.locator('.self-report-asked')).toHaveText('Mut')
  await page.keyboard.press('Backspace')
  await expect(page.locator('.self-report-asked')).toHaveText('Geduld')
  await expect(page.getByRole('button', { name: '2', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('3')
  await page.keyboard.press('s')
  await expect(page.getByText('2 von 3 beantwortet')).toBeVisible()
  await page.getByRole('textbox', { name: 'Notiz' }).fill('Nach dem Urlaub')
  await page.getByRole('button', { name: 'Festhalten' }).press('Enter')
  await expect(page.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    /1 von 1: Gelassenheit 5, Geduld 3, Mut ohne Wert$/,
  )
  await expect
    .poll(async () => (await stored(page))?.ratings[0])
    .toMatchObject({
      open: false,
      note: 'Nach dem Urlaub',
    })
  await page.keyboard.press('z')
  await expect(page.getByRole('button', { name: 'Festhalten' })).toBeVisible()
  await page.keyboard.press('Z')
  await expect(page.getByRole('slider')).toBeVisible()
  await page.reload()
  await startReact(page)
  await expect(page.getByText('Nach dem Urlaub').first()).toBeVisible()
  expect(list).toEqual([])
})

test('earlier answers are hidden while one rates, and there again afterwards', async ({ page }) => {
  await withData(page, { traits, ratings: months })
  await open(page)
  await expect(page.getByText('Notiz r8').first()).toBeVisible()
  await page.getByRole('button', { name: 'Jetzt einschätzen' }).click()
  await expect(page.locator('.self-report-asked')).toBeVisible()
  await expect(page.getByText(/Notiz r/)).toHaveCount(0)
  await expect(page.locator('.self-report [aria-pressed="true"], .self-report-rise')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Notiz r8').first()).toBeVisible()
})

test('the cursor goes through the lines, a deleted rating comes back to its place', async ({ page }) => {
  await withData(page, { traits, ratings: months })
  await open(page)
  const slider = page.getByRole('slider')
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', /^5\. Jan\. 2026, 1 von 9: Gelassenheit 1, /)
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', /^5\. Feb\. 2026, 2 von 9: Gelassenheit 2, /)
  const remove = page.getByRole('button', { name: /^5\. März 2026, .* löschen$/ })
  await remove.click()
  await expect(slider).toHaveAttribute('aria-valuemax', '8')
  await page.locator('.self-report-removed').getByRole('button', { name: 'Rückgängig' }).press('Enter')
  await expect(slider).toHaveAttribute('aria-valuemax', '9')
  await expect(remove).toBeVisible()
})

test('two dates as dumbbells', async ({ page }) => {
  await withData(page, { traits, ratings: months })
  await open(page)
  await page.keyboard.press('g')
  await expect(page.getByText('1 höher, 1 niedriger, 1 gleich')).toBeVisible()
  await page.getByRole('combobox', { name: 'Bis' }).selectOption('r0')
  await expect(page.getByText(/Beide Seiten sind dieselbe Einschätzung/)).toBeVisible()
})

test(
  'a second view goes out without a value, is answered elsewhere and comes back',
  { tag: '@more' },
  async ({ page, browser }) => {
    await withData(page, { traits, ratings: months })
    await open(page)
    await page.getByRole('button', { name: 'Dateien' }).click()
    await page.getByLabel(/^Dein Name/).fill('Anna')
    const [questions] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Fragen speichern' }).click(),
    ])
    expect(await readFile(await questions.path(), 'utf8')).not.toMatch(/"value"|Notiz/)
    const give = async (to: Page, path: string) => {
      const [chooser] = await Promise.all([
        to.waitForEvent('filechooser'),
        to.getByRole('button', { name: 'Datei wählen' }).click(),
      ])
      await chooser.setFiles(path)
    }

    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await open(other)
    await other.getByRole('button', { name: 'Dateien' }).click()
    await give(other, await questions.path())
    await expect(other.getByText(/^3 Fragen über Anna\./)).toBeVisible()
    await other.getByRole('button', { name: 'Antworten', exact: true }).click()
    await expect(other.getByText('Wie ist Anna?')).toBeVisible()
    for (const key of ['6', '6', '6']) await other.getByRole('button', { name: key, exact: true }).click()
    await other.getByLabel(/^Dein Name/).fill('Mira')
    const [answers] = await Promise.all([
      other.waitForEvent('download'),
      other.getByRole('button', { name: 'Antworten speichern' }).click(),
    ])
    const back = await answers.path()

    await give(page, back)
    await expect(page.getByText(/^Mira hat am .* 3 Eigenschaften von dir eingeschätzt\.$/)).toBeVisible()
    await page.getByRole('button', { name: '1 Eintrag übernehmen' }).click()
    await expect(page.getByText('2 höher, 0 niedriger, 1 gleich')).toBeVisible()
    await expect.poll(async () => (await stored(page))?.ratings.at(-1)).toMatchObject({ by: 'Mira' })
    await elsewhere.close()
  },
)

test(
  'a second view goes out and comes back in encrypted links, and no request carries them',
  { tag: '@more' },
  async ({ page, browser }) => {
    const sent: string[] = []
    const watch = (tab: Page) =>
      tab.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
    watch(page)
    await withData(page, { traits, ratings: months })
    await open(page)
    await page.getByRole('button', { name: 'Dateien' }).click()
    await page.getByLabel(/^Dein Name/).fill('Anna')
    await page.getByRole('button', { name: 'Fragen als Link' }).click()
    const [link, code] = [page.getByLabel('Link', { exact: true }), page.getByLabel('Code', { exact: true })]
    await expect(link).toHaveValue(/\/apps\/selfReport#zweitblick=[\w-]+$/)
    const [address, key] = [await link.inputValue(), await code.inputValue()]
    expect(key).toMatch(/^\w{4}-\w{4}-\w{4}$/)

    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    watch(other)
    await other.goto(address)
    await startReact(other)
    const asked = other.getByRole('dialog', { name: 'Verschlüsselter Zweitblick' })
    await asked.getByLabel('Code').fill('aaaa-bbbb-cccc')
    await asked.getByRole('button', { name: 'Öffnen' }).click()
    await expect(asked.getByText(/Mit diesem Code geht der Link nicht auf/)).toBeVisible()
    await asked.getByLabel('Code').fill(key.toUpperCase().replaceAll('-', ' '))
    await asked.getByRole('button', { name: 'Öffnen' }).click()
    await expect(other.getByText(/^3 Fragen über Anna\./)).toBeVisible()
    await other.getByRole('button', { name: 'Antworten', exact: true }).click()
    await expect(other).toHaveURL(/\/apps\/selfReport$/)
    for (const step of ['6', '6', '6']) await other.getByRole('button', { name: step, exact: true }).click()
    await other.getByLabel(/^Dein Name/).fill('Mira')
    await other.getByRole('button', { name: 'Antworten als Link' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Antworten als Link' }).click()
    await expect(other.getByLabel('Link', { exact: true })).toHaveValue(/#zweitblick=/)
    const back = await other.getByLabel('Link', { exact: true }).inputValue()
    const backKey = await other.getByLabel('Code', { exact: true }).inputValue()

    await page.goto('/')
    await page.goto(back)
    await startReact(page)
    await page.getByRole('dialog').getByLabel('Code').fill(backKey)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Mira hat am .* 3 Eigenschaften von dir eingeschätzt\.$/)).toBeVisible()
    await page.getByRole('button', { name: '1 Eintrag übernehmen' }).click()
    await expect.poll(async () => (await stored(page))?.ratings.at(-1)).toMatchObject({ by: 'Mira' })
    expect(sent.filter((request) => request.includes('zweitblick'))).toEqual([])
    await elsewhere.close()
  },
)

test('what is no file of the tool is refused in words, and nothing is changed', async ({ page }) => {
  await withData(page, { traits, ratings: months })
  await open(page)
  await page.getByRole('button', { name: 'Dateien' }).click()
  for (const [content, words] of [
    ['', 'Darin steht nichts.'],
    ['{"a":', 'Das ist kein lesbares JSON.'],
    ['a;b', 'Das ist weder JSON noch eine Tabelle'],
    ['{"worktime":{}}', 'Darin ist keine Selbsteinschätzung.'],
  ] as const) {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Datei wählen' }).click(),
    ])
    await chooser.setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) })
    await expect(page.getByText(words)).toBeVisible()
  }
  expect((await stored(page))?.ratings).toHaveLength(9)
})

test('a table comes in as ratings, shown beforehand', { tag: '@more' }, async ({ page }) => {
  await withData(page, { traits, ratings: months })
  await open(page)
  await page.getByRole('button', { name: 'Dateien' }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Datei wählen' }).click(),
  ])
  const table = 'Tag;Eigenschaft;Wert\n2026-10-05;Mut;7\n2026-10-05;Neugier;2\n2026-02-30;Mut;1\n'
  await chooser.setFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  await expect(page.getByText('2 neu, 0 hier anders, 1 schon da')).toBeVisible()
  await expect(page.getByText('„2026-02-30 Mut 1“ ist nicht lesbar.')).toBeVisible()
  await page.getByRole('button', { name: '2 Einträge übernehmen' }).click()
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuemax', '10')
  await expect
    .poll(async () => (await stored(page))?.ratings.at(-1)?.values.map(({ value }) => value))
    .toEqual([7, 2])
})

test(
  'the questionnaire: interrupted, gone on with, 120 answers, no percentile',
  { tag: '@more' },
  async ({ page }) => {
    await open(page)
    await page.getByRole('radio', { name: 'Fragebogen' }).check()
    await page.getByRole('button', { name: 'Fragebogen beginnen' }).click()
    await expect(page.getByText(/nicht so, wie du einmal sein möchtest/)).toBeVisible()
    await page.getByRole('button', { name: 'Zur ersten Aussage' }).click()
    await expect(page.getByText('Ich mache mir oft Sorgen')).toBeVisible()
    for (const key of ['4', '5', 's']) await page.keyboard.press(key)
    await expect(page.getByText('Ich vertraue anderen')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Fragebogen fortsetzen (3 von 120)' }).click()
    await expect(page.getByText('Ich vertraue anderen')).toBeVisible()
    for (let at = 3; at < 120; at++) await page.keyboard.press(String((at % 5) + 1))
    await expect(page.getByText('119 von 120 beantwortet')).toBeVisible()
    await page.getByRole('button', { name: 'Festhalten' }).click()
    await page.getByRole('button', { name: 'Facetten von Offenheit zeigen' }).click()
    await expect(page.getByText('Freude am Denken')).toBeVisible()
    await expect(page.getByText(/Dazu fehlt eine Vergleichsgruppe/)).toBeVisible()
    await expect
      .poll(async () => (await stored(page))?.tests[0])
      .toMatchObject({ open: false, answers: expect.stringMatching(/^45-[1-5]{117}$/) })
  },
)

test('two tabs: a trait added in each', async ({ page, context }) => {
  await open(page)
  const second = await context.newPage()
  await open(second)
  await page.getByRole('button', { name: 'Mut hinzufügen' }).click()
  await second.getByRole('button', { name: 'Geduld hinzufügen' }).click()
  for (const tab of [page, second])
    for (const name of ['Mut', 'Geduld'])
      await expect(tab.locator('.self-report-lane-name strong', { hasText: name })).toBeVisible()
})

test('lines, comparison and questionnaire are printed on one page', { tag: '@more' }, async ({ page }) => {
  await withData(page, {
    traits,
    ratings: months,
    tests: [{ id: 't', date: '2026-03-01', answers: '12345'.repeat(24), note: '', open: false }],
  })
  await open(page)
  // The sheet is loaded after the tool.
  await expect
    .poll(() =>
      page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'))
        const isThere = document.querySelector('.self-report-sheet') !== null
        dispatchEvent(new Event('afterprint'))
        return isThere
      }),
    )
    .toBe(true)
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = await page.pdf({
      format,
      margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' },
    })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  }
})

test.describe('with axe', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test(
    'it finds nothing in a round, the comparison and the questionnaire, in five themes',
    { tag: '@more' },
    async ({ page }) => {
      await withData(page, {
        traits,
        ratings: months,
        tests: [{ id: 't', date: '2026-03-01', answers: '12345'.repeat(24), note: '', open: false }],
      })
      await open(page)
      for (const key of ['v', 'c', 'i', 'n']) {
        await page.keyboard.press(key)
        await expectNoFindings(page)
        await expectContrast(page)
      }
    },
  )
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the keys are within reach of the thumb and wide enough, nothing is cut off', async ({ page }) => {
    await withData(page, { traits, ratings: months })
    await open(page)
    await expect(page.locator('.self-report-rise').first()).toBeInViewport()
    const start = page.getByRole('button', { name: 'Jetzt einschätzen' })
    await expect(start).toBeInViewport({ ratio: 1 })
    expect((await start.boundingBox())?.y).toBeGreaterThan(370)
    await start.tap()
    for (const step of ['1', '4', '7']) {
      const key = page.getByRole('button', { name: new RegExp(`^${step}(,|$)`) })
      await expect(key).toBeInViewport({ ratio: 1 })
      const box = await key.boundingBox()
      expect(box?.y).toBeGreaterThan(370)
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await page.getByRole('button', { name: '7, viel' }).tap()
    await expect(page.locator('.self-report-asked')).toHaveText('Tatkraft')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

  test('no key of the files breaks its word', { tag: '@more' }, async ({ page }) => {
    await withData(page, { traits, ratings: months })
    await open(page)
    await page.getByRole('button', { name: 'Dateien' }).tap()
    const keys = page.getByRole('dialog').locator('.shell-file-keys .ui-button')
    await expect(keys.filter({ hasText: 'JSON' })).toBeVisible()
    const lines = await keys.evaluateAll((buttons) =>
      buttons.map((button) => {
        const range = document.createRange()
        range.selectNodeContents(button.lastChild ?? button)
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
      }),
    )
    expect(lines).toEqual(lines.map(() => 1))
  })
})

test('in forced colours the two handles of a dumbbell differ', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await withData(page, { traits, ratings: months })
  await open(page)
  await page.keyboard.press('g')
  const fill = (name: string) =>
    page
      .locator(`.self-report-rows ${name}`)
      .first()
      .evaluate((element) => getComputedStyle(element).fill)
  expect(await fill('.self-report-is')).not.toBe(await fill('.self-report-was'))
})
