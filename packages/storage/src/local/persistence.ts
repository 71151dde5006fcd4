import type { Surroundings } from './surroundings.ts'

/** Writes after which a visitor has put enough in to be asked about keeping it: Firefox shows a question. */
const ENOUGH = 10

/** The browser's promise not to evict what is stored. */
export function persistence(around: Pick<Surroundings, 'storageManager'>, onChange: () => void) {
  let granted: boolean | undefined
  let writes = 0

  async function ask(how: 'persist' | 'persisted') {
    try {
      granted = await around.storageManager?.[how]?.()
      onChange()
    } catch {
      // Not to be had here, which the summary shows as not known.
    }
    return granted === true
  }

  return {
    known: () => granted,
    look: () => ask('persisted'),
    persist: () => ask('persist'),
    /** Counts a write that held an edit, and asks once when the time has come. */
    edited: () => {
      if (++writes === ENOUGH && granted !== true) void ask('persist')
    },
  }
}

export type Persistence = ReturnType<typeof persistence>
