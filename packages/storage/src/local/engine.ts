// oxlint-disable max-lines -- connects the parts of the record, of which each has a file of its own
import { createLazyArchive } from './backup/lazyArchive.ts'
import type { Backup } from './backup/backup.ts'
import { bookkeeping } from './backup/bookkeeping.ts'
import { backupSlice } from './backup/backupSlice.ts'
import { attempt } from './attempt.ts'
import { computed } from './computed.ts'
import { debounce } from './debounce.ts'
import { environmentOf } from './environment.ts'
import { PRODUCT_KEY } from './key.ts'
import { listeners } from '../listeners.ts'
import { createDocuments } from './record/documents.ts'
import { createMerge } from './record/merge.ts'
import { createQuarantine } from './record/quarantine.ts'
import { type RecordFormat, writeRecord } from './record/recordText.ts'
import { createReplica, type RecordState } from './record/replica.ts'
import { type Fields, fieldsWhere } from './record/versionedField.ts'
import type { RecordOptions } from './recordOptions.ts'
import type { RecordStore } from './recordStore.ts'
import { statusOf } from './status.ts'
import { localEntry } from './stores/localEntry.ts'
import { openMirror } from './stores/mirror.ts'
import { createMirrorConnection } from './stores/mirrorConnection.ts'
import { createMirrorWriter } from './stores/mirrorWriter.ts'
import { persistence } from './stores/persistence.ts'
import { createChannel } from './tabs/channel.ts'
import { createOutbox } from './tabs/outbox.ts'
import { pageLifecycle } from './tabs/pageLifecycle.ts'

/**
 * Synchronizes the replica with localStorage, the mirror and other tabs. The parts below report to the
 * engine by callbacks and do not know each other. Nothing is written before the first reading has
 * ended, nor after a newer version was met.
 */
