import { attack, type Attack, judged, type Round } from './attack.ts'
import { attackedBrowser, type AttackedBrowser } from './attackedBrowser.ts'
import type { AttackedStorage } from './attackedStorage.ts'
import { isSameNotes, type Notes } from './notes.ts'

const before: Notes = { a: 'old' }
const after: Notes = { a: 'new', b: 'The quick brown fox jumps over the lazy dog. '.repeat(2) }

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/**
 * Writes while localStorage refuses, and looks what a next visit finds: the edit, or else what may be there if the
 * storage has told.
 */
async function writeRefused(
  browser: AttackedBrowser,
  isExpected: (found: Notes | undefined) => boolean,
  lift = () => {},
): Promise<Round> {
  const { storage, settled, hasTold, close } = await browser.visit()
  storage.write(after)
  const isInTab = isSameNotes(storage.read(), after)
  await settled()
  const told = hasTold?.() ?? false
  await close?.()
  lift()
  const found = await browser.read()
  if (!isInTab) return { lost: 'the edit cannot be read in its own tab', told }
  if (isSameNotes(found, after) || (told && isExpected(found))) return { told }
  return { lost: `then ${JSON.stringify(found)}, ${told ? 'although it' : 'and nobody'} was told`, told }
}

/** An attack by a localStorage that refuses from the first visit on or from the second, for good or for a time. */
const refusal = (
  name: string,
  subject: AttackedStorage,
  set: (browser: AttackedBrowser, isOn: boolean) => void,
): Attack =>
  attack(name, 'an edit', async function* () {
    for (const old of [undefined, before])
      for (const isLifted of [false, true]) {
        const browser = attackedBrowser(subject)
        if (old) await browser.write(old)
        set(browser, true)
        // What cannot be read at all may look like nothing.
        const isExpected = (found: Notes | undefined) =>
          isSameNotes(found, old) || (found === undefined && !isLifted)
        yield judged(() => writeRefused(browser, isExpected, () => isLifted && set(browser, false)))
      }
  })

const sizeOf = (entries: ReadonlyMap<string, string>) =>
  [...entries].reduce((size, [key, text]) => size + key.length + text.length, 0)

/** How many characters of room differ between two rounds of a full localStorage. */
const ROOM_STEP = 16

/** A localStorage that refuses what it is given. */
export const refusalAttacks = (subject: AttackedStorage): readonly Attack[] => [
  attack('a full localStorage', 'an edit', async function* () {
    for (let room = 0; room <= 200; room += ROOM_STEP) {
      const browser = attackedBrowser(subject)
      await browser.write(before)
      browser.localStorage.quota = sizeOf(browser.localStorage.entries) + room
      yield judged(() => writeRefused(browser, (found) => isSameNotes(found, before)))
    }
  }),
  refusal('a blocked localStorage', subject, ({ localStorage }, isOn) => {
    localStorage.gate = isOn ? refuse : () => {}
  }),
  refusal('a localStorage that stores nothing and says nothing', subject, ({ localStorage }, isOn) => {
    localStorage.silent = isOn
  }),
]
