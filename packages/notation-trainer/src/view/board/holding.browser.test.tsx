import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cell, codeOn, drag, reading, start } from '../trainerOnScreen.fixtures.tsx'

const isHeld = (square: string) => cell(square).getAttribute('aria-selected') === 'true'

test('a piece that is not to move is dropped when one’s own is chosen, and costs nothing', async () => {
  const { view } = await start()
  await userEvent.click(cell('e7'))
  expect(isHeld('e7')).toBe(true)
  await userEvent.click(cell('e2'))
  expect([isHeld('e7'), isHeld('e2'), reading('errors')]).toEqual([false, true, '0'])
  await userEvent.click(cell('e4'))
  await expect.poll(() => codeOn('e4')).toBe('wP')

  // From the start again, with what was held before put down.
  await userEvent.click(cell('b8'))
  await userEvent.click(view.getByRole('button', { name: 'Von vorn' }))
  await userEvent.click(cell('g1'))
  await userEvent.click(view.getByRole('button', { name: 'Von vorn' }))
  expect(isHeld('g1')).toBe(false)
  await userEvent.click(cell('e2'))
  await userEvent.click(cell('e4'))
  await expect.poll(() => codeOn('e4')).toBe('wP')
  expect(reading('errors')).toBe('0')
})

test('an error is a completed wrong move, also of a piece that is not to move', async () => {
  await start()
  await userEvent.click(cell('e7'))
  await userEvent.click(cell('e5'))
  await expect.poll(() => reading('errors')).toBe('1')
  await drag('e7', 'e2')
  await expect.poll(() => reading('errors')).toBe('2')
})

test('Escape puts a dragged piece back', async () => {
  await start()
  const at = (square: string) => {
    const box = cell(square).getBoundingClientRect()
    return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }
  }
  const common = { bubbles: true, pointerId: 1, isPrimary: true, button: 0 }
  cell('e2').dispatchEvent(new PointerEvent('pointerdown', { ...common, ...at('e2') }))
  cell('e4').dispatchEvent(new PointerEvent('pointermove', { ...common, ...at('e4') }))
  expect(document.querySelector('[data-lifted]')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(document.querySelector('[data-lifted]')).toBeNull()
  cell('e4').dispatchEvent(new PointerEvent('pointerup', { ...common, ...at('e4') }))
  expect([codeOn('e2'), isHeld('e2'), reading('errors')]).toEqual(['wP', false, '0'])
})
