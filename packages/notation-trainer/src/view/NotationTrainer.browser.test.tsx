import { memoryStorage } from '@kleinzeug/storage'
import { Chess } from 'chess.js'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { games } from '../model/games.ts'
import { writePly } from '../model/notation.ts'
import { readPlacement, seenAt, type PieceCode } from '../model/placement.ts'
import type { Ply, Square } from '../model/ply.ts'
import { checkScript } from '../model/script.ts'
import { notationTrainerSlice, type NotationTrainerData, type OwnLine } from '../storage.ts'
import { NotationTrainer } from './NotationTrainer.tsx'

const pliesOf = (script: string) => {
  const checked = checkScript(script, 'german')
  if (!checked.ok) throw new Error(JSON.stringify(checked.error))
  return checked.line.plies
}
const immortal = games.find((game) => game.id === 'immortalGame') ?? games[1]!
const immortalPlies = pliesOf(immortal.script)

async function start(change: Partial<NotationTrainerData['settings']> = {}, own: OwnLine[] = []) {
  const defaults = notationTrainerSlice.defaults()
  const storage = memoryStorage<NotationTrainerData>({
    ...defaults,
    settings: { ...defaults.settings, ...change },
    own,
  })
  const clock = { time: 1_700_000_000_000 }
  await page.viewport(1280, 900)
  const view = await render(<NotationTrainer storage={storage} now={() => clock.time} />)
  const choose = (title: string) =>
    userEvent.selectOptions(view.getByRole('combobox', { name: 'Eröffnung' }), title)
  return { storage, clock, choose, view }
}

const cell = (square: string) => {
  const found = document.querySelector<HTMLElement>(`[data-square="${square}"]`)
  if (!found) throw new Error(`no square ${square}`)
  return found
}
const codeOn = (square: string) => cell(square).querySelector<SVGElement>('[data-piece]')?.dataset['piece']
const reading = (name: string) => document.querySelector(`[data-reading="${name}"]`)?.textContent
const pieces = () =>
  new Map(
    [...document.querySelectorAll<SVGElement>('[data-piece]')].map((piece) => [
      piece.closest<HTMLElement>('[data-square]')?.dataset['square'] as Square,
      piece.dataset['piece'] as PieceCode,
    ]),
  )
const reached = (ply: Ply) => expect.poll(pieces).toEqual(new Map(readPlacement(ply.after)))

/** A drag and a tap by the browser's own mouse. */
const drag = (from: string, to: string) => userEvent.dragAndDrop(cell(from), cell(to))

async function tap(from: string, to: string) {
  await userEvent.click(cell(from))
  await userEvent.click(cell(to))
}

/** The same as events alone: a whole game of them takes a second instead of a minute. */
function fastDrag(from: string, to: string) {
  const middle = (square: string) => {
    const box = cell(square).getBoundingClientRect()
    return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }
  }
  const common = { bubbles: true, pointerId: 1, isPrimary: true, button: 0 }
  cell(from).dispatchEvent(new PointerEvent('pointerdown', { ...common, ...middle(from) }))
  for (const type of ['pointermove', 'pointerup']) {
    cell(to).dispatchEvent(new PointerEvent(type, { ...common, ...middle(to) }))
  }
}

async function fastTap(from: string, to: string) {
  cell(from).click()
  await expect.poll(() => cell(from).getAttribute('aria-selected')).toBe('true')
  cell(to).click()
}

function keysBetween(from: string, to: string) {
  const here = seenAt(from as Square, false)
  const there = seenAt(to as Square, false)
  const across = there.column - here.column
  const down = there.row - here.row
  return (
    (across > 0 ? '{ArrowRight}' : '{ArrowLeft}').repeat(Math.abs(across)) +
    (down > 0 ? '{ArrowDown}' : '{ArrowUp}').repeat(Math.abs(down)) +
    '{Enter}'
  )
}

async function byKeys(from: string, to: string) {
  const focused = (document.activeElement as HTMLElement).dataset['square'] ?? ''
  await userEvent.keyboard(keysBetween(focused, from) + keysBetween(from, to))
}

