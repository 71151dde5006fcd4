import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { writePly } from '../model/notation.ts'
import type { SolvedRun } from '../model/run.ts'
import { stored } from './trainers.fixtures.ts'
import { NotationTrainer } from './NotationTrainer.tsx'
import { useTraining, type Training, type TrainingOptions } from './useTraining.ts'

/** A panel of one's own, and what the hook has given it last. */
async function show(options: TrainingOptions) {
  const shown: { now?: Training } = {}
  function Panel() {
    const training = useTraining(options)
    shown.now = training
    const { moves, run } = training
    const found = moves.slice(0, run.at).map((ply) => writePly(ply, 'english'))
    return <output>{found.join(' ')}</output>
  }
  const page = await render(<Panel />)
  const training = () => {
    if (!shown.now) throw new Error('nothing is shown')
    return shown.now
  }
  // The rules of chess are loaded: until then nothing is read.
  await expect.poll(() => training().write('', false)).toEqual({ kind: 'incomplete' })
  return { page, training }
}

test('a view of one’s own plays a line by board and by text, and is told once', async () => {
  const clock = { time: 1000 }
  const onSolved = vi.fn<(run: SolvedRun) => void>()
  const { page, training } = await show({ onSolved, sources: { now: () => clock.time } })
  expect(training().play({ from: 'e2', to: 'e3' })).toBe('wrong')
  expect(training().board.onMove({ from: 'e2', to: 'e4' })).toBe(true)
  clock.time += 2000
  expect(training().write('Dd8', true)).toEqual({ kind: 'move', move: 'impossible' })
  for (const text of ['e7-e5', 'Sg1-f3', 'Sb8-c6', 'Lf1-c4'])
    expect(training().write(text, false)).toMatchObject({ kind: 'move' })
  expect(training().time()).toBe(2000 + 2 * 5000)
  expect(onSolved).not.toHaveBeenCalled()
  training().write('Lf8-c5', false)
  expect(onSolved.mock.calls).toEqual([
    [{ id: 'italian', title: 'Italienisch', time: 12_000, errors: 2, hinted: false, isBest: true }],
  ])
  await expect.element(page.getByRole('status')).toHaveTextContent('e2-e4 e7-e5 Ng1-f3 Nb8-c6 Bf1-c4 Bf8-c5')
  training().restart()
  await expect.poll(() => training().run.at).toBe(0)
  expect(training().best).toBe(12_000)
})

test('the program answers by itself, and its last move ends the run', async () => {
  const onSolved = vi.fn<(run: SolvedRun) => void>()
  const { training } = await show({
    storage: stored({ settings: { side: 'white', pause: 0 } }),
    onSolved,
  })
  for (const text of ['e2-e4', 'Sg1-f3', 'Lf1-c4']) {
    const { at } = training().run
    training().write(text, false)
    await expect.poll(() => training().run.at).toBe(at + 2)
  }
  expect(onSolved).toHaveBeenCalledTimes(1)
})

test('the trainer itself tells of a solved run, too', async () => {
  const onSolved = vi.fn<(run: SolvedRun) => void>()
  const storage = stored({ settings: { textMode: true } })
  const page = await render(<NotationTrainer storage={storage} onSolved={onSolved} />)
  const field = page.getByRole('textbox', { name: 'Zug' })
  for (const text of ['e2-e4', 'e7-e5', 'g1-f3', 'b8-c6', 'f1-c4', 'f8-c5']) {
    await field.fill(text)
    await expect.element(field).toHaveValue('')
  }
  expect(onSolved).toHaveBeenCalledTimes(1)
  expect(onSolved.mock.calls[0]?.[0]).toMatchObject({ id: 'italian', errors: 0, isBest: true })
})
