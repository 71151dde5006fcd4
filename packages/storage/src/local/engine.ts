import { createArchive } from './archive.ts'
import { createAsides } from './asides.ts'
import { attempt } from './attempt.ts'
import { createDocuments } from './documents.ts'
import { localEntry } from './entry.ts'
import { createHandover } from './handover.ts'
import { createLedger, type Parts } from './ledger.ts'
import { openMirror, type Mirrored } from './mirror.ts'
import type { Part } from './part.ts'
import { persistence } from './persistence.ts'
import { type Damage, readRecord, type StoredRecord, writeRecord } from './recordText.ts'
import { createReserve } from './reserve.ts'
import { statusOf } from './status.ts'
import type { Surroundings } from './surroundings.ts'
import { openTabs } from './tabs.ts'
import { watched } from './watched.ts'

const checksumsOf = (parts: Parts) => new Map([...parts].map(([name, part]) => [name, part.checksum]))

interface EngineOptions {
  readonly key: string
  readonly version: number
  readonly delay: number
  readonly patience: number
  readonly around: Surroundings
  /** After anything that a settings page shows may have changed. */
  readonly onChange: () => void
}

/**
 * Moves the record between its places: this tab's ledger, localStorage, the reserve copy, other tabs.
 * Nothing is written before the first reading is complete, nor after a newer version was met.
 */
