import type { MirrorConnection } from '../stores/mirrorConnection.ts'
import type { Replica } from './replica.ts'
import { asList, type Found, type SetAside, setAsideField } from './setAside.ts'

/** The list of what was set aside, whose texts are in the mirror; `onStored` is called when texts were added. */
export function createQuarantine(
  replica: Replica,
  mirror: MirrorConnection,
  now: () => number,
  onStored: () => void,
) {
  const found: Found[] = []
  let last: Promise<void> = Promise.resolve()
  let inMirror: readonly SetAside[] = []

  async function addFound() {
    const { addTexts } = await import('./textStore.ts')
    await addTexts({ quarantine, mirror, replica }, found.splice(0), now())
    onStored()
  }

  const quarantine = {
    all: () => [...asList(replica.fields.get(setAsideField)?.value), ...inMirror],
    list: () => quarantine.all().filter(({ isDismissed }) => !isDismissed),
    inMirror: () => inMirror,
    load: (items: unknown) => {
      inMirror = asList(items)
    },
    /** Sets a text aside. */
    add: (text: Found) => {
      found.push(text)
      last = last.then(addFound).catch(() => {})
    },
    /** Resolves when every text so far is stored. */
    settled: () => last,
  }
  return quarantine
}
