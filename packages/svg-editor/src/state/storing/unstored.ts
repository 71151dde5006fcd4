import type { Change, DrawingStore } from '../../model/document/drawingStore.ts'
import { fingerprint, tallying, type Tally } from '../../model/document/drawingTally.ts'
import type { JournalEntry, NodeEdit } from '../../model/document/journal.ts'
import type { TreeNode } from '../../model/document/record.ts'
import { lengthOf } from '../../model/document/storedHistory.ts'
import type { SvgNode } from '../../model/document/svgNode.ts'
import { unsavedEdits } from './joined.ts'

/** Limit of the journal in characters; a larger difference is stored with the whole drawing. */
const mostJournal = 200_000

type Library = readonly TreeNode[]

/** Tracks how the open drawing differs from the one that was last loaded or stored as a whole. */
export function trackUnstored(store: DrawingStore) {
  const edits = new Map<string, NodeEdit>()
  /** Tally of the drawing that the edits apply to; computed in slices. */
  let base = tallying([...store.drawing().nodes.values()])
  /** Whether another drawing was opened since. */
  let isReplaced = false
  /** The journal's entry as last written or read here. */
  let entry: JournalEntry | undefined
  /** The states that a journal has held since the base was stored, and before: libraries by fingerprint. */
  let states = new Map<string, Library>()
  let olderStates = states

  const baseNow = (): Tally => {
    const tally = base(Infinity)
    if (!tally) throw new Error('a tally without a time limit is complete')
    return tally
  }

  return {
    edits,
    base: (until: number) => base(until),
    baseNow,
    entry: () => entry,
    isReplaced: () => isReplaced,

    /** Starts anew from the current drawing. */
    rebase: (tally?: Tally) => {
      isReplaced = false
      edits.clear()
      base = tally ? () => tally : tallying([...store.drawing().nodes.values()])
    },

    note: ({ diff }: Change) => {
      if (diff.root) {
        // A new drawing is tallied from its own nodes, in slices.
        isReplaced = true
        edits.clear()
        base = tallying([...store.drawing().nodes.values()])
        return
      }
      const set = (id: string, before: SvgNode | undefined, after: SvgNode | undefined) => {
        const known = edits.get(id)
        const first = known ? known.before : before
        if (first === after) edits.delete(id)
        else edits.set(id, { before: first, after })
      }
      for (const node of diff.removed) set(node.id, node, undefined)
      for (const node of diff.added) set(node.id, edits.get(node.id)?.before, node)
      for (const { before, after } of diff.updated) set(after.id, before, after)
    },

    fitsJournal: () => {
      let size = 0
      for (const { after } of edits.values()) if (after) size += lengthOf(after) + 12 * after.children.length
      return size <= mostJournal
    },

    /** Remembers what the journal holds, and that this state contains nothing unknown here. */
    take: (next: JournalEntry | undefined, library: Library = []) => {
      entry = next
      if (next) states.set(next.result, library)
    },

    /** The library of a state that the journal has held here. */
    libraryOf: (tally: Tally) => states.get(fingerprint(tally)) ?? olderStates.get(fingerprint(tally)),

    /** Forgets the states before the last whole drawing; with `all` also those since. */
    forget: (all: boolean) => {
      olderStates = all ? new Map() : states
      states = new Map()
    },

    /** The base's nodes: the current ones without the edits. */
    baseNodes: () => ({
      get: (id: string) => (edits.has(id) ? edits.get(id)?.before : store.get(id)),
    }),

    /** The edits that the journal does not hold yet. */
    unsaved: () => unsavedEdits(edits, entry, baseNow(), store),
  }
}
