import type { StoredHistory, SvgEditorData } from '../model/document/editorData.ts'
import type { SvgEditorStorage } from '../storage.ts'
import type { Diff } from '../model/document/diff.ts'
import { newDrawing } from '../model/edit/newNodes.ts'
import { fromTree, toTree } from '../model/document/record.ts'
import type { Session } from './session.ts'

/** Characters of JSON the editor asks of the record, of about five million that a browser grants. */
const mostStored = 2_500_000
/** Characters the history may take of them. */
const mostHistory = 400_000
/** Milliseconds without a change before a snapshot is taken. */
const calm = 400

/** As many of the newest steps as fit. */
function bounded(steps: readonly Diff[], room: number) {
  const kept: Diff[] = []
  let used = 0
  for (const step of steps.toReversed()) {
    used += JSON.stringify(step).length
    if (used > room) break
    kept.unshift(step)
  }
  return { kept, used }
}

function historyOf(session: Session): StoredHistory {
  const { undo, redo } = session.store.history()
  const back = bounded(undo, mostHistory)
  // To go forth again the nearest steps are needed first; they stand last.
  const forth = bounded(redo, mostHistory - Math.min(mostHistory, back.used))
  return { undo: back.kept, redo: forth.kept }
}

/** What would be stored now; too large a drawing gives nothing. */
function snapshot(session: Session): SvgEditorData | undefined {
  const data = {
    current: toTree(session.store.drawing()),
    library: session.store.library(),
  }
  const size = JSON.stringify(data).length
  if (size > mostStored) return undefined
  return size + mostHistory > mostStored ? data : { ...data, history: historyOf(session) }
}

const textOf = ({ current, library }: SvgEditorData) => JSON.stringify([current, library])

/**
 * Keeps the drawing in the storage: some time after the last change, never while a key is being
 * answered, and at once when the page goes away.
 *
 * @returns how to write at once, and how to end it (which writes too)
 */
export function persist(session: Session, storage: SvgEditorStorage) {
  const { atomStore, atoms, store } = session
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = false
  let written: SvgEditorData | undefined = storage.read()
  let writtenText = ''

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (!due) return
    due = false
    const data = snapshot(session)
    if (!data) {
      atomStore.set(atoms.alert, { kind: 'tooLarge' })
      return
    }
    written = data
    writtenText = textOf(data)
    storage.write(data)
  }

  function soon() {
    due = true
    clearTimeout(timer)
    timer = setTimeout(flush, calm)
  }

  /** Another tab drew: its drawing comes in, and one step back brings this one again. */
  function follow() {
    const data = storage.read()
    // A storage may hand back a copy of what was written, while the drawing has gone on already.
    if (!data || data === written || textOf(data) === writtenText) return
    written = data
    const drawing = fromTree(data.current) ?? newDrawing()
    if (
      JSON.stringify(data.current) !== JSON.stringify(toTree(store.drawing())) ||
      JSON.stringify(data.library) !== JSON.stringify(store.library())
    ) {
      store.reset(drawing, data.library, data.history)
      session.select([drawing.root])
      session.say((texts) => texts['say.elsewhere']())
    }
    clearTimeout(timer)
    due = false
  }

  const ends = [store.subscribe(soon), storage.subscribe(follow)]
  return {
    flush,
    end: () => {
      flush()
      for (const end of ends) end()
    },
  }
}
