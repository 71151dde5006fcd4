// What a visitor types stays: before React has started, when it is refused, over a reload. The fields are those that
// the pages have, and those that any key of a tool opens.
import { expect, test, type ElementHandle, type Locator, type Page } from '@playwright/test'
import { isBuilt } from '../src/registry/ToolEntry.ts'
import { tools } from '../src/registry/tools.ts'
import { followScripts, hold, startReact } from './pages.ts'

const built = tools.filter(isBuilt)

const textFields =
  '#inhalt :is(input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), textarea):not([readonly], [disabled], [inert] *)'
const switches = '#inhalt :is(input[type=checkbox], [role=switch]):not([disabled])'

/** Fields of which no text is kept, and why. */
const notKept: ReadonlyArray<readonly [selector: string, reason: string]> = [
  ['[type=password]', 'A secret is written down nowhere.'],
  ['[type=search]', 'A search enters nothing.'],
  [
    '.svg-editor *',
    'A field of the drawing is entered when it is left; what is refused there is not kept over a reload yet.',
  ],
  ['.password-maker [autocapitalize=characters]', 'A part of a password is written down nowhere.'],
  ['.password-maker textarea[rows="6"]', 'A word list of one’s own ends with the page, as the page says.'],
  ['.notation-trainer-type *', 'A move belongs to the position that is shown.'],
]
const isKept = (field: Locator) =>
  field.evaluate(
    (element, selectors) => !selectors.some((selector) => element.matches(selector)),
    notKept.map(([selector]) => selector),
  )

/** What the visible fields are called, in the order of the page. */
const visible = (page: Page) => page.locator(textFields).filter({ visible: true })

type Field = HTMLInputElement | HTMLTextAreaElement

/** The visible fields themselves: hydration keeps them, and may show others beside them. */
const visibleHandles = async (page: Page) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the selector matches fields alone
  (await visible(page).elementHandles()) as Array<ElementHandle<Field>>

/** A text that the field lets one type, right or wrong. Runs in the page. */
function sampleFor(element: Element, word: string) {
  const type = element.getAttribute('type')
  // In the number fields of the SVG editor letters are keys of the editor.
  if (element.getAttribute('inputmode') === 'decimal' && element.closest('.svg-editor')) return '123456'
  if (type === 'date') return '2019-02-03'
  if (type === 'datetime-local') return '2019-02-03T10:00'
  return type === 'number' ? '77' : word
}

const nameOf = (field: Locator) =>
  field.evaluate(
    (element: HTMLInputElement) => element.labels?.[0]?.innerText || element.getAttribute('aria-label') || '',
  )

/** A device and the editor, which fills its page, stand for all tools: the boot script is the same. */
const ofEveryRun = ['decider', 'svgEditor']

for (const { route } of built) {
  const details = ofEveryRun.includes(route) ? {} : { tag: '@more' }
  test(
    `/apps/${route}: what is typed and switched before React starts stays and counts`,
    details,
    async ({ page }) => {
      const start = await hold(page, `/apps/${route}`)
      const fields = await visibleHandles(page)
      const typed: string[] = []
      for (const field of fields) {
        await field.focus()
        await field.press('End')
        await page.keyboard.type(await field.evaluate(sampleFor, 'Ab3'))
        typed.push(await field.inputValue())
      }
      const last = fields.at(-1)
      const selection = await last?.evaluate((field) => {
        if (field.selectionEnd === null) return null
        field.setSelectionRange(Math.max(0, field.value.length - 2), field.value.length)
        return [field.selectionStart, field.selectionEnd]
      })
      const all = await page.locator(switches).filter({ visible: true }).all()
      const before = await Promise.all(all.map((each) => each.isChecked()))
      for (const each of all) await each.dispatchEvent('click')
      await start()
      await expect.poll(() => Promise.all(fields.map((field) => field.inputValue()))).toEqual(typed)
      expect(
        await last?.evaluate((field) =>
          field.selectionEnd === null ? null : [field.selectionStart, field.selectionEnd],
        ),
      ).toEqual(selection)
      for (const [index, each] of all.entries()) await expect(each).toBeChecked({ checked: !before[index] })
    },
  )

  const slow = { tag: '@more' }
  test(`/apps/${route}: no letter is lost while React starts on a slow phone`, slow, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(`/apps/${route}`, { waitUntil: 'domcontentloaded' })
    const [field] = await visibleHandles(page)
    if (!field) return
    const letters = (await field.evaluate(sampleFor, 'abcdefghijklmnopqrstuvwxyz')) || ''
    await field.focus()
    const before = await field.inputValue()
    await field.press('End')
    await page.keyboard.type(letters, { delay: 40 })
    await startReact(page)
    await expect.poll(() => field.inputValue()).toBe(before + letters)
  })
}

for (const route of ['radio', 'worktime', 'svgEditor'])
  test(`/apps/${route}: a key that is pressed before React starts acts`, async ({ page }) => {
    const start = await hold(page, `/apps/${route}`)
    await page.keyboard.press('?')
    await start()
    await expect(page.locator('dialog[open] kbd').first()).toBeVisible()
  })

/** Further rows of a list or table, which have the keys of the first one. */
const furtherRows = '#inhalt :is(li, tr) ~ :is(li, tr)'

/** Keys of a tool that may open fields; not those that take something away or leave the page. */
async function openersOf(page: Page): Promise<readonly string[]> {
  const names = await page
    .locator(`#inhalt :is(button, summary):not(${furtherRows} *, [inert] *)`)
    .filter({ visible: true })
    .evaluateAll((keys: HTMLElement[]) => keys.map((key) => key.getAttribute('aria-label') ?? key.innerText))
  return [...new Set(names.map((name) => name.trim()))].filter(
    (name) => name !== '' && !/lösch|entfern|zurück|drucken|herunter|sichern|speichern|export/i.test(name),
  )
}

