import type { RandomSource } from '@kleinzeug/random'
import type { StoredAtom } from '@kleinzeug/storage/jotai'
import { atom, type WritableAtom } from 'jotai'
import { newDecisions, selectedList, withDecided, withEliminated, withPending } from '../model/decisions.ts'
import type { DeciderData, HistoryEntry, Item } from '../model/deciderData.ts'
import { drawWinners } from '../model/draw.ts'
import { activeItems, indexOfName, weightOf } from '../model/list.ts'
import { planSpin, type Step } from '../model/spin.ts'
import type { DeciderStep } from './DeciderStep.ts'

/** A draw and the candidates at that time. */
interface Drawn {
  readonly list: string
  readonly candidates: readonly Item[]
  /** The indexes of the winners among the candidates, in the order in which they were drawn. */
  readonly winners: readonly number[]
}

/** Nothing drawn, or edited since; drawn while the highlight runs; shown. */
export type Draw =
  | { readonly status: 'ready' }
  | (Drawn & {
      readonly status: 'spinning'
      readonly steps: readonly Step[]
      readonly decisions: readonly HistoryEntry[]
    })
  | (Drawn & { readonly status: 'decided' })

/** Why a draw is refused: fewer active items than it needs, which is one more than it has winners. */
export interface SpinProblem {
  readonly active: number
  readonly needed: number
}

type Change = (data: DeciderData) => DeciderData

interface Parts {
  readonly data: StoredAtom<DeciderData>
  readonly perform: WritableAtom<null, [Change, DeciderStep], void>
  readonly random: RandomSource
}

/** Drawing winners, and refusing edits until they are shown. */
export function createSpin({ data, perform, random }: Parts) {
  const draw = atom<Draw>({ status: 'ready' })
  const step = atom<Step | undefined>(undefined)

  const candidates = atom((get) => {
    const current = get(draw)
    if (current.status !== 'ready') return current.candidates
    const list = selectedList(get(data))
    return list ? activeItems(list) : []
  })

  const winners = atom((get): readonly Item[] => {
    const current = get(draw)
    return current.status === 'decided' ? current.winners.flatMap((at) => current.candidates[at] ?? []) : []
  })

  const spinProblem = atom((get): SpinProblem | undefined => {
    const list = selectedList(get(data))
    const active = list ? activeItems(list).length : 0
    const needed = get(data).settings.winners + 1
    return active < needed ? { active, needed } : undefined
  })

  /** Enters decisions into the history; that their winners drop out is a step of undo. */
  const enter = atom(null, (get, set, decisions: readonly HistoryEntry[]) => {
    const added = newDecisions(get(data), decisions)
    set(data, (before) => withDecided(before, decisions))
    if (get(data).settings.elimination && added.length > 0)
      set(perform, (before) => withEliminated(before, added), {
        kind: 'elimination',
        title: added.map(({ item }) => item).join(', '),
      })
  })

  /** Enters decisions and shows them. */
  const decide = atom(null, (get, set, drawn: Drawn, decisions: readonly HistoryEntry[]) => {
    set(draw, { status: 'decided', ...drawn })
    set(step, undefined)
    set(enter, decisions)
    return get(winners)
  })

  return {
    draw: atom((get) => get(draw)),

    /** Whether the lists are locked, because a spin is in progress. */
    locked: atom((get) => get(draw).status === 'spinning'),

    /** The items that take part, now or in the draw that is shown. */
    candidates,

    /** What the window shows places for: with elimination every item, so that it keeps its height. */
    slots: atom((get) => {
      const list = selectedList(get(data))
      return get(data).settings.elimination && list ? list.items : get(candidates)
    }),

    /** The winners that are shown. */
    winners,

    /** The last active item, when elimination has left one. */
    remaining: atom((get) => {
      const list = selectedList(get(data))
      const [last, ...more] = list ? activeItems(list) : []
      const over = get(data).settings.elimination && get(draw).status === 'decided'
      return over && more.length === 0 ? last : undefined
    }),

    spinProblem,

    /** The step at which the highlight is; `undefined` unless a spin is in progress. */
    step: atom((get) => get(step)),

    showStep: atom(null, (_get, set, next: Step) => set(step, next)),

    /** Draws the winners, stores them as pending, plans the highlight, locks the lists; false when refused. */
    startSpin: atom(null, (get, set) => {
      const list = selectedList(get(data))
      const before = get(draw)
      if (!list || before.status === 'spinning' || get(spinProblem)) return false
      const candidates = activeItems(list)
      const { weighted, order, winners: count, duration } = get(data).settings
      const drawn = drawWinners(
        candidates.map((item) => (weighted ? weightOf(item) : 1)),
        count,
        random,
      )
      const [winner = 0] = drawn
      const [shown] = before.status === 'decided' ? before.winners : []
      const lit = before.status === 'decided' && shown !== undefined && before.candidates[shown]?.name
      const last = candidates.findIndex((item) => item.name === lit)
      const steps = planSpin({ count: candidates.length, winner, order, last, duration, random })
      const time = Date.now()
      const decisions = drawn.flatMap((at) => {
        const item = candidates[at]?.name
        return item === undefined ? [] : [{ time, list: list.name, item }]
      })
      set(draw, { status: 'spinning', list: list.name, candidates, winners: drawn, steps, decisions })
      set(step, steps[0])
      set(data, (current) => withPending(current, decisions))
      return true
    }),

    /** Shows the winners that were drawn, and returns them. */
    finishSpin: atom(null, (get, set): readonly Item[] => {
      const current = get(draw)
      if (current.status !== 'spinning') return []
      const { list, candidates, winners, decisions } = current
      return set(decide, { list, candidates, winners }, decisions)
    }),

    /** Shows what a page before `start` drew and left in the middle of a spin; a later draw belongs to another tab. */
    resumeSpin: atom(null, (get, set, start: number): readonly Item[] => {
      const decisions = get(data).pending?.filter(({ time }) => time < start) ?? []
      const [first] = decisions
      if (!first || get(draw).status === 'spinning') return []
      const list = get(data).lists[indexOfName(get(data).lists, first.list)]
      const candidates = list ? activeItems(list) : []
      const winners = decisions
        .filter((decision) => decision.list === first.list && decision.time === first.time)
        .map(({ item }) => indexOfName(candidates, item))
      if (list && list.name === selectedList(get(data))?.name && !winners.includes(-1)) {
        return set(decide, { list: list.name, candidates, winners }, decisions)
      }
      set(enter, decisions)
      return []
    }),

    /** Ends the display of a draw, as it no longer fits the lists. */
    resetDraw: atom(null, (_get, set) => set(draw, { status: 'ready' })),

    /** Changes lists or items, unless a spin is in progress, and hides the last result. No `step`: nothing to undo. */
    edit: atom(null, (get, set, change: Change, step?: DeciderStep) => {
      if (get(draw).status === 'spinning') return
      set(draw, { status: 'ready' })
      if (step) set(perform, change, step)
      else set(data, change)
    }),
  }
}

export type Edit = ReturnType<typeof createSpin>['edit']
