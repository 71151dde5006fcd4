import type { StoredHistory, SvgEditorData } from '../model/document/editorData.ts'
import type { Diff } from '../model/document/diff.ts'
import { fromTree, storedSize, toTree } from '../model/document/record.ts'
import type { SvgNode } from '../model/document/svgNode.ts'
import { newDrawing } from '../model/edit/newNodes.ts'
import type { SvgEditorStorage } from '../storage.ts'
import type { Session } from './session.ts'

/** Characters of JSON the editor asks of the record, of about five million that a browser grants. */
const mostStored = 2_500_000
/** Characters the history may take of them. */
const mostHistory = 400_000
/** Milliseconds without a change before it is stored, and the most that a change may wait. */
const [calm, longest] = [300, 700]
/** Milliseconds that preparing may take before the browser answers again. */
const slice = 8

const lengthOf = ({ lead, trail, raw, tag }: SvgNode) => {
  let length = 200 + lead.length + trail.length + raw.length
  for (const { name, raw: value } of tag?.attributes ?? []) length += name.length + value.length + 60
  return length
}

/** Characters a step takes in the record, about. */
const stepSize = ({ added, removed, updated, library }: Diff) => {
  let size = library ? JSON.stringify(library).length : 0
  for (const node of [...added, ...removed]) size += lengthOf(node)
  for (const { before, after } of updated) size += lengthOf(before) + lengthOf(after)
  return size
}

/** As many of the newest steps as fit. */
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
  // For redoing the nearest steps are needed first; they stand last.
  const forth = bounded(redo, mostHistory - Math.min(mostHistory, back.used))
  return { undo: back.kept, redo: forth.kept }
}

const isSame = (one: SvgEditorData, other: SvgEditorData) =>
  JSON.stringify([one.current, one.library]) === JSON.stringify([other.current, other.library])

/**
 * Keeps the drawing in the storage: soon after a change, also while one goes on drawing, and at once when the
 * page is hidden. What the record says of a node is worked out once for each node, in slices between which
 * keys are answered, so that storing one change of thousands of nodes costs little.
 *
 * @returns how to store at once, and how to end it (which stores too)
 */
export function persist(session: Session, storage: SvgEditorStorage) {
  const { atomStore, atoms, store } = session
  let timer: ReturnType<typeof setTimeout> | undefined
  let changedAt: number | undefined
  let written: SvgEditorData | undefined = storage.read()
  const librarySizes = new WeakMap<object, number>()

  /**
   * Characters the data would take; `undefined` where the time is up before they are known. Counting ends
   * where it is too much.
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
      // Said once, not after every change.
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
    const wait = Math.max(0, Math.min(calm, changedAt + longest - performance.now()))
    timer = setTimeout(() => save(performance.now() + slice), wait)
  }

  /** Another tab drew: its drawing comes in, and the steps that belong to it. */
  function follow() {
    const data = storage.read()
    // A storage may hand back a copy of what was written, while the drawing has gone on already.
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
