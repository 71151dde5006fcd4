import { memoryStorage } from '@kleinzeug/storage'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Item } from '../model/deciderData.ts'
import { deciderSlice } from '../storage.ts'
import { useDecision, type DecisionOptions } from './useDecision.ts'

const items = ['Zu Fuß', 'Fähre', 'Bahn'].map((name) => ({ name, active: true }))
const data = deciderSlice.decode({ lists: [{ name: 'Weg', items }], settings: { duration: 1 } })

/** A view of one's own. */
function Ways(props: DecisionOptions) {
  const { candidates, lit, winners, isSpinning, problem, decide, skip, edit } = useDecision(props)
  return (
    <>
      <output>{winners[0]?.name ?? (problem ? 'zu wenige' : candidates[lit ?? -1]?.name)}</output>
      <button onClick={decide} disabled={isSpinning}>
        Los
      </button>
      <button onClick={skip}>Weiter</button>
      <button
        onClick={() =>
          edit((now) => ({
            ...now,
            lists: now.lists.map((list) => ({ ...list, items: list.items.slice(0, 1) })),
          }))
        }
      >
        Kürzen
      </button>
    </>
  )
}

test('a view of one’s own draws, shows the light and the winner, and is told once', async () => {
  const storage = memoryStorage(data)
  const onDecide = vi.fn<(winners: readonly Item[]) => void>()
  const page = await render(<Ways storage={storage} onDecide={onDecide} />)
  await page.getByRole('button', { name: 'Los' }).click()
  expect(onDecide).not.toHaveBeenCalled()
  await expect.poll(() => page.getByRole('status').element().textContent).toMatch(/Zu Fuß|Fähre|Bahn/)
  await page.getByRole('button', { name: 'Weiter' }).click()
  expect(onDecide).toHaveBeenCalledTimes(1)
  const [winner] = onDecide.mock.calls[0]?.[0] ?? []
  await expect.element(page.getByRole('status')).toHaveTextContent(winner?.name ?? 'niemand')
  expect(storage.read()?.history.map(({ item }) => item)).toEqual([winner?.name])
})

test('the light comes to an end by itself, and an edit takes the winner away', async () => {
  const onDecide = vi.fn<(winners: readonly Item[]) => void>()
  const page = await render(<Ways initial={data} onDecide={onDecide} />)
  await page.getByRole('button', { name: 'Los' }).click()
  await vi.waitFor(() => expect(onDecide).toHaveBeenCalledTimes(1), 5000)
  await page.getByRole('button', { name: 'Kürzen' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('zu wenige')
})
