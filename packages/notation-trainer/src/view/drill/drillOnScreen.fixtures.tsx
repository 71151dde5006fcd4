import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openings } from '../../model/openings.ts'
import { games } from '../../model/games.ts'
import { drillLine, questionsOf, type Question } from '../../model/drill/questions.ts'
import type { DrillChoice } from '../../model/trainerData.ts'
import { start } from '../trainerOnScreen.fixtures.tsx'

const choice: DrillChoice = {
  mode: 'write',
  notation: 'german',
  form: 'short',
  source: 'games',
  spoken: false,
}

/** The open dialog of the drill. */
export function drillPlace() {
  const found = document.querySelector<HTMLElement>('.notation-trainer-drill[open]')
  if (!found) throw new Error('the drill is not open')
  return found
}

export const inDrill = (selector: string) => {
  const found = drillPlace().querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`nothing in the drill is ${selector}`)
  return found
}

/** A reading of the drill: `at`, `time`, `errors`, `best`, `result`. */
export const drillReading = (name: string) =>
  drillPlace().querySelector(`[data-drill="${name}"]`)?.textContent

export const drillSquare = (square: string) => inDrill(`[data-square="${square}"]`)

/** Opens the drill by its key. */
export async function openDrill(change: Partial<DrillChoice> = {}) {
  const trainer = await start({ drill: { ...choice, ...change } })
  await userEvent.keyboard('u')
  await expect.poll(() => document.querySelector('.notation-trainer-drill[open]')).not.toBeNull()
  return trainer
}

/** Starts a run by the key that has the focus. */
export async function startRun() {
  await expect.poll(() => document.activeElement?.textContent).toBe('Los')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => drillReading('at')).toBeTruthy()
}

const everything = [...openings, ...games].flatMap((line) => questionsOf(drillLine(line).read()!, line.title))

const placed = (fen: string) => fen.split(' ')[0]

/** The pieces on the board as the first field of a FEN. */
export function fenOnBoard() {
  const letters = [...drillPlace().querySelectorAll('[data-square]')].map((square) => {
    const code = square.querySelector<SVGElement>('[data-piece]')?.dataset['piece']
    if (!code) return '1'
    return code.startsWith('w') ? code.charAt(1) : code.charAt(1).toLowerCase()
  })
  const rows = Array.from({ length: 8 }, (_, row) => letters.slice(row * 8, row * 8 + 8).join(''))
  return rows.map((row) => row.replaceAll(/1+/g, (empty) => String(empty.length))).join('/')
}

/** The built-in moves after which the board looks as it does now, the marked one. */
export function shownMove(): Question {
  const marked = [...drillPlace().querySelectorAll<HTMLElement>('[data-last]')].map(
    ({ dataset }) => dataset['square'],
  )
  const found = everything.find(
    ({ ply }) => placed(ply.after) === fenOnBoard() && marked.includes(ply.from) && marked.includes(ply.to),
  )
  if (!found) throw new Error(`no move leads to ${fenOnBoard()}`)
  return found
}

/** The built-in moves of the position on the board. */
export const movesOnBoard = () => everything.filter(({ before }) => placed(before) === fenOnBoard())
