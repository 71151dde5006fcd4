import { createLazyArchive } from './backup/lazyArchive.ts'
import type { Backup } from './backup/backup.ts'
import { exportReminder } from './backup/reminder.ts'
import { attempt } from './attempt.ts'
import { computed } from './computed.ts'
import { debounce } from './debounce.ts'
import type { Environment } from './environment.ts'
import { listeners } from '../listeners.ts'
import type { RecordCore } from './manage/recordCore.ts'
import { createDocuments } from './record/documents.ts'
import { createMerge } from './record/merge.ts'
import { createQuarantine } from './record/quarantine.ts'
import { readRecord, type RecordFormat, type Salvage, writeRecord } from './record/recordText.ts'
import { createReplica, type Fields } from './record/replica.ts'
import type { VersionedField } from './record/versionedField.ts'
import { statusOf } from './status.ts'
import { localEntry } from './stores/localEntry.ts'
import { type MirrorContent, openMirror } from './stores/mirror.ts'
import { createMirrorConnection } from './stores/mirrorConnection.ts'
import { createMirrorWriter } from './stores/mirrorWriter.ts'
import { persistence } from './stores/persistence.ts'
import { createChannel } from './tabs/channel.ts'
import { createOutbox } from './tabs/outbox.ts'
import { pageLifecycle } from './tabs/pageLifecycle.ts'

export interface EngineOptions {
  readonly key: string
  readonly version: number
  readonly delay: number
  readonly timeout: number
  readonly specified: Readonly<Record<string, (data: unknown) => boolean>>
  readonly defaultsOfOldRecord: Readonly<Record<string, unknown>>
  readonly preferences: readonly string[]
  readonly environment: Environment
}

/** `undefined` where it cannot be loaded: the damaged text is then set aside as a whole. */
const loadSalvage = () =>
  import('./record/salvage.ts').then(
    ({ salvage }) => salvage,
    () => undefined,
  )

/**
 * Synchronizes the replica with localStorage, the mirror and other tabs. The parts below report to the
 * engine by callbacks and do not know each other. Nothing is written before the first reading has
 * ended, nor after a newer version was met.
 */
