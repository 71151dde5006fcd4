import { addEdits, type NodeEdit } from '../../model/document/diff.ts'
import { digestAfter, digesting, digestOf, type Digest } from '../../model/document/digest.ts'
import type { Change, DrawingStore } from '../../model/document/drawingStore.ts'
import type { TreeNode } from '../../model/document/record.ts'
import { lengthOf } from '../../model/document/storedForm.ts'

/** Limit of the journal in characters; a larger difference is stored with the whole drawing. */
const mostJournal = 200_000

/** Number of former states that are recognised when another tab stores one of them. */
const mostStates = 200

type Library = readonly TreeNode[]

export const isSameLibrary = (one: Library = [], other: Library = []) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** Tracks how the open drawing differs from the one that was last loaded or stored as a whole. */
export function trackUnstored(store: DrawingStore) {
  const edits = new Map<string, NodeEdit>()
  /** The edits since the last store of any kind. */
  const unsaved = new Map<string, NodeEdit>()
  /** Digest of the drawing that `edits` apply to; computed in slices. */
  let base = digesting(store.drawing())
  let isReplaced = false
  /** The states stored or read here: the fingerprint of a drawing, and the library beside it. */
  let states: Array<{ readonly drawing: string; readonly library: Library }> = []

  const baseNow = () => base(Infinity) ?? digestOf(store.drawing())
  return {
    /** The edits since the drawing was stored as a whole. */
    edits,
    unsaved,
    base: (until: number) => base(until),
    baseNow,
    now: () => digestAfter(baseNow(), edits.values()),
    /** Whether another drawing was opened since. */
    isReplaced: () => isReplaced,

    /** Starts anew from the current drawing. */
    rebase: (digest?: Digest) => {
      isReplaced = false
      edits.clear()
      unsaved.clear()
      base = digest ? () => digest : digesting(store.drawing())
    },

    note: ({ diff }: Change) => {
      addEdits(unsaved, diff)
      if (!diff.root) {
        addEdits(edits, diff)
        return
      }
      // A new drawing is digested from its own nodes, in slices.
      isReplaced = true
      edits.clear()
      base = digesting(store.drawing())
    },

    fitsJournal: () => {
      let size = 0
      for (const { after } of edits.values()) if (after) size += lengthOf(after)
      return size <= mostJournal
    },

    /** Remembers a state that contains nothing unknown here. */
    remember: (drawing: string, library: Library = []) => {
      states = [...states.slice(1 - mostStates), { drawing, library }]
    },
    /** Whether a state was stored or read here. */
    isKnown: (drawing: string, library: Library) =>
      states.some((state) => state.drawing === drawing && isSameLibrary(state.library, library)),
    forget: () => {
      states = []
    },

    /** The base's nodes: the current ones without the edits. */
    baseNodes: () => ({
      get: (id: string) => (edits.has(id) ? edits.get(id)?.before : store.get(id)),
    }),
  }
}
