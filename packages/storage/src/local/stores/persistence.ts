import type { Environment } from '../environment.ts'

/** The browser's permission to keep the data when it runs out of space (`navigator.storage`). */
export function persistence(environment: Pick<Environment, 'storageManager'>, onChange: () => void) {
  let granted: boolean | undefined
  let isAsked = false

  async function ask(method: 'persist' | 'persisted') {
    try {
      granted = await environment.storageManager?.[method]?.()
      onChange()
    } catch {
      // Not supported: `granted` stays unknown, and the summary says so.
    }
  }

  return {
    known: () => granted,
    /** Asks whether the permission was given already. */
    check: () => ask('persisted'),
    /** Asks for the permission, once. */
    request: () => {
      if (!granted && !isAsked) void ask('persist')
      isAsked = true
    },
  }
}
