import { attempt } from '../attempt.ts'

/** Result of the last access; `full`: over quota, `blocked`: the browser refuses access. */
type EntryState = 'ok' | 'full' | 'blocked'

const isQuota = (error: unknown) => /quota/i.test(String(error))

/** One entry of localStorage. No member throws. */
export function localEntry(storage: Storage | undefined, key: string) {
  let state: EntryState = storage ? 'ok' : 'blocked'
  /** Whether a text that was written could be read back; `undefined` before the first one. */
  let keeps: boolean | undefined
  return {
    state: () => state,
    /** `undefined`: it cannot be read, so it must not be overwritten either. */
    read: (): string | null | undefined => {
      try {
        const text = storage?.getItem(key)
        if (storage && state === 'blocked' && keeps !== false) state = 'ok'
        return text
      } catch {
        state = 'blocked'
        return undefined
      }
    },
    /** Returns whether the text was stored; otherwise the entry is unchanged. */
    write: (text: string): boolean => {
      try {
        storage?.setItem(key, text)
        // Some browsers and extensions store nothing and say nothing. Until a text has stayed, each is read back.
        keeps ||= storage?.getItem(key) === text
        state = keeps ? 'ok' : 'blocked'
      } catch (error) {
        state = isQuota(error) ? 'full' : 'blocked'
      }
      return state === 'ok'
    },
    remove: () => attempt(() => storage?.removeItem(key)),
  }
}

export type LocalEntry = ReturnType<typeof localEntry>
