import { expect, test } from '@playwright/test'
import { tools } from '../src/registry/tools.ts'
import { complaints, pages, startReact } from './pages.ts'

test('by keyboard alone, from a page on which nothing has started: find, choose, open', async ({ page }) => {
  const list = complaints(page)
  await page.goto('/blog')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: /durchsuchen/ })
  await expect(field).toBeFocused()
  await field.fill('groessenvergleich')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('Größenvergleich')
  await field.fill('entscheider')
  await expect(options.first()).toContainText('Der Entscheider')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/apps\/decider$/)
  await expect(page.getByRole('dialog', { name: 'Suche' })).toBeHidden()
  expect(list).toEqual([])
})

test('the button opens it, a term leads to its place in the glossary, Escape closes it', async ({ page }) => {
  await page.goto('/music')
  await page.getByRole('button', { name: 'Suche' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suche' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Suche' }).click()
  await page.getByRole('combobox').fill('entropei')
  await page.getByRole('option', { name: /Entropie.*Begriff/ }).click()
  await expect(page).toHaveURL(/\/glossary#entropie$/)
  await expect(page.getByRole('heading', { name: 'Entropie' })).toBeInViewport()
})

test(
  'a single setting is found by its name, and leads to its place among the settings',
  { tag: '@more' },
  async ({ page }) => {
    await page.goto('/blog')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /durchsuchen/ }).fill('externe bilder')
    await page.getByRole('option', { name: /Externe Bilder anzeigen.*Einstellung/ }).click()
    await expect(page).toHaveURL(/\/meta\/settings#ansicht$/)
    await expect(page.getByRole('switch', { name: 'Externe Bilder anzeigen' })).toBeInViewport()
  },
)

test('commands, pages and tools are found by words of their own', { tag: '@more' }, async ({ page }) => {
  await page.goto('/music')
  await page.keyboard.press('Control+k')
  for (const [word, title] of [
    ['export', /Daten exportieren.*Befehl/],
    ['backup', /Daten exportieren.*Befehl/],
    ['dunkel', /Farbschema: Dunkel.*Befehl/],
    ['dark mode', /Farbschema: Dunkel.*Befehl/],
    ['theme', /Farbschema: .*Befehl/],
    ['pin', /Radio anheften.*Befehl/],
    ['login', /Login.*Seite/],
    ['rss', /Blog.*Seite/],
    ['timer', /Arbeitszeit.*Werkzeug/],
    ['würfel', /Der Entscheider.*Werkzeug/],
    ['pgn', /Chess Trainer.*Werkzeug/],
    ['chess trainer', /Chess Trainer.*Werkzeug/],
    ['schachnotation', /Chess Trainer.*Werkzeug/],
  ] as const) {
    await page.getByRole('combobox').fill(word)
    await expect(
      page.getByRole('option', { name: title }).first(),
      `${word} finds ${String(title)}`,
    ).toBeVisible()
  }
})

test(
  'every tool is found by its menu name, by its display name, and by a word of its own',
  { tag: '@more' },
  async ({ page }) => {
    await page.goto('/blog')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox')
    const words: Readonly<Record<string, string>> = {
      passwordMaker: 'kennwort',
      neoCortex: 'zettelkasten',
      lifehacks: 'tricks',
      numberGuessing: 'raten',
      smoothEye: 'bildschirm',
      notationTrainer: 'schachtrainer',
      achievements: 'jahresgespräch',
      selfReport: 'fragebogen',
      resumeGenerator: 'bewerbung',
      decider: 'glücksrad',
      worktime: 'stundenzettel',
      radio: 'webradio',
      svgEditor: 'vektor',
      sizeComparison: 'maßstab',
    }
    expect(Object.keys(words).toSorted()).toEqual(tools.map(({ route }) => route).toSorted())
    for (const { route, name } of tools) {
      const title = pages.find(({ path }) => path === `/apps/${route}`)!.title.split(' – ')[0]!
      for (const word of [name, title, words[route]!]) {
        await field.fill(word)
        await expect(
          page.getByRole('option', { name: new RegExp(`${title}.*Werkzeug`) }).first(),
          `${word} finds ${title}`,
        ).toBeVisible()
      }
    }
  },
)

test('the search answers: throws, days, and what stands in the texts', async ({ page }) => {
  await page.goto('/music')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  await field.fill('W20')
  await page.getByRole('option', { name: /W20 werfen/ }).click()
  await expect(page.getByRole('option', { name: /W20 werfen/ })).toContainText(
    /\d+\. Gelost vom Zufallsgenerator/,
  )
  await field.fill('31.12.2026')
  await expect(page.getByRole('option', { name: /31\.12\.2026: Donnerstag/ })).toContainText(
    'Kalenderwoche 53',
  )
  await field.fill('achtunddreißig straßen')
  await page.getByRole('option', { name: /Wemding.*achtunddreißig Straßen/ }).click()
  await expect(page).toHaveURL(/\/blog\/boellerverbot/)
})

test('„20 min“ sets the sleep timer of the radio', async ({ page }) => {
  await page.goto('/apps/radio')
  await startReact(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('20 min')
  await page.getByRole('option', { name: /Radio in 20 min ausschalten/ }).click()
  await expect(page.getByRole('option', { name: /Radio in 20 min/ })).toContainText('Gestellt')
})

test('letters typed before the search is there count, on a page on which nothing has started', async ({
  page,
}) => {
  // Slow enough that letters also fall between the rendering of the field and its focus.
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto('/blog')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('entscheider', { delay: 40 })
  await expect(page.getByRole('combobox')).toHaveValue('entscheider')
  await expect(page.getByRole('option').first()).toContainText('Der Entscheider')
})

test(
  'the shortcut pressed again in the open search types nothing twice',
  { tag: '@more' },
  async ({ page }) => {
    await page.goto('/blog')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox')
    await expect(field).toBeFocused()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('radio')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('radio')
  },
)

test('every theme is a command', { tag: '@more' }, async ({ page }) => {
  await page.goto('/blog')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('farbschema')
  for (const name of ['Dunkel', 'Dunkel Medium', 'Hell Medium', 'Hell', 'Blau'])
    await expect(
      page.getByRole('option', { name: new RegExp(`^Farbschema: ${name}\\s+Befehl`) }),
    ).toBeVisible()
})

test('a theme is chosen from the search, and kept', async ({ page }) => {
  await page.goto('/music')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('farbschema blau')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'blue')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kleinzeug'))).toContain('blue')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } })

  test('the question in the empty search field is not cut off', async ({ page }) => {
    await page.goto('/blog')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox')
    await expect(field).toBeVisible()
    // What a placeholder lacks in room is in no property of the field.
    const free = await field.evaluate((input: HTMLInputElement) => {
      const drawing = document.createElement('canvas').getContext('2d')!
      drawing.font = getComputedStyle(input).font
      return input.clientWidth - drawing.measureText(input.placeholder).width
    })
    expect(free).toBeGreaterThan(0)
  })
})