const press = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    for (const key of document.querySelectorAll<HTMLElement>('#inhalt :is(button, summary)'))
      if ((key.getAttribute('aria-label') ?? key.innerText).trim() === wanted) return key.click()
  }, name)

async function open(page: Page, route: string, opener: string, loaded: () => Promise<void>) {
  await page.goto(`/apps/${route}`)
  await startReact(page)
  await loaded()
  if (opener === '') return
  await press(page, opener)
  await loaded()
}

/** Types into each field that the keys open, one after the other, and reads it after a reload. */
async function keepsTexts(page: Page, route: string, openers: (page: Page) => Promise<readonly string[]>) {
  const loaded = followScripts(page)
  await open(page, route, '', loaded)
  const known = new Set<string>()
  for (const opener of ['', ...(await openers(page))]) {
    if (opener !== '') {
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await open(page, route, opener, loaded)
    }
    const fields: Array<{ index: number; name: string; text: string }> = []
    for (const [index, field] of (await visible(page).all()).entries()) {
      const name = await nameOf(field)
      if (known.has(name) || !(await isKept(field))) continue
      known.add(name)
      const text = await field.evaluate(sampleFor, '?? 7')
      await field.fill(text)
      fields.push({ index, name, text: await field.inputValue() })
    }
    if (fields.length === 0) continue
    const refused = new Set<number>()
    for (const { index } of fields)
      if ((await visible(page).nth(index).getAttribute('aria-invalid')) === 'true') refused.add(index)
    await open(page, route, '', loaded)
    for (const { index, name, text } of fields) {
      // A part with a draft may be open by itself.
      const at = visible(page).nth(index)
      const isShown = (await at.count()) > 0 && (await nameOf(at)) === name
      if (opener !== '' && !isShown) {
        await press(page, opener)
        await loaded()
      }
      const field = visible(page).nth(index)
      await expect.soft(field, `${opener}: ${name}`).toHaveValue(text)
      if (refused.has(index))
        await expect.soft(field, `${opener}: ${name}`).toHaveAttribute('aria-invalid', 'true')
    }
  }
}

for (const route of ofEveryRun)
  test(`/apps/${route}: each text field of the first view keeps its text over a reload`, ({ page }) =>
    keepsTexts(page, route, async () => []))

for (const { route } of built) {
  test(
    `/apps/${route}: each text field that a key opens keeps its text over a reload, a refused one with its reason`,
    { tag: '@more' },
    async ({ page }) => {
      test.slow()
      await keepsTexts(page, route, openersOf)
    },
  )
}

test(
  'what was pasted into the dialog of files is there after a reload',
  { tag: '@more' },
  async ({ page }) => {
    const pasted = page.getByRole('textbox', { name: 'Oder Text einfügen' })
    const openDialog = async () => {
      await page.goto('/apps/neoCortex')
      await startReact(page)
      await page.getByRole('button', { name: 'Dateien', exact: true }).click()
    }
    await openDialog()
    await pasted.fill('Zettel, Kasten')
    await openDialog()
    await expect(pasted).toHaveValue('Zettel, Kasten')
  },
)

test('a password of one’s own is written down nowhere', { tag: '@more' }, async ({ page }) => {
  await page.goto('/login')
  await startReact(page)
  await page.locator('input[type=password]').fill('geheim123')
  const loaded = followScripts(page)
  await open(page, 'passwordMaker', '', loaded)
  for (const opener of await openersOf(page)) {
    await open(page, 'passwordMaker', opener, loaded)
    for (const field of await page.locator('#inhalt input[type=password]').all())
      await field.fill('geheim123')
  }
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(stored).not.toContain('geheim123')
})

test('“Alles löschen” takes the drafts along', async ({ page }) => {
  await page.goto('/apps/decider')
  await startReact(page)
  await page.getByRole('textbox', { name: 'Neuer Eintrag' }).fill('Halb getippt')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Halb getippt')
  await page.goto('/meta/settings')
  await startReact(page)
  await page
    .getByRole('button', { name: /alles löschen/i })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /löschen/i })
    .click()
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Halb getippt')
})

test('what is pressed, typed and clicked before React starts is repeated where it would have gone', async ({
  page,
}) => {
  const start = await hold(page, '/apps/decider')
  // The key leads into the field, where the letters are its text and no keys of the tool.
  await page.keyboard.press('n')
  await page.keyboard.type('Ein Zebraa')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Neuer Eintrag' })
  await field.focus()
  // Enter leaves the text of the prerendered field there: what is typed next is another one.
  for (const name of ['Rad', 'Zug']) {
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: '„Renault 5“ umbenennen' }).click()
  await page.keyboard.type('Trabant')
  await page.keyboard.press('Enter')
  // With the focus on a key of the tool, its single keys act too.
  await page.getByRole('button', { name: '„VW ID.3“ löschen' }).click()
  await page.keyboard.press('z')
  await start()
  const names = 'VW ID.3, Trabant, Škoda Elroq, Fiat Panda, Volvo EX30, Ein Zebra, Rad, Zug'.split(', ')
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { decider } = JSON.parse(localStorage.getItem('kleinzeug') ?? '{}')
        return [decider?.lists[0].items.map(({ name }: { name: string }) => name), decider?.history]
      }),
    )
    .toEqual([names, []])
})
