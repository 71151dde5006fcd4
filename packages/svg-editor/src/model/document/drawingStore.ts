import { diffOf, isEmpty, joined, libraryChange, reversed, type Diff } from './diff.ts'
import { idGiver, type Drawing, type IdGiver } from './drawing.ts'
import type { TreeNode } from './record.ts'
import type { SvgNode } from './svgNode.ts'

/** Undo depth set by the specification. */
const undoDepth = 10

/** Read and write access to the nodes for one command; the store turns its changes into one diff. */
export interface Draft {
  readonly nodes: ReadonlyMap<string, SvgNode>
  readonly root: string
  readonly ids: IdGiver
  readonly get: (id: string) => SvgNode | undefined
  /** Adds a node or replaces the one with its id. */
  readonly put: (node: SvgNode) => void
  readonly delete: (id: string) => void
  readonly setRoot: (id: string) => void
  readonly setLibrary: (library: readonly TreeNode[]) => void
}

export interface DrawingHistory {
  readonly undo: readonly Diff[]
  readonly redo: readonly Diff[]
}

export interface Change {
  readonly diff: Diff
  /** Whether nodes were added, removed or moved, so that the tree has to rebuild its rows. */
  readonly structure: boolean
}

const movesInTree = ({ before, after }: Diff['updated'][number]) =>
  before.children !== after.children || before.expanded !== after.expanded || before.parent !== after.parent

/** The open drawing and the library with one history. A changed node costs one map entry and its listeners. */
export function createDrawingStore(
  initial: Drawing,
  history: DrawingHistory = { undo: [], redo: [] },
  kept: readonly TreeNode[] = [],
) {
  let library = kept
  const nodes = new Map(initial.nodes)
  let { root } = initial
  let undo = [...history.undo]
  let redo = [...history.redo]
  let ids = idGiver(nodes.keys())
  /** Name of the undo step that further commits may still join, for example while a key is held down. */
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

  function collect<T>(command: (draft: Draft) => T): { readonly diff: Diff; readonly result: T } {
    const changes = new Map<string, { before: SvgNode | undefined; after: SvgNode | undefined }>()
    const before = root
    let after = root
    let entries = library
    const note = (id: string, node: SvgNode | undefined) =>
      changes.set(id, { before: nodes.get(id), after: node })
    const result = command({
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
    return { diff: { ...diffOf(changes, { before, after }), ...(change && { library: change }) }, result }
  }

  return {
    drawing: (): Drawing => ({ nodes, root }),
    get: (id: string) => nodes.get(id),
    library: () => library,

    /**
     * Runs a command as one undo step.
     *
     * @param grow consecutive commits with the same name are merged into one step
     * @returns the command's result; a command that changes nothing adds no step
     */
    commit: <T>(command: (draft: Draft) => T, grow?: string): T => {
      const { diff, result } = collect(command)
      if (isEmpty(diff)) return result
      const last = undo.at(-1)
      undo =
        last && grow !== undefined && grow === growing
          ? [...undo.slice(0, -1), joined(last, diff)]
          : [...undo, diff].slice(-undoDepth)
      redo = []
      growing = grow
      apply(diff)
      return result
    },

    /** Applies a change that is not undoable, such as folding in the tree. */
    commitUnrecorded: (command: (draft: Draft) => void) => {
      const { diff } = collect(command)
      if (!isEmpty(diff)) apply(diff)
    },

    /** Ends the open step: the next commit starts a new one. */
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

    /** Reverts the open step and leaves no trace of it in the history. */
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

    history: (): DrawingHistory => ({ undo, redo }),

    /** Replaces drawing, library and history. */
    reset: (
      drawing: Drawing,
      entries: readonly TreeNode[],
      past: DrawingHistory = { undo: [], redo: [] },
    ) => {
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
