import { packText } from '@kleinzeug/shell/link'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { numbered, stored } from '../Decider.fixtures.ts'
import { Decider } from '../Decider.tsx'

test('a pasted text with too many lines is refused with their number and stays', async () => {
  const storage = stored(numbered(1))
  const screen = await render(<Decider storage={storage} />)
  await screen.getByRole('button', { name: 'Viele einfügen' }).click()
  const text = numbered(5000)
    .map(({ name }) => name)
    .join('\n')
  const field = screen.getByRole('textbox', { name: 'Ein Eintrag je Zeile' })
  // Typed line by line it would take minutes; a paste is one change.
  const area = await field.findElement()
  Reflect.set(HTMLTextAreaElement.prototype, 'value', text, area)
  area.dispatchEvent(new Event('input', { bubbles: true }))
  await screen.getByRole('button', { name: 'Zeilen übernehmen' }).click()
  await expect.element(screen.getByText('hätte 5.001 Einträge', { exact: false })).toBeVisible()
  await expect.element(field).toHaveValue(text)
  expect(storage.read()?.lists[0]?.items).toHaveLength(1)
})

test('a list of a file or link with too many items is refused with their number', async () => {
  const items = Array.from({ length: 60_000 }, (_, index) => ({ name: `Los ${index}` }))
  const packed = await packText(JSON.stringify({ name: 'Viele', items }), Infinity)
  const storage = stored(numbered(1))
  const screen = await render(<Decider storage={storage} linked={`list=${packed}`} />)
  await expect.element(screen.getByText('„Viele“ hätte 60.000 Einträge', { exact: false })).toBeVisible()
  expect(storage.read()?.lists).toHaveLength(1)
})
