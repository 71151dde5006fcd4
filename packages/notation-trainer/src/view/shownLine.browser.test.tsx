import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { NotationTrainer } from './NotationTrainer.tsx'

const opening = () => page.getByRole('combobox', { name: 'Eröffnung' })

test('the view is the chosen line: it is followed, and reported when the visitor chooses another', async () => {
  await import('../model/chessRules.ts')
  const onViewChange = vi.fn<(view: string | undefined) => void>()
  const screen = await render(<NotationTrainer view="spanish" onViewChange={onViewChange} />)
  await expect.element(opening()).toHaveDisplayValue('Spanisch')
  await userEvent.selectOptions(opening(), 'Londoner System')
  await vi.waitFor(() => expect(onViewChange.mock.calls).toEqual([['londonSystem']]))
  await screen.rerender(<NotationTrainer view="londonSystem" onViewChange={onViewChange} />)
  await screen.rerender(<NotationTrainer onViewChange={onViewChange} />)
  await expect.element(opening()).toHaveDisplayValue('Italienisch')
  await screen.rerender(<NotationTrainer view="unbekannt" onViewChange={onViewChange} />)
  await expect.element(opening()).toHaveDisplayValue('Italienisch')
})

test('moves that are handed over are looked up in the library; nothing is stored for it', async () => {
  await render(<NotationTrainer moves="1. e2-e4 c7-c5" />)
  await expect.element(page.getByRole('searchbox')).toHaveValue('1. e2-e4 c7-c5')
  await expect.element(page.getByRole('button', { name: /^B20/ }).first()).toBeVisible()
})
