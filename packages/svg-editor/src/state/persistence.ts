import type { StoredHistory, SvgEditorData } from '../model/document/editorData.ts'
import type { Diff } from '../model/document/diff.ts'
import { fromTree, storedSize, toTree } from '../model/document/record.ts'
import type { SvgNode } from '../model/document/svgNode.ts'
import { newDrawing } from '../model/edit/newNodes.ts'
import type { SvgEditorStorage } from '../storage.ts'
import type { Session } from './session.ts'

/** Limit of the stored JSON in characters; browsers grant an origin about five million. */
const mostStored = 2_500_000
/** The history's share of that limit, in characters. */
const mostHistory = 400_000
/**
 * Debounce delay in milliseconds, and the longest that a change waits. The record coalesces for up to 600 ms more,
 * and a change is stored within a second.
 */
const [delay, longestDelay] = [300, 350]
/** Time budget of one slice of preparation in milliseconds. */
const slice = 8

const lengthOf = ({ lead, trail, raw, tag }: SvgNode) => {
  let length = 200 + lead.length + trail.length + raw.length
  for (const { name, raw: value } of tag?.attributes ?? []) length += name.length + value.length + 60
  return length
}

/** Approximate size of an undo step in the record, in characters. */
const stepSize = ({ added, removed, updated, library }: Diff) => {
  let size = library ? JSON.stringify(library).length : 0
  for (const node of [...added, ...removed]) size += lengthOf(node)
  for (const { before, after } of updated) size += lengthOf(before) + lengthOf(after)
  return size
}

/** The newest steps that fit into the given size. */
function bounded(steps: readonly Diff[], room: number) {
  const kept: Diff[] = []
  let used = 0
  for (const step of steps.toReversed()) {
    used += stepSize(step)
    if (used > room) break
    kept.unshift(step)
  }
  return { kept, used }
}

function historyOf({ store }: Session): StoredHistory {
  const { undo, redo } = store.history()
  const back = bounded(undo, mostHistory)
  // Redo needs the nearest steps first; they are at the end of the list.
  const forth = bounded(redo, mostHistory - Math.min(mostHistory, back.used))
  return { undo: back.kept, redo: forth.kept }
}

const isSame = (one: SvgEditorData, other: SvgEditorData) =>
  JSON.stringify([one.current, one.library]) === JSON.stringify([other.current, other.library])

/**
 * Stores the drawing: debounced after a change, with an upper limit while changes continue, and immediately
 * when the page is hidden. The stored form is cached per node and prepared in slices between which keys are
 * handled, so that a change in a large drawing causes only short tasks.
 *
 * @returns a function that stores at once, and one that stores and stops
 */
export function persist(session: Session, storage: SvgEditorStorage) {
  const { atomStore, atoms, store } = session
  let timer: ReturnType<typeof setTimeout> | undefined
  let changedAt: number | undefined
  let written: SvgEditorData | undefined = storage.read()
  const librarySizes = new WeakMap<object, number>()

  /**
   * Size of the data in characters; `undefined` if the time is up before it is known. Counting stops at the
   * limit.
   */
  function sizeWithin(until: number): number | undefined {
    let size = 0
    for (const tree of store.library()) {
      const known = librarySizes.get(tree) ?? JSON.stringify(tree).length
      librarySizes.set(tree, known)
      size += known
    }
    for (const node of store.drawing().nodes.values()) {
      size += storedSize(node)
      if (size > mostStored) return size
      if (performance.now() > until) return undefined
    }
    return size
  }

  function write(size: number) {
    changedAt = undefined
    if (size > mostStored) {
      // The alert appears once, not after every change.
      if (atomStore.get(atoms.saving) !== 'tooLarge') atomStore.set(atoms.alert, { kind: 'tooLarge' })
      atomStore.set(atoms.saving, 'tooLarge')
      return
    }
    const { root } = store.drawing()
    const fileName = session.fileNames.get(root)
    const { history: _, fileName: __, ...others } = written ?? {}
    written = {
      ...others,
      current: toTree(store.drawing()),
      library: store.library(),
      ...(fileName !== undefined && { fileName }),
      ...(size + mostHistory <= mostStored && { history: historyOf(session) }),
    }
    storage.write(written)
    atomStore.set(atoms.saving, 'saved')
  }

  function save(until: number) {
    clearTimeout(timer)
    timer = undefined
    if (changedAt === undefined || storage.isLoading?.()) return
    const size = sizeWithin(until)
    if (size === undefined) timer = setTimeout(() => save(performance.now() + slice))
    else write(size)
  }

  function flush() {
    save(Infinity)
    storage.flush?.()
  }

  function soon() {
    if (changedAt === undefined && atomStore.get(atoms.saving) !== 'tooLarge') {
      atomStore.set(atoms.saving, 'pending')
    }
    changedAt ??= performance.now()
    clearTimeout(timer)
    const wait = Math.max(0, Math.min(delay, changedAt + longestDelay - performance.now()))
    timer = setTimeout(() => save(performance.now() + slice), wait)
  }

  /** Loads the drawing and history that another tab stored. */
  function follow() {
    const data = storage.read()
    // A storage may report a copy of this editor's own write after the drawing has changed again.
    if (!data || data === written || (written && isSame(data, written))) return
    written = data
    if (!isSame(data, { current: toTree(store.drawing()), library: store.library() })) {
      const drawing = fromTree(data.current) ?? newDrawing()
      store.reset(drawing, data.library, data.history)
      session.select([drawing.root])
      session.say((texts) => texts['say.elsewhere']())
    }
    clearTimeout(timer)
    changedAt = undefined
    atomStore.set(atoms.saving, 'saved')
  }

  atomStore.set(atoms.saving, 'saved')
  const ends = [store.subscribe(soon), storage.subscribe(follow)]
  return {
    flush,
    end: () => {
      flush()
      for (const end of ends) end()
      atomStore.set(atoms.saving, undefined)
    },
  }
}
