import type { Environment } from '../environment.ts'

/** Stored edits after which the browser is asked. Not at once, because Firefox shows a prompt. */
const EDITS_BEFORE_ASKING = 10

/** The browser's permission to keep the data when it runs out of space (`navigator.storage`). */
export function persistence(environment: Pick<Environment, 'storageManager'>, onChange: () => void) {
  let granted: boolean | undefined
  let edits = 0

  async function ask(method: 'persist' | 'persisted') {
    try {
      granted = await environment.storageManager?.[method]?.()
      onChange()
    } catch {
      // Not supported: `granted` stays unknown, and the summary says so.
    }
    return granted === true
  }

  return {
    known: () => granted,
    look: () => ask('persisted'),
    persist: () => ask('persist'),
    /** Counts a stored edit and asks once when there are enough. */
    edited: () => {
      if (++edits === EDITS_BEFORE_ASKING && granted !== true) void ask('persist')
    },
  }
}

export type Persistence = ReturnType<typeof persistence>
