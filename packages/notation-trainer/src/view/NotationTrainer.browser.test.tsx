import { Chess } from 'chess.js'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { games } from '../model/games.ts'
import { writePly } from '../model/notation.ts'
import { openings } from '../model/openings.ts'
import type { OwnLine } from '../model/trainerData.ts'
import {
  byKeys,
  cell,
  codeOn,
  drag,
  fastDrag,
  fastTap,
  pliesOf,
  reached,
  reading,
  start,
  tap,
} from './trainerOnScreen.fixtures.tsx'

const immortal = games.find((game) => game.id === 'immortalGame') ?? games[1]!
const immortalPlies = pliesOf(immortal.script)

describe('a run', () => {
  // The whole game by keyboard is a journey of the site.
  test.each([
    ['the Immortal Game by drag', fastDrag, immortal],
    ['the Immortal Game by taps', fastTap, immortal],
    ['an opening by keyboard', byKeys, openings[0]],
  ] as const)(
    '%s, with one error',
    async (_, make, line) => {
      const plies = pliesOf(line.script)
      const { storage, clock, choose } = await start()
      await choose(line.title)
      cell('e2').focus()

      await make('a2', 'a3')
      await expect.poll(() => reading('errors')).toBe('1')
      expect(codeOn('a2')).toBe('wP')
      expect(codeOn('a3')).toBeUndefined()
      expect(reading('penalty')).toBe('0:05,0')

      for (const ply of plies) {
        clock.time += 1000
        await make(ply.from, ply.to)
        await reached(ply)
      }
      const time = plies.length * 1000 + 5000
      expect(storage.read()?.stats).toEqual([{ name: line.title, time, textMode: false }])
      const shown = (seconds: number) => `0:${String(seconds).padStart(2, '0')},0`
      expect(reading('time')).toBe(shown(plies.length))
      expect(reading('best')).toBe(shown(plies.length + 5))
      expect(reading('combo')).toBe(String(plies.length))
    },
    60_000,
  )

  test('the Immortal Game by text', async () => {
    const { storage, clock, choose, view } = await start({ textMode: true })
    await choose(immortal.title)
    const field = view.getByRole('textbox', { name: 'Zug' })
    await userEvent.type(field, 'e2-e3')
    await expect.poll(() => reading('errors')).toBe('1')
    for (const [index, ply] of immortalPlies.entries()) {
      clock.time += 500
      await userEvent.fill(field, index % 2 === 0 ? `${ply.from}-${ply.to}` : writePly(ply, 'german'))
      await reached(ply)
      await expect.element(field).toHaveValue('')
    }
    const time = immortalPlies.length * 500 + 5000
    expect(storage.read()?.stats).toEqual([{ name: immortal.title, time, textMode: true }])
  }, 60_000)
})

describe('text mode', () => {
  test('takes no drag and no tap', async () => {
    await start({ textMode: true })
    await drag('e2', 'e4')
    await tap('e2', 'e4')
    expect(codeOn('e2')).toBe('wP')
    expect(reading('errors')).toBe('0')
  })

  test('clears a move that starts on an empty square, and counts no error', async () => {
    const { view } = await start({ textMode: true })
    const field = view.getByRole('textbox', { name: 'Zug' })
    await userEvent.type(field, 'e4-e5')
    await expect.element(field).toHaveValue('')
    expect(reading('errors')).toBe('0')
  })

  test('tells foreign letters at the field and keeps what was typed', async () => {
    const { view } = await start({ textMode: true })
    const field = view.getByRole('textbox', { name: 'Zug' })
    await userEvent.type(field, 'e2-e4')
    await userEvent.type(field, 'Nc6{Enter}')
    await expect.element(field).toHaveAccessibleDescription(/„Nc6“ passt zur Schreibweise Englisch/)
    await expect.element(field).toHaveValue('Nc6')
    expect(reading('errors')).toBe('0')
    await userEvent.clear(field)
    await userEvent.type(field, 'e5{Enter}')
    await expect.poll(() => codeOn('e5')).toBe('bP')
  })
})

test('legal moves are asked of the square that is picked up, never of the whole board', async () => {
  const asked = vi.spyOn(Chess.prototype, 'moves')
  const ofSquare = () => asked.mock.calls.map(([options]) => options?.square)
  await start()
  expect(ofSquare()).not.toContain(undefined)
  asked.mockClear()
  cell('e2').click()
  await expect.poll(() => cell('e4').dataset['target']).toBe('true')
  expect(ofSquare()).toEqual(['e2'])
  asked.mockClear()
  cell('e4').click()
  await expect.poll(() => codeOn('e4')).toBe('wP')
  // A move is made and taken back where it is none: no list is asked for.
  expect(ofSquare()).toEqual([])
  asked.mockRestore()
})

