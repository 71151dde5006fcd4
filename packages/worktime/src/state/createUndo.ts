import type { StoredAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import type { IsoDate } from '../model/calendar/date.ts'
import { mergeData } from '../model/record/merge.ts'
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
  /** The day to which it moved the start of the account back. */
  readonly start?: IsoDate | undefined
  readonly revert: (data: WorktimeData) => WorktimeData
}

/** How many steps can be taken back. */
const DEPTH = 50

/** A step that was taken back and can be done again. */
interface Redo {
  readonly step: Undo
  readonly reapply: (data: WorktimeData) => WorktimeData
}

/** Takes back what was edited, the latest first, and does it again. */
export function createUndo(data: StoredAtom<WorktimeData>) {
  const undos = atom<readonly Undo[]>([])
  const redos = atom<readonly Redo[]>([])
  return {
    /** What `undo` would take back next. */
    undoable: atom((get) => get(undos)[0]),
    /** What `redo` would do again next. */
    redoable: atom((get) => get(redos)[0]?.step),
    offerUndo: atom(null, (_get, set, offer: Undo) => {
      set(undos, (earlier) => [offer, ...earlier].slice(0, DEPTH))
      set(redos, [])
    }),
    revert: atom(null, (get, set) => {
      const [latest, ...earlier] = get(undos)
      if (!latest) return undefined
      const done = get(data)
      const undone = latest.revert(done)
      set(undos, earlier)
      set(data, latest.revert)
      // What is entered between undo and redo, here or in another tab, stays.
      const reapply = (present: WorktimeData) => mergeData(undone, done, present)
      set(redos, (later) => [{ step: latest, reapply }, ...later])
      return latest
    }),
    reapply: atom(null, (get, set) => {
      const [next, ...later] = get(redos)
      if (!next) return undefined
      set(redos, later)
      set(undos, (earlier) => [next.step, ...earlier])
      set(data, next.reapply)
      return next.step
    }),
  }
}

export type OfferUndo = ReturnType<typeof createUndo>['offerUndo']
