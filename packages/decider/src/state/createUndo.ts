import type { StoredAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import type { DeciderData } from '../model/deciderData.ts'

/** Something that can be taken back, and nothing else with it: what was done since stays done. */
export interface Undo {
  /** What happened: an item or list was deleted, a winner eliminated, the history cleared. */
  readonly kind: 'item' | 'list' | 'elimination' | 'history'
  /** The name of the thing it happened to. */
  readonly name: string
  readonly revert: (data: DeciderData) => DeciderData
}

/** How many steps can be taken back. */
const DEPTH = 20

/** Takes back deletions and eliminations, the latest first. */
export function createUndo(data: StoredAtom<DeciderData>) {
  const offers = atom<readonly Undo[]>([])
  return {
    /** What `revert` would take back next. */
    undoable: atom((get) => get(offers)[0]),
    offerUndo: atom(null, (_get, set, offer: Undo) =>
      set(offers, (earlier) => [offer, ...earlier].slice(0, DEPTH)),
    ),
    dismissUndo: atom(null, (_get, set) => set(offers, [])),
    revert: atom(null, (get, set) => {
      const [latest, ...earlier] = get(offers)
      if (!latest) return
      set(offers, earlier)
      set(data, latest.revert)
    }),
  }
}

export type OfferUndo = ReturnType<typeof createUndo>['offerUndo']
