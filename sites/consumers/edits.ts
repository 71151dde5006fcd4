/// <reference lib="dom" />
import type { Page } from 'playwright-core'

/** One edit of a tool, as a person makes it, and what shows it. */
export interface Edit {
  readonly tool: string
  readonly make: (page: Page) => Promise<unknown>
  /** Resolves when the page shows it. */
  readonly shows: (page: Page) => Promise<unknown>
}

const enter = (field: string, text: string) => async (page: Page) => {
  const input = page.getByRole('textbox', { name: field }).first()
  await input.fill(text)
  await input.press('Enter')
}
const choose = (name: string) => (page: Page) =>
  page.getByLabel(name, { exact: true }).first().check({ force: true })
const isChosen = (name: string) => (page: Page) =>
  page
    .locator(':checked')
    .and(page.getByLabel(name, { exact: true }))
    .first()
    .waitFor({ state: 'attached' })

export const edits: readonly Edit[] = [
  {
    tool: 'decider',
    make: enter('Neuer Eintrag', 'Draisine'),
    shows: (page) => page.getByRole('switch', { name: '„Draisine“ aktiv' }).waitFor({ state: 'attached' }),
  },
  {
    tool: 'worktime',
    make: enter('Stunden', '7:30'),
    shows: (page) => page.getByText('1 Tag × 5:00').first().waitFor(),
  },
  {
    tool: 'number-guessing',
    make: enter('Deine Zahl', '50'),
    shows: (page) =>
      page.locator('.number-guessing-turn').getByText('50').first().waitFor({ state: 'attached' }),
  },
  {
    tool: 'achievements',
    make: enter('Was ist gelungen?', 'Draisine gebaut'),
    shows: (page) => page.getByText('Draisine gebaut').first().waitFor(),
  },
  {
    tool: 'self-report',
    make: (page) => page.getByRole('button', { name: 'Geduld hinzufügen' }).click(),
    shows: (page) => page.getByText('ungeduldig bis geduldig').first().waitFor(),
  },
  {
    tool: 'resume-generator',
    make: enter('Name', 'Ada Weiß'),
    shows: (page) => page.locator('option', { hasText: 'Ada Weiß' }).first().waitFor({ state: 'attached' }),
  },
  {
    tool: 'radio',
    make: (page) => page.getByRole('slider', { name: 'Lautstärke' }).fill('40'),
    shows: (page) =>
      page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('.radio-volume input')?.value === '40',
      ),
  },
  {
    tool: 'svg-editor',
    make: async (page) => {
      for (const key of ['+', 'r']) await page.keyboard.press(key)
    },
    shows: (page) => page.getByRole('treeitem').getByText('rect001').first().waitFor({ state: 'attached' }),
  },
  {
    tool: 'neo-cortex',
    make: enter('Gedanke oder Adresse', 'Vergessenskurve'),
    shows: (page) => page.getByRole('heading', { name: 'Vergessenskurve' }).first().waitFor(),
  },
  {
    tool: 'size-comparison',
    make: async (page) => {
      // The catalogue is a chunk of its own.
      await page.getByRole('slider', { name: 'Größe in der Bildmitte' }).focus()
      await page.keyboard.press('n')
      await page.keyboard.type('Mein Teich')
      await page.keyboard.press('Tab')
      await page.keyboard.type('1,5 km')
      await page.keyboard.press('Enter')
    },
    shows: async (page) => {
      await page.getByRole('slider', { name: 'Größe in der Bildmitte' }).focus()
      await page.keyboard.press('/')
      await page.keyboard.type('teich')
      await page.keyboard.press('Enter')
      await page.waitForFunction(() =>
        document.querySelector('.size-comparison-scale input[aria-valuetext^="Mein Teich"]'),
      )
    },
  },
  { tool: 'password-maker', make: choose('WLAN'), shows: isChosen('WLAN') },
  { tool: 'smooth-eye', make: choose('Kreis'), shows: isChosen('Kreis') },
  { tool: 'notation-trainer', make: choose('Textmodus'), shows: isChosen('Textmodus') },
]
