import { attempt } from './attempt.ts'

/** Whether the last access went well; `full`: no room, `blocked`: refused altogether. */
type EntryState = 'ok' | 'full' | 'blocked'

const isQuota = (error: unknown) => error instanceof Error && /quota/i.test(`${error.name} ${error.message}`)

/** One entry of localStorage. Nothing in it throws. */
export function localEntry(storage: Storage | undefined, key: string) {
  let state: EntryState = storage ? 'ok' : 'blocked'
  return {
    state: () => state,
    /** `undefined`: it cannot be read, and so must not be written over either. */
    read: (): string | null | undefined => {
      try {
        const text = storage?.getItem(key)
        if (storage && state === 'blocked') state = 'ok'
        return text
      } catch {
        state = 'blocked'
        return undefined
      }
    },
    /** Answers whether the text is kept; if not, the entry is as it was. */
    write: (text: string): boolean => {
      try {
        storage?.setItem(key, text)
        state = storage ? 'ok' : 'blocked'
      } catch (error) {
        state = isQuota(error) ? 'full' : 'blocked'
      }
      return state === 'ok'
    },
    remove: () => attempt(() => storage?.removeItem(key)),
  }
}

export type LocalEntry = ReturnType<typeof localEntry>