export function createEngine(options: EngineOptions) {
  const { key, version, delay, timeout, environment } = options
  const format: RecordFormat = {
    specifiedNames: Object.keys(options.specified),
    oldDefaults: new Map(
      Object.entries(options.defaultsOfOldRecord).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  }
  const preferences = new Set(options.preferences)

  /** `closed`: on a server, or disposed of; `outdated`: a newer version has written the record. */
  let phase: 'reading' | 'open' | 'outdated' | 'closed' = environment.window ? 'reading' : 'closed'
  /** Whether localStorage lacks something; stays true until a write succeeds. */
  let isDue = false
  /** Whether the outbox holds edits that were merged but are not stored yet. */
  let hasOutbox = false
  /** The record before this page's first edit, until it is backed up. */
  let before: Fields | undefined

  const changes = listeners()
  const now = () => attempt(environment.now) ?? 0
  const replica = createReplica(now)
  const entry = localEntry(environment.localStorage, key)
  const outbox = createOutbox(environment.localStorage, key, version)
  const quarantine = createQuarantine(replica, now)
  const persisted = persistence(environment, announce)
  const lifecycle = pageLifecycle(environment)
  const mirror = createMirrorConnection(
    () => openMirror(environment.indexedDB, key, version, becomeOutdated),
    timeout,
    becomeOutdated,
  )
  const archive = createLazyArchive(mirror, now)
  const documents = createDocuments(replica, {
    // A hidden page may be frozen before a timer fires, so it stores at once.
    onWrite: () => (lifecycle.isHidden() ? storeDue() : schedule()),
    onFlush: store,
    // Deferred, because a tool reads while it renders and subscribers must not be notified then.
    onUnreadable: (name, field) => queueMicrotask(() => quarantineUnreadable(name, field)),
  })
  const merge = createMerge({
    replica,
    entry,
    version,
    format,
    onChanged: (names, isMerged) => {
      if (isMerged) for (const name of names) mirrorWriter.dirty.add(name)
      documents.changed(names)
      if (isMerged) changes.call()
    },
    onCleared: forget,
    onLost: (fields) => {
      if (isWriting()) backUp('conflict', fields)
    },
    onDamage: (damage, outcome) => {
      if (quarantine.add({ ...damage, outcome })) schedule()
    },
    onNewer: becomeOutdated,
  })
  const mirrorWriter = createMirrorWriter({
    replica,
    connection: mirror,
    origin: merge.origin,
    onLateContent: takeMirror,
    onSaved: (newer) => {
      if (newer && merge.take(newer).changed.length > 0) schedule()
      announce()
    },
  })
  const pendingStore = debounce(store, delay)
  const channel = createChannel(environment.BroadcastChannel, key, readRecord, (record) => {
    if (!isWriting()) return
    if (record.version > version) becomeOutdated()
    else if (merge.take(record).changed.length > 0) schedule()
  })

  const mayEvict = () => environment.evicts && persisted.known() !== true
  const reminder = () => exportReminder(replica.fields, { now: now(), mayEvict, preferences })
  const status = computed(
    () =>
      statusOf({
        phase,
        entry: entry.state(),
        isMirrored: mirrorWriter.isMirrored(),
        isBusy: pendingStore.isPending() || mirrorWriter.isBusy(),
        setAside: quarantine.list().map(({ name }) => name),
        reminder: reminder(),
      }),
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  )

  const isOpen = () => phase === 'open'
  /** Whether edits may still be written. */
  const isWriting = () => phase === 'open' || phase === 'reading'

  function announce() {
    status.refresh()
    changes.call()
  }

  function takeMirror(content: MirrorContent) {
    merge.takeMirror(content)
    mirrorWriter.compare(content)
  }

  function quarantineUnreadable(name: string, field: VersionedField) {
    if (phase === 'reading') void ready.then(() => quarantineUnreadable(name, field))
    else if (isOpen() && field.text !== undefined && replica.fields.get(name) === field) {
      if (quarantine.add({ name, reason: 'shape', text: field.text, outcome: 'defaults' })) schedule()
    }
  }

  function becomeOutdated() {
    if (!isWriting()) return
    phase = 'outdated'
    pendingStore.cancel()
    // An open tab of the newer version takes the edits from the channel, a later one from the outbox.
    sendUnwritten()
    outbox.leave(unwritten(), replica.cleared())
    announce()
  }

  const unwritten = (): Fields =>
    new Map([...replica.fields].filter(([name]) => replica.dirty.has(name) || mirrorWriter.dirty.has(name)))

  function sendUnwritten() {
    channel.send(writeRecord(unwritten(), replica.cleared(), version))
  }

  /** Merges the edits that tabs of an older version have left. */
  function takeOutbox() {
    const left = outbox.find()
    if (left.fields.size === 0 || left.version > version) return
    merge.take(left)
    hasOutbox = true
    schedule()
  }

  function schedule() {
    isDue = true
    if (isOpen()) pendingStore.call()
    status.refresh()
  }

  function storeDue() {
    isDue = true
    store()
  }

  /** Stores what is pending: in localStorage synchronously, in the mirror as soon as it accepts it. */
  function store() {
    pendingStore.cancel()
    if (!isOpen()) return
    if (replica.dirty.size > 0) {
      if (before) backUp('routine', before)
      before = undefined
      persisted.edited()
    }
    if (merge.takeEntry() || replica.dirty.size > 0) isDue = true
    // takeEntry changes the phase when it meets a newer version.
    if (!isOpen()) return
    if (isDue) writeEntry()
    for (const name of replica.dirty) mirrorWriter.dirty.add(name)
    replica.settle()
    mirrorWriter.save()
    announce()
  }

  function writeEntry() {
    const text = writeRecord(replica.fields, replica.cleared(), version)
    // An entry that cannot be read must not be overwritten: it may be newer.
    if (entry.state() !== 'blocked' && (text === merge.stored() || entry.write(text))) {
      merge.wrote(text)
      isDue = false
      if (hasOutbox) outbox.remove()
      hasOutbox = false
    }
    if (entry.state() !== 'ok') sendUnwritten()
  }

  function backUp(reason: Backup['reason'], fields: Fields) {
    const cleared = replica.cleared()
    void archive.use(({ add }) => add(reason, fields, cleared))
  }

  function forget() {
    before = undefined
    void archive.use(({ forget }) => forget())
  }

  function takeEntry() {
    if (isOpen() && merge.takeEntry()) schedule()
  }

  function onStorage(changed: string | null, text: string | null) {
    if (!isOpen()) return
    if (changed === outbox.key) takeOutbox()
    if (changed !== key) return
    // The text of the event may have been overwritten already, perhaps by this tab.
    if (text && text !== merge.stored() && merge.takeText(text)) schedule()
    takeEntry()
  }

  /** Ends the first reading: from here on edits are stored. */
  function open(content: MirrorContent | undefined, salvage: Salvage | undefined) {
    if (phase !== 'reading') return
    phase = 'open'
    const isBehind = merge.complete(content, salvage)
    if (content) mirrorWriter.compare(content)
    before = merge.found()
    // As late as this, because a listener for `storage` is the slowest part of the start.
    lifecycle.listen({ onStorage, onHidden: store, onVisible: takeEntry })
    takeEntry()
    // takeEntry changes the phase when it meets a newer version.
    if (!isOpen()) return
    takeOutbox()
    void persisted.look()
    if (isBehind) schedule()
    else mirrorWriter.save()
    announce()
  }

  /** Reads the mirror and opens the channel, after the page has had time to render. */
  async function readOn() {
    await new Promise((resolve) => setTimeout(resolve))
    channel.open()
    const content = await mirrorWriter.load()
    open(content, merge.isTorn() ? await loadSalvage() : undefined)
  }

  if (phase === 'reading' && merge.begin() > version) phase = 'outdated'
  const ready = phase === 'reading' ? readOn() : Promise.resolve()

  async function clear() {
    const names = replica.clear()
    outbox.remove()
    forget()
    mirrorWriter.dirty.clear()
    isDue = true
    store()
    channel.send(writeRecord(new Map(), replica.cleared(), version))
    documents.changed(names)
    announce()
    await mirrorWriter.settled()
    await mirror.use((opened) => opened.clear(replica.cleared()))
  }

  const core: RecordCore = {
    key,
    version,
    format,
    specified: new Map(Object.entries(options.specified)),
    replica,
    documents,
    archive,
    backUp,
    quarantine,
    persistence: persisted,
    reminder,
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
    now,
    /** The text in localStorage at this moment. */
    storedText: () => entry.read(),
    flush: async () => {
      await ready
      store()
      await Promise.all([mirrorWriter.settled(), archive.settled()])
    },
    close: () => {
      phase = 'closed'
      pendingStore.cancel()
      lifecycle.stop()
      channel.close()
      mirror.close()
    },
  }
}
