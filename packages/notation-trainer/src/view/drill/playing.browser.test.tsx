import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { writeMove } from '../../model/drill/writeMove.ts'
import { lines } from './beginnings.fixtures.ts'
import {
  drillPlace,
  drillReading,
  drillSquare,
  inDrill,
  movesOnBoard,
  openDrill,
  startRun,
} from './drillOnScreen.fixtures.tsx'

afterEach(() => vi.restoreAllMocks())

const shown = () => inDrill('.notation-trainer-drill-prompt strong').textContent
/** The move whose notation is asked for in the position on the board. */
const asked = () => {
  const found = movesOnBoard().find(({ ply }) => writeMove(ply, 'german', 'short') === shown())
  if (!found) throw new Error(`${shown()} is no move here`)
  return found.ply
}

test('play: a notation is read and its move is made on the board', async () => {
  const { storage, view } = await openDrill({ mode: 'play' })
  await startRun()
  for (let at = 1; at <= 10; at += 1) {
    await expect.poll(() => drillReading('at')).toBe(`${at} von 10`)
    const { from, to, promotion } = asked()
    await userEvent.click(drillSquare(from))
    await userEvent.click(drillSquare(to))
    if (promotion) await userEvent.click(view.getByRole('button', { name: 'Dame' }))
  }
  await expect.element(view.getByText('Neuer Bestwert')).toBeVisible()
  expect(storage.read()?.drillRuns).toMatchObject([{ mode: 'play', errors: 0 }])
})

test('find: squares are tapped or chosen by keyboard for thirty seconds; the last twenty sprints are a line', async () => {
  const { storage, view, clock } = await openDrill({ mode: 'find' })
  const before = Array.from({ length: 25 }, (_, at) => ({
    mode: 'find' as const,
    notation: 'german' as const,
    form: 'short' as const,
    at,
    value: at === 3 ? 30 : at % 7,
    errors: 0,
    hinted: false,
  }))
  storage.write({ ...storage.read()!, drillRuns: before })
  await expect.element(view.getByText('30 Felder')).toBeVisible()
  await startRun()
  const { to, from } = asked()
  await userEvent.click(drillSquare(from))
  await expect.element(view.getByText(`${from} ist es nicht.`).first()).toBeVisible()
  expect([drillReading('at'), drillReading('errors')]).toEqual(['0 Felder', '1'])
  await userEvent.click(drillSquare(to))
  await expect.poll(() => drillReading('at')).toBe('ein Feld')
  drillSquare(asked().to).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => drillReading('at')).toBe('2 Felder')
  clock.time += 30_001
  await expect.poll(() => drillReading('result')).toBe('2 Felder')
  const plot = view.getByRole('img', { name: /Ergebnisse aus 20 Durchgängen.*das beste 30 Felder/ })
  await expect.element(plot).toBeVisible()
  expect(plot.element().querySelectorAll('circle')).toHaveLength(20)
  // The last twenty and the best one.
  expect(storage.read()?.drillRuns).toHaveLength(21)
  await userEvent.keyboard('v')
  await expect.poll(() => drillReading('at')).toBe('0 Felder')
})

test('blind: the board is empty, a move is two squares', async () => {
  const { storage, view } = await openDrill({ mode: 'blind' })
  await startRun()
  const pieces = () => drillPlace().querySelectorAll('[data-piece]').length
  expect(pieces()).toBe(0)
  expect(drillSquare('e2').getAttribute('aria-label')).toBe('e2')
  // What is not seen is known from the beginnings of the built-in lines.
  const played: string[] = []
  for (let at = 1; at <= 10; at += 1) {
    await expect.poll(() => drillReading('at')).toBe(`${at} von 10`)
    played.push(shown() ?? '')
    const line = lines.find(({ moves }) => played.every((move, index) => moves[index] === move))
    const ply = line?.plies[at - 1]
    await userEvent.click(drillSquare(ply!.from))
    await expect.element(view.getByText(`Von ${ply!.from}. Wohin?`).first()).toBeVisible()
    await userEvent.click(drillSquare(ply!.to))
  }
  await expect.element(view.getByText('Neuer Bestwert')).toBeVisible()
  expect(storage.read()?.drillRuns).toMatchObject([{ mode: 'blind', errors: 0 }])
})

const germanVoice = { lang: 'de-DE', localService: true, name: 'Probe', voiceURI: 'x', default: true }

test('without a voice of the device the moves cannot be spoken, and the reason is said', async () => {
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([{ ...germanVoice, localService: false }])
  const { view } = await openDrill({ mode: 'play', spoken: true })
  await expect.element(view.getByRole('switch', { name: 'Züge ansagen statt zeigen' })).toBeDisabled()
  await expect.element(view.getByText(/keine deutsche Stimme, die ohne Netz spricht/)).toBeVisible()
  await startRun()
  expect(shown()).toBeTruthy()
})

test('with a voice of the device a move is spoken and not shown', async () => {
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([germanVoice])
  const spoken: string[] = []
  vi.spyOn(speechSynthesis, 'speak').mockImplementation(({ text }) => void spoken.push(text))
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      voice = germanVoice
      lang = ''
      rate = 1
      constructor(readonly text: string) {}
    },
  )
  const { view } = await openDrill({ mode: 'play', spoken: true })
  await startRun()
  await expect.poll(() => spoken).toHaveLength(1)
  expect(drillPlace().querySelector('.notation-trainer-drill-prompt strong')).toBeNull()
  await userEvent.click(view.getByRole('button', { name: 'Noch einmal anhören' }))
  expect(spoken[1]).toBe(spoken[0])
  vi.unstubAllGlobals()
})
