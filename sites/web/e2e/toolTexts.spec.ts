import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { parse } from 'node-html-parser'
import { isBuilt } from '../src/registry/ToolEntry.ts'
import { tools } from '../src/registry/tools.ts'
import { followScripts, startReact } from './pages.ts'

const built = tools.filter((tool) => isBuilt(tool) && tool.route !== 'svgEditor')

/** Tools that show no text field before something is opened. */
const withoutTextField = new Set([
  'passwordMaker',
  'smoothEye',
  'notationTrainer',
  'radio',
  'selfReport',
  'sizeComparison',
])

/** Sentences of a text that are long enough to be no legend. */
const sentences = (text: string) =>
  text
    .split(/[\n\t]|(?<=[.?:]) /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length > 4)

for (const { route } of built)
  test(
    `/apps/${route}: no sentence twice, the keys of the dialog in the help, „?“ typed in a field`,
    { tag: '@more' },
    async ({ page }) => {
      const loaded = followScripts(page)
      await page.goto(`/apps/${route}`)
      await startReact(page)
      await loaded()
      // A table may name one source in many rows, and a list shows the beginning of the card that is open.
      const { text, cells } = await page.locator('main').evaluate((main: HTMLElement) => ({
        text: main.innerText,
        cells: [...main.querySelectorAll<HTMLElement>('td, .neo-cortex-snippet')].map(
          (cell) => cell.innerText,
        ),
      }))
      const said = sentences(text).filter((sentence) => !cells.some((cell) => cell.includes(sentence)))
      expect(said.length).toBeGreaterThan(5)
      expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([])

      // The help stands in the page as it was written, without a script.
      const html = parse(readFileSync(new URL(`../dist/apps/${route}.html`, import.meta.url), 'utf8'))
      const rows = html
        .querySelectorAll('.tool-help tr:has(kbd)')
        .map((row) => row.querySelectorAll('td').map((cell) => cell.textContent.trim()))
      expect(rows.length).toBeGreaterThan(4)
      await page.keyboard.press('?')
      const dialog = page.getByRole('dialog', { name: 'Tasten' })
      await expect(dialog).toBeVisible()
      const shown = await dialog
        .locator('.ui-key-table > div')
        .evaluateAll((all) =>
          all.map((row) => [
            [...row.querySelectorAll('kbd')].map((key) => key.textContent).join(' '),
            row.querySelector('dd')?.textContent ?? '',
          ]),
        )
      // The help of the radio has one row for its eight stations.
      expect(rows.filter(([key]) => key !== '1–8')).toEqual(
        shown.filter(([key]) => !/^[1-8]$/.test(key ?? '')),
      )
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)

      if (withoutTextField.has(route)) return
      const field = page.locator('main').getByRole('textbox').and(page.locator(':enabled:visible')).first()
      await field.focus()
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  )

test('the table in the help of the worktime is one', { tag: '@more' }, async ({ page }) => {
  await page.goto('/apps/worktime')
  await expect(page.getByRole('row', { name: /u, k, z.*Urlaub/ })).toBeAttached()
  expect(await page.locator('main').innerText()).not.toContain('|---|')
})