export function createEngine(version: number, options: RecordOptions) {
  const {
    key = PRODUCT_KEY,
    delay = 300,
    timeout = 2000,
    specified = {},
    defaultsOfOldRecord: oldDefaults = {},
    preferences = [],
    mirrored = [],
    ...replaced
  } = options
  const environment = environmentOf(replaced)
  const format: RecordFormat = { specifiedNames: Object.keys(specified), oldDefaults }

  /** `closed`: on a server, or disposed of; `outdated`: a newer version has written the record. */
  let phase: 'reading' | 'open' | 'outdated' | 'closed' = environment.window ? 'reading' : 'closed'
  /** Whether localStorage lacks something; stays true until a write succeeds. */
  let isDue = false
  /** The record before this page's first edit, until it is backed up. */
  let before: Fields | undefined
  /** Names of fields of which an edit has lost a conflict, until the visitor has acknowledged it. */
  const conflicts = new Set<string>()

  const changes = listeners()
  const now = () => attempt(environment.now) ?? 0
  const replica = createReplica(now)
  const textOf = (fields: Fields) => writeRecord(fields, replica.cleared(), version)
  const entry = localEntry(environment.localStorage, key)
  const persisted = persistence(environment, announce)
  const lifecycle = pageLifecycle(environment)
  const mirror = createMirrorConnection(
    () => openMirror(environment.indexedDB, key, version, becomeOutdated),
    timeout,
    becomeOutdated,
  )
  const archive = createLazyArchive(mirror, now)
  const quarantine = createQuarantine(replica, mirror, now, () => {
    if (replica.dirty.size > 0) schedule()
    announce()
  })
  const documents = createDocuments(replica, {
    // A hidden page may be frozen before a timer fires, so it stores at once.
    onWrite: () => (lifecycle.isHidden() ? store() : schedule()),
    onFlush: store,
    // Deferred, because a tool reads while it renders and subscribers must not be notified then.
    onUnreadable: (name, field, text) =>
      void ready.then(() => {
        if (!isOpen() || text === undefined || replica.fields.get(name) !== field) return
        quarantine.add({ name, reason: 'shape', text, outcome: text === field.text ? 'defaults' : 'omitted' })
      }),
  })
  const merge = createMerge({
    replica,
    documents,
    entry,
    version,
    format,
    onChanged: (names, isMerged) => {
      if (isMerged) for (const name of names) mirrorWriter.dirty.add(name)
      documents.changed(names)
      if (isMerged) changes.call()
    },
    onCleared: forget,
    onLost: (name, fields) => {
      if (!isWriting() || bookkeeping.has(name)) return
      void backUp('conflict', fields)
      conflicts.add(name)
    },
    onDamage: quarantine.add,
    onNewer: becomeOutdated,
  })
  const mirrorWriter = createMirrorWriter({
    replica,
    mirror,
    origin: merge.origin,
    onLateContent: async (content) => {
      await ready
      if (!isOpen()) return
      if (merge.takeMirror(content).changed.size > 0) schedule()
      mirrorWriter.compare(content)
      announce()
    },
    onSaved: (others) => {
      if (others) takeState(others)
      announce()
    },
  })
  const pendingStore = debounce(store, delay)
  const channel = createChannel(environment.BroadcastChannel, key, (record) => {
    if (!isWriting()) return
    if (record.version > version) becomeOutdated()
    else takeState(record)
  })

  const outboxKey = `${key}.handedOver`
  const outbox = createOutbox({
    entry: localEntry(environment.localStorage, outboxKey),
    version,
    channel,
    unwritten: () =>
      fieldsWhere(replica.fields, ([name]) => replica.dirty.has(name) || mirrorWriter.mayLack(name)),
    textOf,
  })

  const mayEvict = () => environment.evicts && !persisted.known()
  const reminder = () => archive.loaded()?.exportReminder(replica.fields, preferences, mayEvict) ?? 'none'
  const status = computed(() =>
    statusOf({
      phase,
      entry: entry.state(),
      isMirrored: mirrorWriter.isMirrored(),
      isBusy: pendingStore.isPending() || mirrorWriter.isBusy(),
      setAside: quarantine.list(),
      conflicts: [...conflicts],
      reminder: reminder(),
    }),
  )

  const isOpen = () => phase === 'open'
  /** Whether edits may still be written. */
  const isWriting = () => phase === 'open' || phase === 'reading'

  function announce() {
    status.refresh()
    changes.call()
  }

  function becomeOutdated() {
    if (!isWriting()) return
    phase = 'outdated'
    pendingStore.cancel()
    outbox.leave()
    announce()
  }

  function takeState(theirs: RecordState) {
    if (merge.take(theirs).changed.size > 0) schedule()
  }

  function takeOutbox(text?: string) {
    if (outbox.take(merge.take, text)) schedule()
  }

  function schedule() {
    isDue = true
    if (isOpen()) pendingStore.call()
    status.refresh()
  }

  /** Stores what is pending, in localStorage synchronously, in the mirror as soon as it accepts it; notifies all subscribers. */
  function store() {
    pendingStore.cancel()
    if (isOpen()) synchronize()
    announce()
  }

  function noteUse() {
    if (before) void backUp('routine', before)
    before = undefined
    const fields = new Map(replica.fields)
    void archive.use(async ({ noteEdit }) => {
      // Asked on the second day of use rather than at once, because Firefox shows a prompt.
      const backup = noteEdit(fields, preferences, persisted.request)
      if (!backup) return
      documents.slice(backupSlice).write(backup)
      store()
    })
  }

  function synchronize() {
    if (replica.dirty.size > 0) noteUse()
    if (merge.takeEntry() || replica.dirty.size > 0) isDue = true
    // takeEntry changes the phase when it meets a newer version.
    if (!isOpen()) return
    if (isDue) writeEntry()
    for (const name of replica.dirty) mirrorWriter.dirty.add(name)
    replica.settle()
    mirrorWriter.save()
  }

  function writeEntry() {
    const isHere = ([name]: readonly [string, unknown]) => !(mirrored.includes(name) && mirror.works())
    const text = textOf(fieldsWhere(replica.fields, isHere))
    // An entry that cannot be read must not be overwritten: it may be newer.
    if (entry.state() !== 'blocked' && (text === merge.stored() || entry.write(text))) {
      merge.wrote(text)
      isDue = false
      outbox.stored()
    }
    if (entry.state() !== 'ok') outbox.send()
  }

  /** Resolves to whether the backup was made. */
  function backUp(reason: Backup['reason'], fields: Fields) {
    const cleared = replica.cleared()
    return archive.use(({ add }) => add(reason, fields, cleared))
  }

  function forget() {
    before = undefined
    conflicts.clear()
    quarantine.load([])
    mirrorWriter.dirty.clear()
    void archive.use(({ forget }) => forget())
  }

  function takeEntry() {
    if (isOpen() && merge.takeEntry()) schedule()
  }

  function onStorage(changed?: string | null, text?: string | null) {
    if (changed === outboxKey && text) {
      if (isOpen()) takeOutbox(text)
      else outbox.leaveAgain(text)
    }
    if (!isOpen() || changed !== key) return
    // The text of the event may have been overwritten already, perhaps by this tab.
    if (text && text !== merge.stored() && merge.takeText(text)) schedule()
    takeEntry()
  }

  /** Ends the first reading, after the page has had time to render: from then on edits are stored. */
  async function open() {
    await new Promise((resolve) => setTimeout(resolve))
    channel.open()
    const content = await mirrorWriter.load()
    // What is older than the deletion of everything goes with the next save.
    if (content && content.cleared >= replica.cleared()) quarantine.load(content.setAside)
    await merge.loadSalvage()
    if (phase !== 'reading') return
    const isBehind = merge.complete(content)
    // Stored before anything is written over the damaged text.
    await quarantine.settled()
    if (!isWriting()) return
    phase = 'open'
    if (content) mirrorWriter.compare(content)
    before = merge.found()
    // As late as this, because a listener for `storage` is the slowest part of the start.
    lifecycle.listen({ onStorage, onHidden: store, onVisible: takeEntry })
    takeEntry()
    if (!isOpen()) return
    takeOutbox()
    void persisted.check()
    // A reminder may be due for what is there.
    if (replica.fields.size > 0) void archive.use(async () => announce())
    if (isBehind) schedule()
    else mirrorWriter.save()
    announce()
  }

  if (phase === 'reading' && merge.begin() > version) phase = 'outdated'
  const ready = phase === 'reading' ? open() : Promise.resolve()

  const core = {
    key,
    version,
    format,
    specified,
    replica,
    documents,
    archive,
    backUp,
    entry,
    outbox,
    channel,
    mirror,
    mirrorWriter,
    environment,
    quarantine,
    persistence: persisted,
    reminder,
    isWriting,
    store,
    now,
    /** After the replica was cleared: forgets everything else and stores that. */
    deleted: () => {
      forget()
      isDue = true
      store()
    },
    /** Calls back after every change of what a settings page shows. */
    subscribe: changes.add,
  }

  async function flush() {
    await ready
    await quarantine.settled()
    store()
    await archive.settled()
    await mirrorWriter.settled()
  }

  const record: RecordStore = {
    slice: documents.slice,
    ready,
    status,
    acknowledge: () => {
      conflicts.clear()
      announce()
    },
    flush,
    dispose: async () => {
      await flush()
      phase = 'closed'
      pendingStore.cancel()
      lifecycle.stop()
      channel.close()
      mirror.close()
    },
  }
  return { core, record }
}
