import { diffOf, isEmpty, joined, libraryChange, reversed, type Diff } from './diff.ts'
import { idGiver, type Drawing, type IdGiver } from './drawing.ts'
import type { TreeNode } from './record.ts'
import type { SvgNode } from './svgNode.ts'

/** As many steps back as the specification grants. */
const undoDepth = 10

/** How a command reads and changes nodes; what it does becomes one diff. */
export interface Draft {
  readonly nodes: ReadonlyMap<string, SvgNode>
  readonly root: string
  readonly ids: IdGiver
  readonly get: (id: string) => SvgNode | undefined
  /** Adds or replaces. */
  readonly put: (node: SvgNode) => void
  readonly delete: (id: string) => void
  readonly setRoot: (id: string) => void
  readonly setLibrary: (library: readonly TreeNode[]) => void
}

export interface History {
  readonly undo: readonly Diff[]
  readonly redo: readonly Diff[]
}

export interface Change {
  readonly diff: Diff
  /** Whether nodes came, went, or moved in the tree: then the rows must be counted anew. */
  readonly structure: boolean
}

const movesInTree = ({ before, after }: Diff['updated'][number]) =>
  before.children !== after.children || before.expanded !== after.expanded || before.parent !== after.parent

/**
 * The open drawing and the library, with one history for both. Changing one of ten thousand nodes costs
 * as much as changing one of ten: a map entry and the listeners of that node.
 */
export function createDrawingStore(
  initial: Drawing,
  history: History = { undo: [], redo: [] },
  kept: readonly TreeNode[] = [],
) {
  let library = kept
  const nodes = new Map(initial.nodes)
  let { root } = initial
  let undo = [...history.undo]
  let redo = [...history.redo]
  let ids = idGiver(nodes.keys())
  /** Names the step that may still grow: a key held down, a value being tuned. */
  let growing: string | undefined
  const nodeListeners = new Map<string, Set<() => void>>()
  const listeners = new Set<(change: Change) => void>()

  function apply(diff: Diff) {
    for (const node of diff.removed) nodes.delete(node.id)
    for (const node of diff.added) nodes.set(node.id, node)
    for (const { after } of diff.updated) nodes.set(after.id, after)
    for (const node of diff.added) ids.note(node.id)
    if (diff.root) root = diff.root.after
    if (diff.library) {
      const { at, before, after } = diff.library
      library = library.toSpliced(at, before.length, ...after)
    }
    const structure =
      diff.added.length > 0 ||
      diff.removed.length > 0 ||
      diff.root !== undefined ||
      diff.updated.some(movesInTree)
    const touched = [...diff.added, ...diff.removed, ...diff.updated.map(({ after }) => after)]
    for (const { id } of touched) {
      const heard = nodeListeners.get(id)
      if (heard) for (const listener of heard) listener()
    }
    for (const listener of listeners) listener({ diff, structure })
  }

  function collect(command: (draft: Draft) => void): Diff {
    const changes = new Map<string, { before: SvgNode | undefined; after: SvgNode | undefined }>()
    const before = root
    let after = root
    let entries = library
    const note = (id: string, node: SvgNode | undefined) =>
      changes.set(id, { before: nodes.get(id), after: node })
    command({
      nodes,
      get root() {
        return after
      },
      ids,
      get: (id) => (changes.has(id) ? changes.get(id)?.after : nodes.get(id)),
      put: (node) => note(node.id, node),
      delete: (id) => note(id, undefined),
      setRoot: (id) => {
        after = id
      },
      setLibrary: (next) => {
        entries = next
      },
    })
    const change = libraryChange(library, entries)
    return { ...diffOf(changes, { before, after }), ...(change && { library: change }) }
  }

  return {
    drawing: (): Drawing => ({ nodes, root }),
    get: (id: string) => nodes.get(id),
    library: () => library,

    /**
     * Runs a command as one step of the history.
     *
     * @param grow steps of the same name that follow one another are one
     * @returns what it did; nothing is kept of a command that changed nothing
     */
    commit: (command: (draft: Draft) => void, grow?: string): Diff => {
      const diff = collect(command)
      if (isEmpty(diff)) return diff
      const last = undo.at(-1)
      undo =
        last && grow !== undefined && grow === growing
          ? [...undo.slice(0, -1), joined(last, diff)]
          : [...undo, diff].slice(-undoDepth)
      redo = []
      growing = grow
      apply(diff)
      return diff
    },

    /** Changes that are no step of the history, such as what is folded in the tree. */
    commitUnrecorded: (command: (draft: Draft) => void) => {
      const diff = collect(command)
      if (!isEmpty(diff)) apply(diff)
    },

    /** Ends the step that may grow. */
    endStep: () => {
      growing = undefined
    },

    undo: (): Diff | undefined => {
      const diff = undo.at(-1)
      if (!diff) return undefined
      const back = reversed(diff)
      undo = undo.slice(0, -1)
      redo = [...redo, diff]
      growing = undefined
      apply(back)
      return back
    },

    /** Takes back the step that may still grow, as if it had not been. */
    rollback: () => {
      const diff = growing === undefined ? undefined : undo.at(-1)
      growing = undefined
      if (!diff) return
      undo = undo.slice(0, -1)
      apply(reversed(diff))
    },

    redo: (): Diff | undefined => {
      const diff = redo.at(-1)
      if (!diff) return undefined
      redo = redo.slice(0, -1)
      undo = [...undo, diff].slice(-undoDepth)
      growing = undefined
      apply(diff)
      return diff
    },

    history: (): History => ({ undo, redo }),

    /** Puts another drawing and library in place, with their own history. */
    reset: (drawing: Drawing, entries: readonly TreeNode[], past: History = { undo: [], redo: [] }) => {
      const diff: Diff = {
        removed: [...nodes.values()],
        added: [...drawing.nodes.values()],
        updated: [],
        root: { before: root, after: drawing.root },
      }
      undo = [...past.undo]
      redo = [...past.redo]
      growing = undefined
      ids = idGiver(drawing.nodes.keys())
      library = entries
      apply(diff)
    },

    subscribeNode: (id: string, listener: () => void) => {
      const heard = nodeListeners.get(id) ?? new Set()
      nodeListeners.set(id, heard.add(listener))
      return () => {
        heard.delete(listener)
        if (heard.size === 0 && nodeListeners.get(id) === heard) nodeListeners.delete(id)
      }
    },

    subscribe: (listener: (change: Change) => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type DrawingStore = ReturnType<typeof createDrawingStore>
