import { createArchive } from './archive.ts'
import { createAsides } from './asides.ts'
import { attempt } from './attempt.ts'
import { createDocuments } from './documents.ts'
import { localEntry } from './entry.ts'
import { follow } from './follow.ts'
import { gathered } from './gathered.ts'
import { createHandover } from './handover.ts'
import { createIntake } from './intake.ts'
import { createLedger, type Parts } from './ledger.ts'
import { type Mirrored, openMirror } from './mirror.ts'
import { createMirroring } from './mirroring.ts'
import { listeners } from './listeners.ts'
import type { Part } from './part.ts'
import { persistence } from './persistence.ts'
import type { RecordCore } from './recordCore.ts'
import { writeRecord } from './recordText.ts'
import { exportReminder } from './reminder.ts'
import { createReserve } from './reserve.ts'
import { statusOf } from './status.ts'
import type { Surroundings } from './surroundings.ts'
import { createTabs } from './tabs.ts'
import { watched } from './watched.ts'

/**
 * Moves the record between its places: this tab's ledger, localStorage, the reserve copy, other tabs.
 * Nothing is written before the first reading is complete, nor after a newer version was met.
 *
 * @param delay how long edits are gathered, in ms
 * @param patience how long to wait for the reserve copy, in ms
 */
export function createEngine(
  key: string,
  version: number,
  delay: number,
  patience: number,
  around: Surroundings,
) {
  const changes = listeners()
  const now = () => attempt(around.now) ?? 0
  const ledger = createLedger(now)
  const entry = localEntry(around.localStorage, key)
  const handover = createHandover(around.localStorage, key, version)
  const asides = createAsides(ledger, now)
  const persisted = persistence(around, announce)
  const reserve = createReserve(() => openMirror(around.indexedDB, key, version, outdate), patience, outdate)
  const archive = createArchive(reserve, now)
  const documents = createDocuments(ledger, schedule, (name, part) => {
    // A tool reads while it renders; nobody else must hear of something new in that moment.
    queueMicrotask(() => setAsideMisshapen(name, part))
  })
  const intake = createIntake({
    ledger,
    entry,
    documents,
    version,
    onChanged: (names) => {
      for (const name of names) mirroring.lacking.add(name)
      documents.changed(names)
      changes.call()
    },
    onCleared: forget,
    onLost: (parts) => {
      if (isWriting()) void archive.add('conflict', parts, ledger.cleared())
    },
    onDamage: (damage, outcome) => {
      if (asides.add({ ...damage, outcome })) schedule()
    },
    onNewer: outdate,
  })
  const mirroring = createMirroring(ledger, reserve, intake.origin, takeMirrored, (saved) => {
    if (saved && intake.take(saved).changed.length > 0) schedule()
    announce()
  })
  const writing = gathered(store, delay)
  const tabs = createTabs(around.BroadcastChannel, key, (news) => {
    if (!isWriting()) return
    if (news.version > version) outdate()
    else if (intake.take(news).changed.length > 0) schedule()
  })

  /** `closed`: on a server, or disposed of; `outdated`: a newer version has written. */
  let phase: 'reading' | 'open' | 'outdated' | 'closed' = around.window ? 'reading' : 'closed'
  /** Whether localStorage lacks something; stays so until a write succeeds. */
  let isDue = false
  /** Whether edits that an older tab has left wait to be written. */
  let isHandedOver = false
  /** The state before this page's first edit, until it is put by. */
  let before: Parts | undefined
  let unfollow = () => {}

  const status = watched(
    () =>
      statusOf({
        phase,
        entry: entry.state(),
        mirrored: mirroring.isMirrored(),
        isBusy: writing.isWaiting() || mirroring.isBusy(),
        setAside: asides.list().map(({ name }) => name),
        reminder: exportReminder(ledger.parts, now(), mayEvict),
      }),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  )

  const mayEvict = () => around.evicts && persisted.known() !== true
  const isOpen = () => phase === 'open'
  /** Whether edits may still be written. */
  const isWriting = () => phase === 'open' || phase === 'reading'

  function announce() {
    status.refresh()
    changes.call()
  }

  function takeMirrored(mirrored: Mirrored) {
    intake.takeMirrored(mirrored)
    mirroring.compare(mirrored)
  }

  function setAsideMisshapen(name: string, part: Part) {
    if (phase === 'reading') void ready.then(() => setAsideMisshapen(name, part))
    else if (isOpen() && part.text !== undefined && ledger.parts.get(name) === part) {
      if (asides.add({ name, reason: 'shape', text: part.text, outcome: 'defaults' })) schedule()
    }
  }

  function outdate() {
    if (!isWriting()) return
    phase = 'outdated'
    writing.cancel()
    // A newer tab takes these in at once, or the next one when it opens; here a reload would lose them.
    tell()
    handover.leave(unwritten(), ledger.cleared())
    announce()
  }

  const unwritten = (): Parts =>
    new Map([...ledger.parts].filter(([name]) => ledger.unshared.has(name) || mirroring.lacking.has(name)))

  function tell() {
    tabs.tell(writeRecord(unwritten(), ledger.cleared(), version))
  }

  /** Takes in what tabs of an older version have left. */
  function takeHandedOver() {
    const left = handover.find()
    if (left.parts.size === 0 || left.version > version) return
    intake.take(left)
    isHandedOver = true
    schedule()
  }

  function schedule() {
    isDue = true
    if (isOpen()) writing.call()
    status.refresh()
  }

  /** Writes what is new: to localStorage at once, to the reserve copy as soon as it takes it. */
  function store() {
    writing.cancel()
    if (!isOpen()) return
    if (ledger.unshared.size > 0) {
      if (before) void archive.add('routine', before, ledger.cleared())
      before = undefined
      persisted.edited()
    }
    if (intake.takeEntry() || ledger.unshared.size > 0) isDue = true
    // Meeting a newer version in there changes the phase.
    if (!isOpen()) return
    if (isDue) write()
    for (const name of ledger.unshared) mirroring.lacking.add(name)
    ledger.settle()
    mirroring.save()
    announce()
  }

  function write() {
    const text = writeRecord(ledger.parts, ledger.cleared(), version)
    // What cannot be read must not be written over: it may be newer.
    if (entry.state() !== 'blocked' && (text === intake.stored() || entry.write(text))) {
      intake.wrote(text)
      isDue = false
      if (isHandedOver) handover.remove()
      isHandedOver = false
    }
    if (entry.state() !== 'ok') tell()
  }

  function forget() {
    before = undefined
    archive.forget()
  }

  function catchUp() {
    if (isOpen() && intake.takeEntry()) schedule()
  }

  function onStorage(changed: string | null, text: string | null) {
    if (!isOpen()) return
    if (changed === handover.key) takeHandedOver()
    if (changed !== key) return
    // What this event tells of may have been written over already, perhaps by this very tab.
    if (text && text !== intake.stored() && intake.takeText(text)) schedule()
    catchUp()
  }

  /** Ends the first reading: from here on things are written. */
  function open(mirrored: Mirrored | undefined) {
    if (phase !== 'reading') return
    phase = 'open'
    const isBehind = intake.complete(mirrored)
    if (mirrored) mirroring.compare(mirrored)
    before = intake.found()
    // Only now: to follow localStorage is what a browser takes longest for.
    unfollow = follow(around, onStorage, store, catchUp)
    catchUp()
    // Meeting a newer version there changes the phase.
    if (!isOpen()) return
    takeHandedOver()
    void persisted.look()
    if (isBehind) schedule()
    else mirroring.save()
    announce()
  }

  /** What can wait until whoever opened the record has drawn: the reserve copy, and the other tabs. */
  async function readOn() {
    await new Promise((resolve) => setTimeout(resolve))
    tabs.open()
    open(await mirroring.load())
  }

  if (phase === 'reading' && intake.begin() > version) phase = 'outdated'
  const ready = phase === 'reading' ? readOn() : Promise.resolve()

  /** Deletes everything everywhere. */
  async function clear() {
    const names = ledger.clear()
    handover.remove()
    forget()
    mirroring.lacking.clear()
    isDue = true
    store()
    tabs.tell(writeRecord(new Map(), ledger.cleared(), version))
    documents.changed(names)
    announce()
    await mirroring.settled()
    await reserve.use((copy) => copy.clear(ledger.cleared()))
  }

  const core: RecordCore = {
    key,
    version,
    ledger,
    documents,
    archive,
    asides,
    persisted,
    now,
    mayEvict,
    isWriting,
    store: () => {
      store()
      announce()
    },
    clear,
    subscribe: changes.add,
  }

  return {
    core,
    status,
    ready,
    /** The text in localStorage as it is at this moment. */
    storedText: () => entry.read(),
    flush: async () => {
      await ready
      store()
      await mirroring.settled()
    },
    close: () => {
      phase = 'closed'
      writing.cancel()
      unfollow()
      tabs.close()
      reserve.close()
    },
  }
}
