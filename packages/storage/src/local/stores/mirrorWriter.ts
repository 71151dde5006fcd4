import type { Replica } from '../record/replica.ts'
import { type Fields, fieldsWhere, isNewer } from '../record/versionedField.ts'
import type { MirrorContent } from './mirror.ts'
import type { MirrorConnection } from './mirrorConnection.ts'

interface MirrorWriterOptions {
  readonly replica: Replica
  readonly mirror: MirrorConnection
  /** Checksums of the record without `meta` that this one was made from. */
  readonly origin: () => ReadonlyMap<string, string>
  /** The mirror, which did not answer at the start in time, was read now. */
  readonly onLateContent: (content: MirrorContent) => Promise<void>
  /** A save has ended; `others` are versions of the mirror that are to be merged, `undefined` when the save failed. */
  readonly onSaved: (others: MirrorContent | undefined) => void
}

/** Copies changed fields to the mirror, one save after the other. */
export function createMirrorWriter(options: MirrorWriterOptions) {
  const { replica, mirror, origin, onLateContent, onSaved } = options
  const dirty = new Set<string>()
  /** What the running save writes. */
  let underway: Fields = new Map()
  /** The time of the last deletion that the mirror knows of. */
  let cleared = 0
  let saves = 0
  let last: Promise<void> = Promise.resolve()
  let isRead = false

  /** Whether the mirror has deleted everything that was to be deleted. */
  const isClear = () => cleared >= replica.cleared()

  async function load() {
    const content = await mirror.use((store) => store.load(replica.fields), takeLate)
    isRead ||= content !== undefined
    cleared = content?.cleared ?? cleared
    return content
  }

  /** Takes an answer that came after its time limit. */
  function takeLate(content: MirrorContent) {
    if (isRead) return
    isRead = true
    cleared = content.cleared
    void onLateContent(content).then(saveDirty)
  }

  /** @param met what the mirror had other than this tab, and is merged */
  async function save(met?: Fields) {
    if (!isRead) {
      const content = await load()
      if (content) await onLateContent(content)
    }
    // What is not in localStorage yet is merged with it first, and saved after that.
    underway = fieldsWhere(replica.fields, ([name]) => dirty.has(name) && !replica.dirty.has(name))
    dirty.clear()
    const others = await mirror.use((store) => store.save(underway, replica.cleared(), origin(), met))
    underway = new Map()
    saves--
    cleared = others?.cleared ?? cleared
    // A mirror that failed may have lost anything: all fields are written again.
    for (const name of (others ?? replica).fields.keys()) dirty.add(name)
    onSaved(others)
    if (!others?.fields.size) return
    // What was not replaced before it was merged is now.
    saves++
    await save(others.fields)
  }

  function saveDirty() {
    if (dirty.size === 0 && isClear()) return
    saves++
    last = last.then(() => save())
  }

  return {
    load,
    /** Names of the fields that the mirror may lack. */
    dirty,
    /** Whether the mirror may lack the newest version of this field: a save that has not ended may fail. */
    mayLack: (name: string) => dirty.has(name) || underway.has(name),
    /** Marks the fields of which the mirror, whose content was merged, has an older version as dirty. */
    compare: (content: MirrorContent) => {
      for (const [name, field] of replica.fields) {
        if (isNewer(field, content.fields.get(name))) dirty.add(name)
        else dirty.delete(name)
      }
    },
    save: saveDirty,
    isClear,
    isBusy: () => saves > 0,
    /** Whether everything is in the mirror or on its way there. */
    isMirrored: () => mirror.works() && (dirty.size === 0 || saves > 0),
    /** Resolves when every save so far has ended. */
    settled: () => last,
  }
}