describe('the Immortal Game', () => {
  test.each([
    ['by drag', fastDrag],
    ['by taps', fastTap],
    ['by keyboard', byKeys],
  ] as const)(
    '%s, with one error',
    async (_, make) => {
      const { storage, clock, choose } = await start()
      await choose(immortal.title)
      cell('e2').focus()

      await make('a2', 'a3')
      await expect.poll(() => reading('errors')).toBe('1')
      expect(codeOn('a2')).toBe('wP')
      expect(codeOn('a3')).toBeUndefined()
      expect(reading('penalty')).toBe('0:05,0')

      for (const ply of immortalPlies) {
        clock.time += 1000
        await make(ply.from, ply.to)
        await reached(ply)
      }
      const time = immortalPlies.length * 1000 + 5000
      expect(storage.read()?.stats).toEqual([{ name: immortal.title, time, textMode: false }])
      expect(reading('time')).toBe('0:45,0')
      expect(reading('best')).toBe('0:50,0')
      expect(reading('combo')).toBe('45')
    },
    60_000,
  )

  test('by text', async () => {
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
  expect(new Set(ofSquare())).toEqual(new Set(['e2']))
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
  expect((document.activeElement as HTMLElement).dataset['square']).toBe('e4')
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
  const face = document.querySelector('[data-reading="time"]')
  expect(changed.every((node) => face?.contains(node))).toBe(true)
})

describe('own lines', () => {
  test('are read from PGN, named, kept and trained', async () => {
    const { storage, view } = await start()
    await userEvent.click(view.getByRole('button', { name: 'Züge einfügen …' }))
    await userEvent.fill(
      view.getByRole('textbox', { name: 'Züge' }),
      '[White "A"]\n[Black "B"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. f4 *',
    )
    await userEvent.click(view.getByRole('button', { name: 'Prüfen' }))
    await expect.element(view.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('A – B')
    await userEvent.click(view.getByRole('button', { name: 'Übernehmen' }))
    await expect
      .poll(() => storage.read()?.own.map(({ title, script }) => [title, script]))
      .toEqual([['A – B', '1. e2-e4 e7-e5\n2. f2-f4']])
    await expect.element(view.getByRole('heading', { name: 'A – B' })).toBeVisible()
  })

  test('that are illegal, too long or empty are refused at the field, with nothing lost', async () => {
    const { storage, view } = await start()
    await userEvent.click(view.getByRole('button', { name: 'Züge einfügen …' }))
    const field = view.getByRole('textbox', { name: 'Züge' })
    const check = view.getByRole('button', { name: 'Prüfen' })
    await userEvent.click(check)
    await expect.element(field).toHaveAccessibleDescription(/Hier stehen noch keine Züge/)
    await userEvent.click(view.getByRole('radio', { name: 'Deutsche Notation' }))
    await userEvent.fill(field, '1. e2-e4 e7-e5\n2. Ke1-e3')
    await userEvent.click(check)
    await expect
      .element(field)
      .toHaveAccessibleDescription(/Zeile 2, Zug 2 von Weiß: „Ke1-e3“ ist hier nicht möglich/)
    await expect.element(field).toHaveValue('1. e2-e4 e7-e5\n2. Ke1-e3')
    await userEvent.fill(field, '1. e4 e5 '.repeat(60_000))
    await expect.element(field).toHaveAccessibleDescription(/zu lang/)
    await expect.element(field).toHaveValue('1. e2-e4 e7-e5\n2. Ke1-e3')
    expect(storage.read()?.own).toEqual([])
  })

  test('come from the library by a search', async () => {
    const { storage, view } = await start()
    await userEvent.click(view.getByRole('button', { name: 'Bibliothek …' }))
    await userEvent.fill(view.getByRole('searchbox', { name: 'Suchen' }), 'evans')
    await userEvent.click(view.getByRole('button', { name: /Evans-Gambit/ }))
    await expect.poll(() => storage.read()?.own[0]?.title).toBe('Evans-Gambit')
    await expect.element(view.getByRole('heading', { name: 'Evans-Gambit' })).toBeVisible()
  })
})
