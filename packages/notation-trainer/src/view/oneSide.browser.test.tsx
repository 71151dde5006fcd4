import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { codeOn, fastTap, reading, start } from './trainerOnScreen.fixtures.tsx'

test('for one side the program answers, the board faces it, and no best time is set', async () => {
  const { storage, view } = await start({ pause: 0 })
  await userEvent.click(view.getByText('Einstellungen'))
  await userEvent.selectOptions(view.getByRole('combobox', { name: 'Du spielst' }), 'nur Schwarz')
  await expect.poll(() => codeOn('e4')).toBe('wP')
  await expect.element(view.getByRole('grid')).toHaveAccessibleName('Schachbrett, Schwarz unten')
  for (const [from, to, answer] of [
    ['e7', 'e5', 'f3'],
    ['b8', 'c6', 'c4'],
  ] as const) {
    await fastTap(from, to)
    await expect.poll(() => codeOn(answer)).toMatch(/^w/)
  }
  await fastTap('f8', 'c5')
  await expect.element(view.getByText('Eine Seite gespielt: zählt nicht als Bestzeit.')).toBeVisible()
  expect([reading('errors'), reading('combo')]).toEqual(['0', '3'])
  expect(storage.read()?.stats).toEqual([])
  expect(storage.read()?.runs).toMatchObject([{ name: 'Italienisch', side: 'black' }])
})

test('a line that ends with the other side is finished by the program', async () => {
  const { view } = await start({ pause: 0, side: 'white' })
  for (const [from, to, answer] of [
    ['e2', 'e4', 'e5'],
    ['g1', 'f3', 'c6'],
    ['f1', 'c4', 'c5'],
  ] as const) {
    await fastTap(from, to)
    await expect.poll(() => codeOn(answer)).toMatch(/^b/)
  }
  await expect.element(view.getByText(/^Geschafft/)).toBeVisible()
})
