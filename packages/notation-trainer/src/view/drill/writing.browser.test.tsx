import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { writeMove } from '../../model/drill/writeMove.ts'
import { lines } from './beginnings.fixtures.ts'
import {
  drillPlace,
  drillReading,
  fenOnBoard,
  inDrill,
  openDrill,
  shownMove,
  startRun,
} from './drillOnScreen.fixtures.tsx'

const isMoved = () => expect.poll(() => drillPlace().querySelectorAll('[data-last]').length).toBe(2)
const field = () => {
  const found = inDrill('input[type="text"]')
  if (!(found instanceof HTMLInputElement)) throw new Error('no field')
  return found
}

test('write: ten moves are written, the time is stored with the best value, one key starts again', async () => {
  const { storage, view } = await openDrill({ notation: 'english', form: 'long' })
  await startRun()
  for (let at = 1; at <= 10; at += 1) {
    await expect.poll(() => drillReading('at')).toBe(`${at} von 10`)
    await isMoved()
    // The focus stays in the field.
    expect(document.activeElement).toBe(field())
    await userEvent.keyboard(writeMove(shownMove().ply, 'english', 'long').replace(/[+#]$/, ''))
    // A long move counts before its sign for check is written, which then is no beginning of the next move.
    await userEvent.keyboard('+')
    // Castling short waits for Enter, as it could go on.
    if (drillPlace().querySelector<HTMLInputElement>('input[type="text"]')?.value)
      await userEvent.keyboard('{Enter}')
  }
  await expect.element(view.getByText('Neuer Bestwert')).toBeVisible()
  expect(storage.read()?.drillRuns).toMatchObject([
    { mode: 'write', notation: 'english', form: 'long', errors: 0, hinted: false, value: 0 },
  ])
  expect(storage.read()?.stats).toEqual([])
  expect(storage.read()?.runs).toEqual([])
  await expect.element(view.getByRole('button', { name: 'Noch einmal' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => drillReading('at')).toBe('1 von 10')
})

test('write: a wrong move costs, another language does not; an answer can be shown', async () => {
  const { storage, view, clock } = await openDrill()
  await startRun()
  await isMoved()
  const { ply } = shownMove()
  const status = inDrill('[role="status"]')
  await userEvent.keyboard(ply.from === 'a1' ? 'Ta5{Enter}' : 'Ka5{Enter}')
  await expect.element(status).toHaveTextContent('Falsch.')
  expect(drillReading('errors')).toBe('1')
  await userEvent.keyboard('Nf3{Enter}')
  await expect.element(view.getByText(/eingestellt ist Deutsch/)).toBeVisible()
  expect(drillReading('errors')).toBe('1')
  await userEvent.clear(field())
  await userEvent.click(view.getByRole('button', { name: 'Lösung zeigen' }))
  await expect
    .element(inDrill('.ui-field-hint'))
    .toHaveTextContent(`Lösung: ${writeMove(ply, 'german', 'short')}`)
  for (let at = 1; at <= 10; at += 1) {
    await expect.poll(() => drillReading('at')).toBe(`${at} von 10`)
    await isMoved()
    clock.time += 100
    await userEvent.fill(field(), writeMove(shownMove().ply, 'german', 'short'))
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => drillReading('at')).not.toBe(`${at} von 10`)
  }
  await expect.element(view.getByText('Mit Lösung gespielt: zählt nicht als Bestwert.')).toBeVisible()
  expect(storage.read()?.drillRuns).toMatchObject([{ errors: 1, hinted: true, value: 6000 }])
})

const zapata = lines.find(({ plies }) => plies.at(-1)?.san === 'Qe2')

test(
  'dictation: a whole game is written down in the form that is asked for, and has best values of its own',
  { tags: ['more'] },
  async () => {
    const { storage, view } = await openDrill({ mode: 'dictation', form: 'long' })
    await userEvent.selectOptions(view.getByRole('combobox', { name: 'Partie' }), 'Zapata – Anand, Biel 1988')
    await userEvent.click(view.getByRole('button', { name: 'Los' }))
    await userEvent.fill(field(), 'e4')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(inDrill('[role="status"]'))
      .toHaveTextContent('Richtig, aber kurz. Schreib ihn lang, mit Ausgangsfeld und Ziel.')
    for (const [index, ply] of zapata!.plies.entries()) {
      await expect.poll(() => drillReading('at')).toBe(`${index + 1} von 11`)
      await expect.poll(fenOnBoard).toBe(ply.after.split(' ')[0])
      await userEvent.fill(field(), writeMove(ply, 'german', 'long'))
    }
    await expect.element(view.getByText('Neuer Bestwert')).toBeVisible()
    expect(inDrill('[role="region"]').textContent).toMatch(/^1\. e2-e4 e7-e5 2\. Sg1-f3 .* 6\. Dd1-e2 $/)
    expect(storage.read()?.drillRuns).toMatchObject([
      { mode: 'dictation', name: 'Zapata – Anand, Biel 1988' },
    ])
  },
)

test('an open run of the trainer is as it was, its clock stood still, and Escape leads back to it', async () => {
  const { storage, clock, view } = await openDrill()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.querySelector('[data-square="e2"]')!)
  await userEvent.click(document.querySelector('[data-square="e4"]')!)
  const time = () => document.querySelector('[data-reading="time"]')?.textContent
  clock.time += 2000
  await expect.poll(time).toBe('0:02,0')
  await userEvent.click(view.getByRole('button', { name: 'Notation üben …' }))
  await startRun()
  clock.time += 60_000
  await userEvent.keyboard('{Escape}')
  expect(document.querySelector('.notation-trainer-drill[open]')).toBeNull()
  await expect.poll(time).toBe('0:02,0')
  await expect.element(view.getByRole('gridcell', { name: 'e4, weißer Bauer' })).toBeVisible()
  expect(storage.read()?.drillRuns).toBeUndefined()
})
