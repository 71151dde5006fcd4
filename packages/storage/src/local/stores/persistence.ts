import type { Environment } from '../environment.ts'

/** The browser's permission to keep the data when it runs out of space (`navigator.storage`). */
export function persistence(environment: Pick<Environment, 'storageManager'>, onChange: () => void) {
  let granted: boolean | undefined
  return {
    known: () => granted,
    ask: async (method: 'persist' | 'persisted') => {
      try {
        granted = await environment.storageManager?.[method]?.()
        onChange()
      } catch {
        // Not supported: `granted` stays unknown, and the summary says so.
      }
    },
  }
}

export type Persistence = ReturnType<typeof persistence>
