import type { FileMemory, FileNote, FileNotes } from '../fileMemory.ts'
import { listeners } from '../listeners.ts'
import { askToWrite, errorName, mayWrite } from './fileHandle.ts'
import { memoryNotes } from './memoryNotes.ts'
import { paced } from './paced.ts'
import { fingerprintOf, writeGuarded } from './writeGuarded.ts'

/** What a tool shows of the file that it keeps current. */
export interface KeptFileStatus {
  /**
   * `off`: none is kept. `closed`: the browser asks for a click before it opens it again. `changed`: another program has
   * changed it, and it is not touched until that is decided. `missing`: it is not there any more. `failed`: it could not
   * be written, and is tried again.
   */
  readonly state: 'loading' | 'off' | 'closed' | 'changed' | 'missing' | 'failed' | 'current'
  readonly name: string
  /** When it was last written, in ms since 1970. */
  readonly date?: number | undefined
}

export interface KeptFileOptions {
  /** What the file is to hold. Equal data give equal texts, so that the file changes with them alone. */
  readonly text: () => string
  /** Calls back after every change of the text. Returns the function that unsubscribes. */
  readonly follow: (onChange: () => void) => () => void
  /** Where the file is remembered; until the page is left when left out. */
  readonly memory?: Pick<FileMemory, 'load'> | undefined
  /** The clock, in ms since 1970. */
  readonly now?: (() => number) | undefined
}

/** A file that stays current while somebody subscribes to its status. No member throws or rejects. */
export interface KeptFile {
  readonly read: () => KeptFileStatus
  readonly subscribe: (onChange: () => void) => () => void
  /** Keeps a file that the visitor has chosen, and replaces what is in it. */
  readonly keep: (handle: FileSystemFileHandle) => Promise<void>
  /** Opens the file again; to be called in a click, because the browser asks. */
  readonly reopen: () => Promise<void>
  /** Replaces what another program has written. */
  readonly overwrite: () => Promise<void>
  /** Keeps the file no longer. It stays as it is. */
  readonly end: () => Promise<void>
  /** Resolves when every pass so far has ended. */
  readonly settled: () => Promise<void>
}

/** How long edits are coalesced, and how long at most while they go on, in ms. */
const [DELAY, LONGEST] = [1000, 3000]
const RETRY = 30_000

const states: Readonly<Record<string, KeptFileStatus['state']>> = {
  NotAllowedError: 'closed',
  NotFoundError: 'missing',
}

/**
 * Keeps a file on the visitor's disk current with a text: after every change, and at the start of a visit. What another
 * program has written there is never replaced unasked, and a crash leaves the old or the new text.
 *
 * @example
 * ```ts
 * const file = keepFile({ text: () => JSON.stringify(storage.read()), follow: storage.subscribe })
 * const end = file.subscribe(() => console.log(file.read()))
 * await file.keep(await showSaveFilePicker())
 * ```
 */
export function keepFile({ text, follow, memory, now = Date.now }: KeptFileOptions): KeptFile {
  const changes = listeners()
  const pace = paced(() => void run(), DELAY, LONGEST)
  let status: KeptFileStatus = { state: 'loading', name: '' }
  let notes: Promise<FileNotes> | undefined
  /** Passes run one after the other. */
  let last: Promise<void> = Promise.resolve()
  let retry: ReturnType<typeof setTimeout> | undefined
  let stop: (() => void) | undefined

  function show(next: KeptFileStatus) {
    if (next.state === status.state && next.name === status.name && next.date === status.date) return
    status = next
    changes.call()
  }

  function notesNow() {
    notes ??= memory?.load() ?? Promise.resolve(memoryNotes())
    // What could not be loaded is loaded at the next try.
    void notes.catch(() => (notes = undefined))
    return notes
  }

  async function pass({ read, update }: FileNotes, isForced: boolean): Promise<void> {
    const note = await read()
    if (!note) return show({ state: 'off', name: '' })
    const { handle, date } = note
    const about = { name: handle.name, date }
    try {
      if (!(await mayWrite(handle))) return show({ state: 'closed', ...about })
      const next = text()
      const remember = (known: readonly string[]) => update({ ...note, known })
      const outcome = await writeGuarded(handle, next, {
        known: isForced ? undefined : note.known,
        remember,
      })
      if (outcome === 'changed') return show({ state: 'changed', ...about })
      const written: FileNote = {
        ...note,
        known: [await fingerprintOf(next)],
        date: outcome === 'written' ? now() : (date ?? now()),
      }
      if (outcome === 'written' || note.known.join() !== written.known.join()) await update(written)
      show({ state: 'current', name: handle.name, date: written.date })
    } catch (error) {
      show({ state: states[errorName(error)] ?? 'failed', ...about })
    }
  }

  function run(isForced = false, before?: (notes: FileNotes) => Promise<void>): Promise<void> {
    pace.cancel()
    clearTimeout(retry)
    const work = async () => {
      try {
        const present = await notesNow()
        await before?.(present)
        await (present.alone ?? ((task) => task()))(() => pass(present, isForced))
      } catch {
        show({ ...status, state: 'failed' })
      }
      if (status.state === 'failed' && stop) retry = setTimeout(() => void run(), RETRY)
    }
    return (last = last.then(work))
  }

  function start() {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') pace.flush()
    }
    const page = typeof document === 'undefined' ? undefined : document
    page?.addEventListener('visibilitychange', onHidden)
    const unfollow = follow(() => {
      // Nothing is written until the visitor has answered; what is due then follows.
      if (status.state !== 'off') pace.call()
    })
    stop = () => {
      stop = undefined
      unfollow()
      page?.removeEventListener('visibilitychange', onHidden)
      clearTimeout(retry)
      pace.flush()
    }
    void run()
  }

  return {
    read: () => status,
    subscribe: (onChange) => {
      const remove = changes.add(onChange)
      if (!stop) start()
      return () => {
        remove()
        if (changes.isEmpty()) stop?.()
      }
    },
    keep: (handle) =>
      run(false, async (present) => {
        // The browser's dialog has asked whether what is there now may be replaced; what comes later may not.
        const there = await handle.getFile().then((file) => file.arrayBuffer())
        await present.create({ handle, known: [await fingerprintOf(there)] })
      }),
    reopen: async () => {
      try {
        const note = await (await notesNow()).read()
        if (note) await askToWrite(note.handle)
      } catch {
        // Refused: the pass says so.
      }
      await run()
    },
    overwrite: () => run(true),
    end: () => run(false, (present) => present.remove()),
    settled: () => last,
  }
}
