import type { SvgEditorData } from '../../model/document/editorData.ts'
import { fingerprint, tallyAfter, tallying, type Tally } from '../../model/document/drawingTally.ts'
import { editsOf, journalEntry, putEdits, withSetAside, type NodeEdit } from '../../model/document/journal.ts'
import { fromTree, toTree } from '../../model/document/record.ts'
import { mostHistory, mostStored, storedHistory } from '../../model/document/storedHistory.ts'
import type { SvgNode } from '../../model/document/svgNode.ts'
import type { Drawing } from '../../model/document/drawing.ts'
import { newDrawing } from '../../model/edit/newNodes.ts'
import type { SvgEditorJournalStorage, SvgEditorStorage } from '../../storage.ts'
import type { Change } from '../../model/document/drawingStore.ts'
import type { Session } from '../session.ts'
import { offerSetAside } from './offerSetAside.ts'
import { difference, fits, joinedLibrary } from './joined.ts'
import { trackUnstored } from './unstored.ts'
import { whenIdle } from './whenIdle.ts'

/** Debounce delay and longest delay in ms; with 600 ms of the record a change is stored within a second. */
const [delay, longestDelay] = [300, 350]
/** Time budget of one slice of preparation in milliseconds. */
const slice = 8
/** Time from the journal to folding it, in milliseconds: the drawing is stored whole two seconds after the last change. */
const foldDelay = 2000 - delay

const isSame = (one: SvgEditorData, other: SvgEditorData) =>
  JSON.stringify([one.current, one.library]) === JSON.stringify([other.current, other.library])

/**
 * Stores the drawing: debounced after a change, with an upper limit while changes continue, and immediately
 * when the page is hidden. The stored form is cached per node and prepared in slices between which keys are
 * handled, so that a change in a large drawing causes only short tasks.
 *
 * With a journal only the nodes that differ from the stored drawing are written after a change. The journal is
 * folded into the stored drawing after a pause, when the page is hidden, and when it grows too large. It carries
 * the fingerprint of the drawing it applies to; a journal that does not fit is set aside.
 *
 * @returns a function that stores at once, and one that stores and stops
 */
