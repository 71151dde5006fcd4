import type { StoredAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import type { IsoDate } from '../model/calendar/date.ts'
import type { WorktimeData } from '../model/record/work.ts'

/** Something that can be taken back, and nothing else with it: what was done since stays done. */
export interface Undo {
  /** What happened. */
  readonly kind:
    | 'entry'
    | 'deletion'
    | 'fill'
    | 'repeat'
    | 'timer'
    | 'year-settings'
    | 'import'
    | 'year-deletion'
  /** Where it happened: undo shows this day again. */
  readonly date: IsoDate
  /** How many days it changed. */
  readonly days: number
  readonly revert: (data: WorktimeData) => WorktimeData
}

/** How many steps can be taken back. */
const DEPTH = 50

/** Takes back what was edited, the latest first. */
export function createUndo(data: StoredAtom<WorktimeData>) {
  const offers = atom<readonly Undo[]>([])
  return {
    /** What `undo` would take back next. */
    undoable: atom((get) => get(offers)[0]),
    offerUndo: atom(null, (_get, set, offer: Undo) =>
      set(offers, (earlier) => [offer, ...earlier].slice(0, DEPTH)),
    ),
    revert: atom(null, (get, set) => {
      const [latest, ...earlier] = get(offers)
      if (!latest) return undefined
      set(offers, earlier)
      set(data, latest.revert)
      return latest
    }),
  }
}

export type OfferUndo = ReturnType<typeof createUndo>['offerUndo']
