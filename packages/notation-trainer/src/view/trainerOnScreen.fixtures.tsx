import { memoryStorage } from '@kleinzeug/storage'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles.css'
import { readPlacement, seenAt } from '../model/placement.ts'
import { isSquare, type Ply } from '../model/ply.ts'
import { checkScript } from '../model/script.ts'
import { notationTrainerSlice } from '../storage.ts'
import type { NotationTrainerData, OwnLine } from '../model/trainerData.ts'
import { NotationTrainer } from './NotationTrainer.tsx'

export const pliesOf = (script: string) => {
  const checked = checkScript(script, 'german')
  if (!checked.ok) throw new Error(JSON.stringify(checked.error))
  return checked.line.plies
}
export async function start(change: Partial<NotationTrainerData['settings']> = {}, own: OwnLine[] = []) {
  const defaults = notationTrainerSlice.defaults()
  const storage = memoryStorage<NotationTrainerData>({
    ...defaults,
    settings: { ...defaults.settings, ...change },
    own,
  })
  const clock = { time: 1_700_000_000_000 }
  await page.viewport(1280, 900)
  // What the trainer loads after its first paint.
  await import('../model/chessRules.ts')
  const view = await render(<NotationTrainer storage={storage} sources={{ now: () => clock.time }} />)
  const choose = (title: string) =>
    userEvent.selectOptions(view.getByRole('combobox', { name: 'Eröffnung' }), title)
  return { storage, clock, choose, view }
}

export const cell = (square: string) => {
  const found = document.querySelector<HTMLElement>(`[data-square="${square}"]`)
  if (!found) throw new Error(`no square ${square}`)
  return found
}
export const codeOn = (square: string) =>
  cell(square).querySelector<SVGElement>('[data-piece]')?.dataset['piece']
export const reading = (name: string) => document.querySelector(`[data-reading="${name}"]`)?.textContent
const pieces = () =>
  new Map(
    [...document.querySelectorAll<SVGElement>('[data-piece]')].map((piece) => [
      piece.closest<HTMLElement>('[data-square]')?.dataset['square'],
      piece.dataset['piece'],
    ]),
  )
export const reached = (ply: Ply) =>
  expect.poll(pieces).toEqual(new Map<string | undefined, string | undefined>(readPlacement(ply.after)))

/** A drag with the browser's real mouse. */
export const drag = (from: string, to: string) => userEvent.dragAndDrop(cell(from), cell(to))

export async function tap(from: string, to: string) {
  await userEvent.click(cell(from))
  await userEvent.click(cell(to))
}

/** A drag by dispatched events, which is far quicker for whole games. */
export function fastDrag(from: string, to: string) {
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

export async function fastTap(from: string, to: string) {
  cell(from).click()
  await expect.poll(() => cell(from).getAttribute('aria-selected')).toBe('true')
  cell(to).click()
}

function keysBetween(from: string, to: string) {
  if (!isSquare(from) || !isSquare(to)) throw new Error(`no way from ${from} to ${to}`)
  const here = seenAt(from, false)
  const there = seenAt(to, false)
  const across = there.column - here.column
  const down = there.row - here.row
  return (
    (across > 0 ? '{ArrowRight}' : '{ArrowLeft}').repeat(Math.abs(across)) +
    (down > 0 ? '{ArrowDown}' : '{ArrowUp}').repeat(Math.abs(down)) +
    '{Enter}'
  )
}

export async function byKeys(from: string, to: string) {
  const focused = document.activeElement?.getAttribute('data-square') ?? ''
  await userEvent.keyboard(keysBetween(focused, from) + keysBetween(from, to))
}