export function createEngine({ key, version, delay, patience, around, onChange }: EngineOptions) {
  const now = () => attempt(around.now) ?? 0
  const ledger = createLedger(now)
  const entry = localEntry(around.localStorage, key)
  const handover = createHandover(around.localStorage, key, version)
  const asides = createAsides(ledger, now)
  const persisted = persistence(around, onChange)
  const reserve = createReserve(() => openMirror(around.indexedDB, key, version, outdate), patience, outdate)
  const archive = createArchive(reserve, now)
  const documents = createDocuments(ledger, schedule, (name, part) => {
    // A tool reads while it renders; nobody else must hear of something new in that moment.
    queueMicrotask(() => setAsideMisshapen(name, part))
  })

  /** `closed`: on a server, or disposed of; `outdated`: a newer version has written. */
  let phase: 'reading' | 'open' | 'outdated' | 'closed' = around.window ? 'reading' : 'closed'
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The text that localStorage is known to hold. */
  let stored: string | null = null
  /** Whether localStorage could be read at all so far. */
  let hasRead = false
  /** Whether localStorage lacks something; stays so until a write succeeds. */
  let isDue = false
  /** Fields that the reserve copy may lack, and how many saves are on their way to it. */
  const unmirrored = new Set<string>()
  let saves = 0
  let mirroring: Promise<void> = Promise.resolve()
  let isMirrorRead = false
  /** Whether edits that an older tab has left wait to be written. */
  let isHandedOver = false
  /** The state before this page's first edit, until it is put by. */
  let before: Parts | undefined
  /** Checksums of the last record without `meta` that was seen: what in the next one differs was edited. */
  let origin: ReadonlyMap<string, string> = new Map()

  const status = watched(
    () =>
      statusOf({
        phase,
        entry: entry.state(),
        mirrored: reserve.works() && (unmirrored.size === 0 || saves > 0),
        isBusy: timer !== undefined || saves > 0,
        setAside: asides.list().map(({ name }) => name),
      }),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  )
  const tabs = openTabs(around.window && around.BroadcastChannel, key, (news) => {
    if (!isWriting()) return
    if (news.version > version) outdate()
    else if (take(news).changed.length > 0) schedule()
  })

  /** Whether edits may still be written. */
  const isWriting = () => phase === 'open' || phase === 'reading'

  function announce() {
    status.refresh()
    onChange()
  }

  /** Merges another state of the record into this tab's. */
  function take(theirs: Pick<StoredRecord, 'parts' | 'cleared'>) {
    const clearedBefore = ledger.cleared()
    const present = new Map(ledger.parts)
    const merged = ledger.merge(theirs)
    if (ledger.cleared() > clearedBefore) forget()
    for (const [name, loser] of merged.losers) backUp(present, name, loser)
    for (const name of merged.changed) unmirrored.add(name)
    documents.changed(merged.changed)
    if (merged.changed.length > 0) onChange()
    return merged
  }

  /** Puts by the record as it would be had this edit won. */
  function backUp(parts: Parts, name: string, loser: Part) {
    if (isWriting()) void archive.add('conflict', new Map([...parts, [name, loser]]), ledger.cleared())
  }

  /** Takes over what was edited by something that knows no `meta`: a very old tab, or a person. */
  function adopt(edited: Parts) {
    const present = new Map(ledger.parts)
    for (const [name, { text }] of edited) {
      const mine = present.get(name)
      if (mine?.text === text) continue
      if (mine) backUp(present, name, mine)
      ledger.writeText(name, text)
      documents.changed([name])
    }
  }

  /** Answers whether the text lacks something that stands here. */
  function takeText(text: string): boolean {
    const record = readRecord(text)
    if (record.version > version) {
      outdate()
      return false
    }
    for (const damage of record.damaged) if (damage.reason !== 'checksum') setAside(damage, 'recovered')
    // Had the first reading failed, this text is older than the tab, not an edit of what it knows.
    if (hasRead) adopt(record.edited)
    else ledger.fill(record.edited)
    if (record.version === 0) {
      if (hasRead)
        adopt(new Map([...record.parts].filter(([name, part]) => origin.get(name) !== part.checksum)))
      origin = checksumsOf(record.parts)
    }
    hasRead = true
    return take(record).behind || ledger.unshared.size > 0
  }

  /** Reads what others have written to localStorage. Answers whether it lacks something of ours. */
  function takeEntry(): boolean {
    const text = entry.read()
    if (text === undefined || text === null || text === stored) return false
    stored = text
    return takeText(text)
  }

  function takeMirrored(mirrored: Mirrored, first: StoredRecord) {
    isMirrorRead = true
    if (first.version === 0) {
      // Older than the reserve copy and known to it: localStorage was set back by a crash. Unknown
      // to it: somebody put another record there since.
      if (mirrored.parts.size > 0) {
        for (const [name, part] of first.parts) {
          if (ledger.parts.get(name) === part && mirrored.origin.get(name) !== part.checksum) {
            ledger.writeText(name, part.text)
          }
        }
      }
    } else origin = mirrored.origin
    take(mirrored)
    for (const [name, part] of ledger.parts) {
      const copy = mirrored.parts.get(name)
      if (copy?.revision === part.revision && copy.checksum === part.checksum) unmirrored.delete(name)
      else unmirrored.add(name)
    }
  }

  function setAside({ name, reason, text }: Damage, outcome: 'recovered' | 'kept' | 'defaults') {
    if (asides.add({ name, reason, text, outcome })) schedule()
  }

  function setAsideMisshapen(name: string, part: Part) {
    if (phase === 'reading') void ready.then(() => setAsideMisshapen(name, part))
    else if (phase === 'open' && part.text !== undefined && ledger.parts.get(name) === part) {
      setAside({ name, reason: 'shape', text: part.text }, 'defaults')
    }
  }

  function outdate() {
    if (!isWriting()) return
    phase = 'outdated'
    clearTimeout(timer)
    timer = undefined
    // A newer tab takes these in at once, or the next one when it opens; here a reload would lose them.
    tell()
    handover.leave(unwritten(), ledger.cleared())
    announce()
  }

  const unwritten = (): Parts =>
    new Map([...ledger.parts].filter(([name]) => ledger.unshared.has(name) || unmirrored.has(name)))

  function tell() {
    tabs.tell(writeRecord(unwritten(), ledger.cleared(), version))
  }

  /** Takes in what tabs of an older version have left. */
  function takeHandedOver() {
    const left = handover.find()
    if (left.parts.size === 0 || left.version > version) return
    take(left)
    isHandedOver = true
    schedule()
  }

  function schedule() {
    isDue = true
    if (phase === 'open') timer ??= setTimeout(whenIdle, delay)
    status.refresh()
  }

  /** Between two frames rather than in the way of one. */
  function whenIdle() {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(store, { timeout: delay })
    else store()
  }

  /** Writes what is new: to localStorage at once, to the reserve copy as soon as it takes it. */
  function store() {
    clearTimeout(timer)
    timer = undefined
    if (phase !== 'open') return
    if (ledger.unshared.size > 0) {
      if (before) void archive.add('routine', before, ledger.cleared())
      before = undefined
      persisted.edited()
    }
    if (takeEntry() || ledger.unshared.size > 0) isDue = true
    // Meeting a newer version in there changes the phase.
    if ((phase as string) !== 'open') return
    if (isDue) write()
    for (const name of ledger.unshared) unmirrored.add(name)
    ledger.settle()
    mirror()
    announce()
  }

  function write() {
    const text = writeRecord(ledger.parts, ledger.cleared(), version)
    // What cannot be read must not be written over: it may be newer.
    if (entry.state() !== 'blocked' && (text === stored || entry.write(text))) {
      stored = text
      isDue = false
      if (isHandedOver) handover.remove()
      isHandedOver = false
    }
    if (entry.state() !== 'ok') tell()
  }

  function mirror() {
    if (phase !== 'open' || unmirrored.size === 0) return
    saves++
    mirroring = mirroring.then(async () => {
      if (!isMirrorRead) {
        const mirrored = await reserve.use((copy) => copy.load())
        if (mirrored) takeMirrored(mirrored, first)
      }
      const parts = new Map([...ledger.parts].filter(([name]) => unmirrored.has(name)))
      unmirrored.clear()
      const saved = await reserve.use((copy) => copy.save(parts, ledger.cleared(), origin))
      saves--
      // A copy that was away may have lost anything.
      if (!saved) for (const name of ledger.parts.keys()) unmirrored.add(name)
      else if (take(saved).changed.length > 0) schedule()
      announce()
    })
  }

  function forget() {
    before = undefined
    archive.forget()
  }

  const listening = new AbortController()
  const listen = (target: EventTarget | undefined, type: string, act: (event: Event) => void) =>
    attempt(() => target?.addEventListener(type, act, listening))
  const catchUp = () => {
    if (phase === 'open' && takeEntry()) schedule()
  }
  /** Only after the first reading: to follow localStorage is what a browser takes longest for. */
  function follow() {
    listen(around.window, 'storage', (event) => {
      const { key: changed, newValue } = event as StorageEvent
      if (phase !== 'open') return
      if (changed === handover.key) takeHandedOver()
      if (changed !== key) return
      // What this event tells of may have been written over already, perhaps by this very tab.
      if (newValue && newValue !== stored && takeText(newValue)) schedule()
      catchUp()
    })
    listen(around.window, 'pageshow', catchUp)
    listen(around.window, 'pagehide', store)
    listen(around.document, 'visibilitychange', () =>
      around.document?.visibilityState === 'hidden' ? store() : catchUp(),
    )
    catchUp()
  }

  function open(mirrored: Mirrored | undefined) {
    if (phase !== 'reading') return
    phase = 'open'
    if (mirrored) takeMirrored(mirrored, first)
    for (const damage of first.damaged) {
      const kept = first.edited.get(damage.name)
      const part = ledger.parts.get(damage.name)
      const isKept = part !== undefined && part.text === kept?.text
      setAside(damage, isKept || damage.name === 'meta' ? 'kept' : part ? 'recovered' : 'defaults')
    }
    before = new Map(ledger.parts)
    follow()
    // Meeting a newer version there changes the phase.
    if ((phase as string) !== 'open') return
    takeHandedOver()
    void persisted.look()
    const isBehind = [...ledger.parts].some(([name, part]) => first.parts.get(name) !== part)
    if (ledger.unshared.size > 0 || isBehind) schedule()
    else mirror()
    announce()
  }

  const initial = phase === 'reading' ? entry.read() : null
  stored = initial ?? null
  hasRead = initial !== undefined
  const first = readRecord(stored)
  ledger.merge(first)
  ledger.fill(first.edited)
  if (first.version === 0) origin = checksumsOf(first.parts)
  if (first.version > version && phase === 'reading') phase = 'outdated'

  const ready = phase === 'reading' ? reserve.use((copy) => copy.load()).then(open) : Promise.resolve()

  return {
    ledger,
    documents,
    asides,
    archive,
    persisted,
    status,
    ready,
    reserve,
    now,
    isWriting,
    /** The text in localStorage as it is at this moment. */
    storedText: () => entry.read(),
    store,
    schedule,
    announce,
    flush: async () => {
      await ready
      store()
      await mirroring
    },
    /** Deletes everything everywhere. */
    clear: async () => {
      const names = ledger.clear()
      handover.remove()
      forget()
      unmirrored.clear()
      isDue = true
      store()
      tabs.tell(writeRecord(new Map(), ledger.cleared(), version))
      documents.changed(names)
      announce()
      await mirroring
      await reserve.use((copy) => copy.clear(ledger.cleared()))
    },
    close: () => {
      phase = 'closed'
      clearTimeout(timer)
      listening.abort()
      tabs.close()
      reserve.close()
    },
  }
}
