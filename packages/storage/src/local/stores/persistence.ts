import type { Environment } from '../environment.ts'

/** The browser's permission to keep the data when it runs out of space (`navigator.storage`). */
export function persistence(environment: Pick<Environment, 'storageManager'>, onChange: () => void) {
  let granted: boolean | undefined
  let hasAsked = false

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
    askOnce: () => {
      if (!hasAsked && granted !== true) void ask('persist')
      hasAsked = true
    },
  }
}

export type Persistence = ReturnType<typeof persistence>
