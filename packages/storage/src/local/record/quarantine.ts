import type { MirrorConnection } from '../stores/mirrorConnection.ts'
import type { Replica } from './replica.ts'
import { createSetAsideList, type Found } from './setAside.ts'

/**
 * Sets texts aside: `textStore.ts`, which is loaded with the first text, adds them to the list.
 *
 * @param onStored called when texts were added
 */
export function createQuarantine(
  replica: Replica,
  mirror: MirrorConnection,
  now: () => number,
  onStored: () => void,
) {
  const found: Found[] = []
  let last: Promise<void> = Promise.resolve()
  const quarantine = createSetAsideList(replica)

  async function addFound() {
    const { addTexts } = await import('./textStore.ts')
    await addTexts({ quarantine, mirror, replica }, found.splice(0), now())
    onStored()
  }

  return {
    ...quarantine,
    /** Sets a text aside. */
    add: (text: Found) => {
      found.push(text)
      last = last.then(addFound).catch(() => {})
    },
    /** Resolves when every text so far is stored. */
    settled: () => last,
  }
}
