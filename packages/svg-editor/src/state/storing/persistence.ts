import { fromTree, toTree } from '../../model/document/record.ts'
import { digestAfter, digestOf, fingerprint, type Digest } from '../../model/document/digest.ts'
import type { Change } from '../../model/document/drawingStore.ts'
import type { SvgEditorData } from '../../model/document/editorData.ts'
import { editsOf, journalEntry, putEdits, withSetAside } from '../../model/document/journal.ts'
import { librarySize, mostStored, wholeOf } from '../../model/document/storedForm.ts'
import { newDrawing } from '../../model/edit/newNodes.ts'
import type { SvgEditorJournalStorage, SvgEditorLargeStorage, SvgEditorStorage } from '../../storage.ts'
import type { Editor } from '../createEditor.ts'
import { idleTimer, whenIdle } from './idle.ts'
import { difference, fits, joinedLibrary, replaceEdits } from './joined.ts'
import { largeDrawing } from './largeDrawing.ts'
import { offerSetAside } from './offerSetAside.ts'
import { isSameLibrary, trackUnstored } from './unstored.ts'

/** Debounce delay and longest delay in ms; with 600 ms of the record a change is stored within a second. */
const [delay, longestDelay] = [300, 350]
/** Time budget of one slice of preparation in milliseconds. */
const slice = 8
/** Time from the journal to the whole drawing, in ms: it is stored whole two seconds after the last change. */
const wholeDelay = 2000 - delay
/** Drawings of at most so many characters are stored whole at every change, which then costs less than 8 ms. */
const mostAtOnce = 400_000

interface Companions {
  readonly journal?: SvgEditorJournalStorage | undefined
  readonly large?: SvgEditorLargeStorage | undefined
  /** Whether what `storage` says is the last word on every edit, also where it is a former state. */
  readonly isControlled?: boolean
  /** Replaces the limit in characters below which the drawing is stored whole at every change. */
  readonly atOnce?: number
}

/**
 * Stores the drawing: debounced after a change, with an upper limit while changes continue, and immediately
 * when the page is hidden. The stored form is cached per node and prepared in slices between which keys are
 * handled, so that a change in a large drawing causes only short tasks.
 *
 * With a journal only the nodes of a larger drawing that differ from the stored one are written after a change,
 * and the whole drawing after a pause, when the page is hidden, and when they grow too many. The journal carries
 * the fingerprint of the drawing it applies to; one that does not fit is set aside. A drawing too large for the
 * record is stored as source in `large`.
 *
 * @returns a function that stores at once, and one that stores and stops
 */
