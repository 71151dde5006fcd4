import type { StoredAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import { selectedList, withDecision, withList, type DeciderData } from '../model/decisions.ts'
import { drawWinner } from '../model/draw.ts'
import { activeItems, weightOf, withItem, type Item } from '../model/list.ts'
import type { RandomSource } from '@kleinzeug/random'
import { planSpin, type Step } from '../model/spin.ts'
import type { OfferUndo } from './createUndo.ts'

/** What was drawn, from the candidates as they were then. */
interface Drawn {
  readonly list: string
  readonly candidates: readonly Item[]
  /** The index of the winner among the candidates. */
  readonly winner: number
}

/** Nothing drawn, or edited since; drawn and on its way to be shown; shown. */
export type Draw =
  | { readonly status: 'ready' }
  | (Drawn & { readonly status: 'spinning'; readonly steps: readonly Step[] })
  | (Drawn & { readonly status: 'decided' })

interface Parts {
  readonly data: StoredAtom<DeciderData>
  readonly offerUndo: OfferUndo
  readonly random: RandomSource
}

/** Drawing a winner, and keeping the lists as they are until it is shown. */
export function createSpin({ data, offerUndo, random }: Parts) {
  const draw = atom<Draw>({ status: 'ready' })
  return {
    draw: atom((get) => get(draw)),

    frozen: atom((get) => get(draw).status === 'spinning'),

    /** Who takes part, now or in the draw that is shown. */
    candidates: atom((get) => {
      const present = get(draw)
      if (present.status !== 'ready') return present.candidates
      const list = selectedList(get(data))
      return list ? activeItems(list) : []
    }),

    /**
     * Draws the winner, lays out the way of the highlight to it, and freezes the lists.
     *
     * @returns false when it is refused: below two active items, or while a spin is under way
     */
    startSpin: atom(null, (get, set) => {
      const list = selectedList(get(data))
      const before = get(draw)
      if (!list || before.status === 'spinning') return false
      const candidates = activeItems(list)
      if (candidates.length < 2) return false
      const { weighted, order } = get(data).settings
      const winner = drawWinner(
        candidates.map((item) => (weighted ? weightOf(item) : 1)),
        random,
      )
      const lit = before.status === 'decided' ? before.candidates[before.winner]?.name : undefined
      const last = candidates.findIndex((item) => item.name === lit)
      const steps = planSpin({ count: candidates.length, winner, order, last, random })
      set(draw, { status: 'spinning', list: list.name, candidates, winner, steps })
      return true
    }),

    /** Shows the winner that was drawn, remembers it, and eliminates it if so set. */
    finishSpin: atom(null, (get, set): Item | undefined => {
      const present = get(draw)
      if (present.status !== 'spinning') return undefined
      const { list, candidates, winner: index } = present
      const winner = candidates[index]
      if (!winner) return undefined
      const activated = (active: boolean) => (data: DeciderData) =>
        withList(data, list, (before) => withItem(before, winner.name, { active }))
      const { elimination } = get(data).settings
      set(draw, { status: 'decided', list, candidates, winner: index })
      set(data, (before) => {
        const decided = withDecision(before, { time: Date.now(), list, item: winner.name })
        return elimination ? activated(false)(decided) : decided
      })
      if (elimination) {
        set(offerUndo, { kind: 'elimination', name: winner.name, revert: activated(true) })
      }
      return winner
    }),

    /** Changes lists or items: not while a spin is under way, and what was drawn before is over then. */
    edit: atom(null, (get, set, change: (data: DeciderData) => DeciderData) => {
      if (get(draw).status === 'spinning') return
      set(draw, { status: 'ready' })
      set(data, change)
    }),
  }
}

export type Edit = ReturnType<typeof createSpin>['edit']