export function persist(session: Session, storage: SvgEditorStorage, journal?: SvgEditorJournalStorage) {
  const { atomStore, atoms, store } = session
  let timer: ReturnType<typeof setTimeout> | undefined
  let foldTimer: ReturnType<typeof setTimeout> | undefined
  let changedAt: number | undefined
  let written: SvgEditorData | undefined = storage.read()
  const librarySizes = new WeakMap<object, number>()

  const track = trackUnstored(store)
  const { edits, base, baseNow, baseNodes, take, unsaved } = track
  /** Whether something changed that no journal holds: the library, the root, or a drawing never stored. */
  let needsFold = written === undefined
  /** Starts anew from the current drawing. */
  function rebase(tally?: Tally) {
    track.rebase(tally)
    needsFold = false
    clearTimeout(foldTimer)
  }

  function note(change: Change) {
    if (change.diff.root || change.diff.library) needsFold = true
    track.note(change)
    soon()
  }

  const librarySize = () => {
    let size = 0
    for (const tree of store.library()) {
      const known = librarySizes.get(tree) ?? JSON.stringify(tree).length
      librarySizes.set(tree, known)
      size += known
    }
    return size
  }

  function clearJournal() {
    take(undefined)
    const { entry, ...others } = journal?.read() ?? { setAside: [] }
    if (entry) journal?.write(others)
  }

  /** Stores the whole drawing, and then clears the journal: until then it matches by its result. */
  function fold(tally: Tally) {
    const size = tally.size + librarySize()
    if (size > mostStored) {
      needsFold = true
      // The alert appears once, not after every change.
      if (atomStore.get(atoms.saving) !== 'tooLarge') atomStore.set(atoms.alert, { kind: 'tooLarge' })
      atomStore.set(atoms.saving, 'tooLarge')
      return
    }
    const { root } = store.drawing()
    const fileName = session.fileNames.get(root)
    const { history: _, fileName: __, ...others } = written ?? {}
    rebase(tally)
    track.forget(false)
    written = {
      ...others,
      current: toTree(store.drawing()),
      library: store.library(),
      ...(fileName !== undefined && { fileName }),
      ...(size + mostHistory <= mostStored && { history: storedHistory(store.history()) }),
    }
    storage.write(written)
    clearJournal()
    atomStore.set(atoms.saving, 'saved')
  }

  /** Writes the difference to the stored drawing. */
  function writeJournal(target: SvgEditorJournalStorage, tally: Tally) {
    const next = journalEntry(tally, edits)
    const last = track.entry()
    if (next.result !== last?.result || next.base !== last.base) {
      take(next, written?.library)
      const kept = target.read()
      target.write({ setAside: [], ...kept, entry: next })
      target.flush?.()
    }
    clearTimeout(foldTimer)
    foldTimer = setTimeout(() => whenIdle(foldLater), foldDelay)
    atomStore.set(atoms.saving, 'saved')
  }

  const isLoading = () => storage.isLoading?.() === true || journal?.isLoading?.() === true
  const isAwaited = isLoading()

  /** The stored tree is cached: it is built in a task of its own before the one that writes it. */
  function foldLater() {
    toTree(store.drawing())
    whenIdle(foldNow)
  }

  function foldNow() {
    if (edits.size === 0 || isLoading()) return
    fold(tallyAfter(baseNow(), edits.values()))
  }

  function save(until: number, whole: boolean) {
    clearTimeout(timer)
    timer = undefined
    if (changedAt === undefined || isLoading()) return
    const tally = base(until)
    if (!tally) {
      timer = setTimeout(() => save(performance.now() + slice, whole))
      return
    }
    changedAt = undefined
    if (journal && !whole && !needsFold && track.fitsJournal()) writeJournal(journal, tally)
    else fold(tallyAfter(tally, edits.values()))
  }

  function flush() {
    save(Infinity, true)
    foldNow()
    journal?.flush?.()
    storage.flush?.()
  }

  function soon() {
    if (changedAt === undefined && atomStore.get(atoms.saving) !== 'tooLarge') {
      atomStore.set(atoms.saving, 'pending')
    }
    changedAt ??= performance.now()
    clearTimeout(timer)
    const wait = Math.max(0, Math.min(delay, changedAt + longestDelay - performance.now()))
    timer = setTimeout(() => save(performance.now() + slice, false), wait)
  }

  /** Replaces the edits made here by those of a journal, as one undo step. */
  function apply(theirs: ReadonlyMap<string, NodeEdit>) {
    const mine = [...edits]
    store.commit((draft) => {
      for (const [id, { before }] of mine) {
        if (theirs.has(id)) continue
        if (before) draft.put(before)
        else draft.delete(id)
      }
      putEdits(draft, theirs)
    })
    store.endStep()
  }

  /** Applies the journal that an earlier visit left, or sets it aside, to be offered in a notice. */
  function replay() {
    const kept = journal?.read()
    const entry = kept?.entry
    if (!journal || !kept || !entry) return
    const tally = baseNow()
    // A visit that ended between folding and clearing leaves an entry that is stored already.
    if (entry.result === fingerprint(tally)) {
      clearJournal()
      return
    }
    const found = editsOf(entry, store.drawing().nodes, tally)
    if (!found) {
      journal.write(withSetAside(kept, entry))
      return
    }
    take(entry, written?.library)
    apply(found)
  }

  /** Keeps the drawing where another tab has only folded a journal: what that fold lacks is stored again. */
  function keep(nodes: ReadonlyMap<string, SvgNode>, tally: Tally, isLibraryKept: boolean) {
    const rest = difference(nodes, store.drawing().nodes)
    rebase(tally)
    needsFold = !isLibraryKept || session.fileNames.get(store.drawing().root) !== written?.fileName
    for (const [id, edit] of rest) edits.set(id, edit)
    if (edits.size > 0 || needsFold) soon()
  }

  /** Loads what another tab stored, and makes what is not stored here yet in it, as one undo step. */
  function load(data: SvgEditorData, drawing: Drawing, base: SvgEditorData | undefined, isPending: boolean) {
    const mine = { ...store.drawing(), nodes: new Map(store.drawing().nodes), library: store.library() }
    const pending = unsaved()
    const isReplaced = track.isReplaced()
    store.reset(drawing, data.library, data.history)
    session.select([drawing.root])
    session.say((texts) => texts['say.elsewhere']())
    settled()
    rebase()
    if (!isPending) return
    store.commit((draft) => {
      // Where both have changed a node, the newer drawing stays whole, and undo returns to the other.
      if (!isReplaced && fits(pending, drawing.nodes)) putEdits(draft, pending)
      else {
        putEdits(draft, difference(drawing.nodes, mine.nodes))
        draft.setRoot(mine.root)
      }
      draft.setLibrary(joinedLibrary(base?.library ?? [], data.library, mine.library))
    })
    store.endStep()
  }

  function settled() {
    clearTimeout(timer)
    changedAt = undefined
    atomStore.set(atoms.saving, 'saved')
  }

  /** Takes over the drawing and history that another tab stored as a whole. */
  function followStorage() {
    const data = storage.read()
    // A storage may report a copy of this editor's own write after the drawing has changed again.
    if (!data || data === written || (written && isSame(data, written))) return
    const before = written
    written = data
    // What was drawn while the first data was loading is no version of it.
    const isPending = changedAt !== undefined && (before !== undefined || !isAwaited)
    settled()
    if (isSame(data, { current: toTree(store.drawing()), library: store.library() })) rebase()
    else {
      const drawing = fromTree(data.current) ?? newDrawing()
      const tally = tallying([...drawing.nodes.values()])(Infinity)
      const library = tally && track.libraryOf(tally)
      if (tally && library && JSON.stringify(library) === JSON.stringify(data.library))
        keep(drawing.nodes, tally, JSON.stringify(library) === JSON.stringify(store.library()))
      else load(data, drawing, before, isPending)
    }
    track.forget(true)
  }

  /** Applies what another tab wrote into the journal. */
  function followJournal() {
    const next = journal?.read()?.entry
    if (next?.result === track.entry()?.result) return
    const pending = changedAt === undefined ? undefined : unsaved()
    take(next, written?.library)
    if (!next || needsFold) return
    const tally = baseNow()
    if (fingerprint(tallyAfter(tally, edits.values())) === next.result) return
    const found = editsOf(next, baseNodes(), tally)
    if (!found) return
    const nodes = { get: (id: string) => (found.has(id) ? found.get(id)?.after : baseNodes().get(id)) }
    apply(pending && fits(pending, nodes) ? new Map([...found, ...pending]) : found)
    session.say((texts) => texts['say.elsewhere']())
  }

  function follow() {
    followStorage()
    followJournal()
  }

  atomStore.set(atoms.saving, 'saved')
  const ends = [store.subscribe(note), storage.subscribe(follow)]
  if (journal) ends.push(journal.subscribe(follow))
  replay()
  if (journal) offerSetAside(session, journal, flush)
  return {
    flush,
    end: () => {
      flush()
      clearTimeout(foldTimer)
      for (const end of ends) end()
      if (atomStore.get(atoms.alert)?.kind === 'journal') atomStore.set(atoms.alert, undefined)
      atomStore.set(atoms.saving, undefined)
    },
  }
}