export function persist(
  editor: Editor,
  storage: SvgEditorStorage,
  { journal, large, isControlled = false, atOnce = mostAtOnce }: Companions = {},
) {
  const { atomStore, atoms, store, fileNames } = editor
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = idleTimer(wholeDelay)
  /** Time of the first change that is not stored. */
  let changedAt: number | undefined
  let written: SvgEditorData | undefined = storage.read()
  let lastEntry = journal?.read()?.entry
  const track = trackUnstored(store)
  const { edits, unsaved } = track
  /** Whether something changed that no journal holds: the library, the root, or a drawing never stored. */
  let needsWhole = written === undefined
  const apart = large && largeDrawing(editor, large)

  const isLoading = () => [storage, journal, large].some((each) => each?.isLoading?.() === true)
  const isAwaited = isLoading()

  /** Starts anew from the current drawing. */
  function rebase(digest?: Digest) {
    track.rebase(digest)
    needsWhole = false
    later.cancel()
  }

  function clearJournal() {
    lastEntry = undefined
    const { entry, ...others } = journal?.read() ?? { setAside: [] }
    if (entry) journal?.write(others)
  }

  /** Stores the whole drawing, and then clears the journal: until then it matches by its result. */
  function writeWhole(now: Digest) {
    const size = now.size + librarySize(store.library())
    if (size > mostStored) {
      needsWhole = true
      apart?.write()
      // The alert appears once, not after every change.
      if (!apart && atomStore.get(atoms.saving) !== 'tooLarge')
        atomStore.set(atoms.alert, { kind: 'tooLarge' })
      atomStore.set(atoms.saving, apart ? 'saved' : 'tooLarge')
      return
    }
    apart?.clear(track.isReplaced())
    const { history: _, fileName: __, ...others } = written ?? {}
    const fileName = fileNames.get(store.drawing().root)
    rebase(now)
    written = { ...others, ...wholeOf(store, size), ...(fileName !== undefined && { fileName }) }
    track.remember(fingerprint(now), written.library)
    storage.write(written)
    clearJournal()
    atomStore.set(atoms.saving, 'saved')
  }

  /** Writes the difference to the stored drawing. */
  function writeJournal(target: SvgEditorJournalStorage, base: Digest, now: Digest) {
    const entry = journalEntry(base, now, edits)
    if (entry.result !== lastEntry?.result || entry.base !== lastEntry.base) {
      lastEntry = entry
      track.remember(entry.result, written?.library)
      target.write({ setAside: [], ...target.read(), entry })
      target.flush?.()
    }
    unsaved.clear()
    later.start(prepareWhole, true)
    atomStore.set(atoms.saving, 'saved')
  }

  /** The stored tree is cached: it is built in a task of its own before the one that writes it. */
  function prepareWhole() {
    toTree(store.drawing())
    whenIdle(writeRest)
  }

  /** Stores as a whole what only the journal holds. */
  function writeRest() {
    if (edits.size > 0 && !isLoading()) writeWhole(track.now())
  }

  function save(until: number, isWhole: boolean) {
    clearTimeout(timer)
    timer = undefined
    if (changedAt === undefined || isLoading()) return
    const base = track.base(until)
    if (!base) {
      timer = setTimeout(() => save(performance.now() + slice, isWhole))
      return
    }
    const now = digestAfter(base, edits.values())
    if (large && !isWhole && now.size > mostStored) {
      later.start(() => save(Infinity, true), false)
      return
    }
    changedAt = undefined
    if (journal && !isWhole && !needsWhole && now.size > atOnce && track.fitsJournal())
      writeJournal(journal, base, now)
    else writeWhole(now)
  }

  function flush() {
    editor.beforeFlush.call()
    save(Infinity, true)
    writeRest()
    journal?.flush?.()
    large?.flush?.()
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

  function note(change: Change) {
    if (change.diff.root || change.diff.library) needsWhole = true
    track.note(change)
    soon()
  }

  /** Applies the journal that an earlier visit left, or sets it aside, to be offered in a notice. */
  function replay() {
    const left = journal?.read()
    if (!journal || !left?.entry) return
    const base = track.baseNow()
    const found = editsOf(left.entry, store.drawing().nodes, base)
    // A visit that ended between storing the whole and clearing leaves an entry that is stored already.
    if (left.entry.result === fingerprint(base)) clearJournal()
    else if (!found) journal.write(withSetAside(left, left.entry))
    else {
      track.remember(left.entry.result, written?.library)
      replaceEdits(store, edits, found)
    }
  }

  /** Loads what another tab stored, and makes what is not stored here yet in it, as one undo step. */
  function load(data: SvgEditorData, base: SvgEditorData | undefined, isPending: boolean) {
    const drawing = fromTree(data.current) ?? newDrawing()
    const mine = { ...store.drawing(), nodes: new Map(store.drawing().nodes), library: store.library() }
    const pending = new Map(unsaved)
    const isReplaced = track.isReplaced()
    store.reset(drawing, data.library, data.history)
    editor.select([drawing.root])
    sayElsewhere()
    settled()
    rebase()
    track.forget()
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

  function sayElsewhere() {
    if (!isControlled) editor.say((texts) => texts['say.elsewhere']())
  }

  function settled() {
    clearTimeout(timer)
    changedAt = undefined
    atomStore.set(atoms.saving, 'saved')
  }

  /** Follows what another tab, or an export, has stored as a whole. */
  function followStorage() {
    const data = storage.read()
    if (!data || data === written) return
    const before = written
    written = data
    const drawing = fromTree(data.current) ?? newDrawing()
    const stored = digestOf(drawing)
    const mark = fingerprint(stored)
    // A copy of what is stored says nothing new.
    if (!needsWhole && mark === fingerprint(track.baseNow()) && isSameLibrary(before?.library, data.library))
      return
    if (mark === fingerprint(track.now()) && isSameLibrary(store.library(), data.library)) {
      settled()
      rebase(stored)
    } else if (!isControlled && track.isKnown(mark, data.library)) {
      // A former state of this tab, of which nothing is unknown here: what it lacks is stored again.
      needsWhole = true
      soon()
    } else if (
      changedAt === undefined &&
      drawing.root === store.drawing().root &&
      isSameLibrary(store.library(), data.library)
    ) {
      replaceEdits(store, new Map(), difference(store.drawing().nodes, drawing.nodes))
      sayElsewhere()
      settled()
      rebase(stored)
      track.forget()
    } else {
      // What was drawn while the first data was loading is no version of it.
      load(data, before, changedAt !== undefined && (before !== undefined || !isAwaited))
    }
  }

  /** Applies what another tab wrote into the journal. */
  function followJournal() {
    const next = journal?.read()?.entry
    if (next?.result === lastEntry?.result) return
    const pending = changedAt === undefined ? undefined : new Map(unsaved)
    lastEntry = next
    if (!next || needsWhole) return
    track.remember(next.result, written?.library)
    if (fingerprint(track.now()) === next.result) return
    const found = editsOf(next, track.baseNodes(), track.baseNow())
    if (!found) return
    const nodes = { get: (id: string) => (found.get(id) ?? { after: track.baseNodes().get(id) }).after }
    replaceEdits(store, edits, pending && fits(pending, nodes) ? new Map([...found, ...pending]) : found)
    sayElsewhere()
  }

  function follow() {
    followStorage()
    followJournal()
  }

  atomStore.set(atoms.saving, 'saved')
  const ends = [
    store.subscribe(note),
    storage.subscribe(follow),
    journal?.subscribe(follow),
    large?.subscribe(() => apart?.open()),
  ]
  replay()
  if (journal) offerSetAside(editor, journal, flush)
  apart?.open()
  return {
    flush,
    end: () => {
      flush()
      later.cancel()
      for (const end of ends) end?.()
      if (atomStore.get(atoms.alert)?.kind === 'journal') atomStore.set(atoms.alert, undefined)
      atomStore.set(atoms.saving, undefined)
    },
  }
}