const own: OwnLine = {
  id: 'own',
  title: 'Alles dabei',
  script: `1. e2-e4 Sg8-f6
2. e4-e5 d7-d5
3. e5xd6 e.p. e7-e6
4. d6xc7 Lf8-e7
5. Sg1-f3 0-0
6. Lf1-e2 Sb8-c6
7. 0-0 b7-b6
8. c7xd8S Tf8xd8`,
}

test('a piece is dragged by the mouse, and goes back when the move is wrong', async () => {
  await start()
  await drag('e2', 'e3')
  await expect.poll(() => reading('errors')).toBe('1')
  expect(codeOn('e2')).toBe('wP')
  await drag('e2', 'e4')
  await expect.poll(() => codeOn('e4')).toBe('wP')
  expect(codeOn('e2')).toBeUndefined()
})

test('castling, en passant and promotion come out right', async () => {
  const { choose, view } = await start({}, [own])
  await choose(own.title)
  const plies = pliesOf(own.script)
  const promoting = plies.findIndex((ply) => ply.promotion !== undefined)
  for (const ply of plies.slice(0, promoting)) {
    await fastTap(ply.from, ply.to)
    await reached(ply)
  }

  // The wrong piece is an error, Escape is none, the right one goes on.
  await fastTap('c7', 'd8')
  await userEvent.click(view.getByRole('button', { name: 'Dame' }))
  await expect.poll(() => reading('errors')).toBe('1')
  await drag('c7', 'd8')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
  expect(codeOn('c7')).toBe('wP')
  await fastTap('c7', 'd8')
  await userEvent.click(view.getByRole('button', { name: 'Springer' }))
  await expect.poll(() => codeOn('d8')).toBe('wN')
  await fastTap('f8', 'd8')
  await expect.poll(() => codeOn('d8')).toBe('bR')
  expect(reading('errors')).toBe('1')
})

test('the board turns 200 ms after a move and the focus stays on its square', async () => {
  await start({ flipBoardEachTurn: true })
  cell('e2').focus()
  await byKeys('e2', 'e4')
  expect(document.activeElement).toBe(cell('e4'))
  await expect
    .poll(() => document.querySelector<HTMLElement>('[data-orientation]')?.dataset['orientation'])
    .toBe('black')
  expect(document.activeElement?.getAttribute('data-square')).toBe('e4')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('e4, weißer Bauer')
})

test('a best time stands until a lower one, and none is taken with a hint or without a clock', async () => {
  const { storage, clock, view } = await start()
  const italian = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5']
  const play = async (pace: number) => {
    for (const move of italian) {
      clock.time += pace
      await fastTap(move.slice(0, 2), move.slice(2))
    }
  }
  const best = () => storage.read()?.stats[0]?.time
  await play(1000)
  await expect.poll(best).toBe(5000)
  await userEvent.click(view.getByRole('button', { name: 'Noch einmal' }))
  await play(2000)
  await expect.poll(() => storage.read()?.runs.length).toBe(2)
  expect(best()).toBe(5000)
  await userEvent.click(view.getByRole('button', { name: 'Von vorn' }))
  await userEvent.click(view.getByRole('button', { name: 'Tipp' }))
  await play(100)
  await expect.poll(() => storage.read()?.runs.length).toBe(3)
  expect(best()).toBe(5000)
  await userEvent.click(view.getByText('Einstellungen'))
  await userEvent.click(view.getByRole('switch', { name: 'Ohne Uhr üben' }))
  await play(100)
  await expect.element(view.getByText('Ohne Uhr gespielt.')).toBeVisible()
  expect(storage.read()?.runs).toHaveLength(3)
  await expect.poll(() => storage.read()?.cards[0]?.name).toBe('Italienisch')
})

test('time passes on the clock alone: nothing else renders', async () => {
  const { clock } = await start()
  await tap('e2', 'e4')
  await expect.poll(() => codeOn('e4')).toBe('wP')
  const changed: Node[] = []
  const watch = new MutationObserver((records) => changed.push(...records.map((record) => record.target)))
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  clock.time += 1234
  await vi.waitFor(() => expect(reading('time')).toBe('0:01,2'))
  watch.disconnect()
  const clocks = [...document.querySelectorAll('.notation-trainer-clock')]
  expect(changed.filter((node) => !clocks.some((clock) => clock.contains(node)))).toEqual([])
})
