import type { Environment } from '../environment.ts'
import type { Fields } from '../record/replica.ts'

const DAY = 24 * 60 * 60 * 1000

/** The browser's permission to keep the data when it runs out of space (`navigator.storage`). */
export function persistence(
  environment: Pick<Environment, 'storageManager'>,
  now: () => number,
  onChange: () => void,
) {
  let granted: boolean | undefined
  const dayOf = (time: number) => Math.floor(time / DAY)

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
    /**
     * Asks for the permission on the second day of use rather than at once, because Firefox shows a prompt.
     *
     * @param before the record before the first edit of this page
     */
    request: (before: Fields) => {
      const isEarlier = [...before.values()].some(
        ({ revision }) => revision > 0 && dayOf(revision) < dayOf(now()),
      )
      if (granted !== true && isEarlier) void ask('persist')
    },
  }
}
