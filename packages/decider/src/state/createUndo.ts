import type { StoredAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import type { DeciderData } from '../model/deciderData.ts'

/** A step that can be undone by itself; later changes are kept. */
export interface Undo {
  /** What was done: an item or list deleted, winners eliminated, the history cleared. */
  readonly kind: 'item' | 'list' | 'elimination' | 'history'
  /** The name of what it was done to. */
  readonly name: string
  readonly revert: (data: DeciderData) => DeciderData
}

/** How many steps can be undone. */
const DEPTH = 20

/** Undo of deletions and eliminations, the latest first. */
export function createUndo(data: StoredAtom<DeciderData>) {
  const offers = atom<readonly Undo[]>([])
  return {
    /** The step that `revert` undoes next. */
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
