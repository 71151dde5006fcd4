/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A page on which another developer shows a part of a tool in a view of their own. */
export interface OwnView {
  readonly what: string
  readonly path: string
  /** Uses it as a visitor does, and says what is wrong with what it shows. */
  readonly use: (page: Page) => Promise<unknown>
}

const says = (page: Page, text: string) =>
  page.waitForFunction((part) => document.querySelector('output')?.textContent.includes(part), text)

const makeMove = async (page: Page, from: string, to: string) => {
  for (const square of [from, to]) await page.locator(`[data-square="${square}"]`).click()
}

export const ownViews: readonly OwnView[] = [
  {
    what: 'decider: a wheel of one’s own over the entry without a look',
    path: 'decider-headless',
    use: async (page) => {
      expect(await page.locator('svg path').count()).toBe(5)
      const decide = page.getByRole('button', { name: 'Decide' })
      await decide.click()
      expect(await decide.isDisabled()).toBe(true)
      await page.waitForFunction(() => document.querySelector('output')?.textContent)
      const dinner = await page.locator('output').textContent()
      expect(['Pizza', 'Curry', 'Soup', 'Salad', 'Pasta']).toContain(dinner)
    },
  },
  {
    what: 'decider: a draw from data of one’s own in a page of one’s own, told by onDecide',
    path: 'own-draw',
    use: async (page) => {
      await page.getByRole('button', { name: 'Decide', exact: true }).click()
      await page.locator('#first', { hasText: /^(Ada|Grace|Radia) goes first$/ }).waitFor()
      expect(await page.getByText('Nächstes Auto').count()).toBe(0)
    },
  },
  {
    what: 'decider: data that a page of one’s own holds',
    path: 'own-value',
    use: async (page) => {
      await page.getByRole('textbox', { name: 'New item' }).fill('Radia')
      await page.keyboard.press('Enter')
      await says(page, 'Ada, Grace, Radia')
    },
  },
  {
    what: 'notation-trainer: our board beside a panel of one’s own',
    path: 'notation-trainer-headless',
    use: async (page) => {
      const board = page.getByRole('grid')
      const moves = page.getByRole('list', { name: 'Moves' }).getByRole('listitem')
      expect(await board.getAttribute('aria-label')).toMatch(/^Chessboard/)
      const box = await board.boundingBox()
      expect(box?.width).toBe(480)
      expect(box?.height).toBe(480)
      await makeMove(page, 'e2', 'e3')
      expect(await moves.count()).toBe(0)
      const line: ReadonlyArray<readonly [from: string, to: string]> = [
        ['e2', 'e4'],
        ['e7', 'e5'],
        ['g1', 'f3'],
        ['b8', 'c6'],
        ['f1', 'c4'],
        ['f8', 'c5'],
      ]
      for (const [index, [from, to]] of line.entries()) {
        await makeMove(page, from, to)
        await moves.nth(index).waitFor()
      }
      expect(await moves.allTextContents()).toEqual([
        'e2-e4',
        'e7-e5',
        'Ng1-f3',
        'Nb8-c6',
        'Bf1-c4',
        'Bf8-c5',
      ])
      await says(page, 'Italienisch with 1 errors')
      await page.getByRole('combobox', { name: 'Line' }).selectOption({ label: 'Spanisch' })
      expect(await moves.count()).toBe(0)
      await makeMove(page, 'e2', 'e4')
      await moves.first().waitFor()
    },
  },
  {
    what: 'worktime: a form of one’s own over the entry without a look',
    path: 'worktime-headless',
    use: async (page) => {
      await page.getByRole('textbox', { name: 'Hours' }).fill('8-12 13-17')
      await page.getByRole('button', { name: 'Enter' }).click()
      await says(page, '8 h, balance 180 min')
      await page.getByRole('button', { name: 'Undo' }).click()
      await says(page, '0 h, balance –')
      await page.getByRole('textbox', { name: 'Hours' }).fill('long')
      await page.getByRole('button', { name: 'Enter' }).click()
      await says(page, 'unreadable')
    },
  },
  {
    what: 'two tools by their English entries: no German is loaded, also by undo and the dialog of files',
    path: 'in-english',
    use: async (page) => {
      await page.getByRole('heading', { name: 'Next car' }).waitFor()
      await page.getByRole('button', { name: 'Try it', exact: true }).click()
      await page.getByText('Led a first project alone').first().waitFor()
      await page.getByRole('button', { name: 'Delete list', exact: true }).click()
      await page.locator('.decider').getByRole('button', { name: 'Undo', exact: true }).click()
      await page.getByRole('heading', { name: 'Next car' }).waitFor()
      await page.locator('.decider').getByRole('button', { name: 'Files' }).first().click()
      await page.getByRole('button', { name: 'Choose a file' }).waitFor()
      const scripts = await page.evaluate(() =>
        Promise.all(
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith('.js'))
            .map(async ({ name }) => (await fetch(name)).text()),
        ),
      )
      const code = scripts.join('\n')
      expect(code).toContain('Next car')
      for (const german of ['Nächstes Auto', 'Rückgängig', 'Behalten', 'Datei wählen', 'Erfolge'])
        expect(code).not.toContain(german)
    },
  },
]
