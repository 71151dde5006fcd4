import type { MirrorConnection } from '../stores/mirrorConnection.ts'
import type { Replica } from './replica.ts'
import { type Found, type SetAside, setAsideField } from './setAside.ts'

const asList = (data: unknown): readonly SetAside[] => (Array.isArray(data) ? data : [])

/**
 * The list of texts that were set aside. The texts are in the mirror, and `textStore.ts`, which is loaded with
 * the first text, adds to them.
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
  let inMirror: readonly SetAside[] = []
  const all = () => [...asList(replica.fields.get(setAsideField)?.value), ...inMirror]

  async function addFound() {
    const { addTexts } = await import('./textStore.ts')
    await addTexts({ quarantine, mirror, replica }, found.splice(0), now())
    onStored()
  }

  const quarantine = {
    /** Sets a text aside. */
    add: (text: Found) => {
      found.push(text)
      last = last.then(addFound).catch(() => {})
    },
    /** Resolves when every text so far is stored. */
    settled: () => last,
    /** All entries, those that were dismissed included. */
    all,
    list: () => all().filter(({ isDismissed }) => !isDismissed),
    inMirror: () => inMirror,
    load: (items: unknown) => {
      inMirror = asList(items)
    },
  }
  return quarantine
}

export type Quarantine = ReturnType<typeof createQuarantine>
