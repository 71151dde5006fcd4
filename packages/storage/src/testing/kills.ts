import { attack, type Attack, judged, type Round } from './attack.ts'
import { attackedBrowser, type AttackedBrowser } from './attackedBrowser.ts'
import type { AttackedStorage } from './attackedStorage.ts'
import { killAtStep } from './killAtStep.ts'
import { isSameNotes, type Notes } from './notes.ts'

const before: Notes = { a: 'old', b: 'stays' }
const after: Notes = { a: 'new', b: 'stays', c: 'added' }

/** Writes a document in a page that is killed. Resolves to whether the write has so many steps. */
const killWriting = (browser: AttackedBrowser, step: number, losesLocalStorage: boolean) =>
  killAtStep({
    localStorage: browser.localStorage,
    page: browser.page(),
    open: async (page) => {
      const opened = await browser.open(page)
      await opened.settled()
      return opened
    },
    act: ({ storage, settled }) => {
      storage.write(after)
      return settled()
    },
    step,
    losesLocalStorage,
  })

/** What the next visit after a kill finds must be one of these documents. */
const judge = (browser: AttackedBrowser, whole: readonly Notes[]): Promise<Round> =>
  judged(async () => {
    const found = await browser.read()
    const isWhole = whole.some((notes) => isSameNotes(found, notes))
    return { lost: isWhole ? undefined : `then ${JSON.stringify(found)}` }
  })

/** A page is killed at each step of a write in turn. */
const killedWhileWriting = (name: string, subject: AttackedStorage, losesLocalStorage: boolean): Attack =>
  attack(name, 'a kill', async function* () {
    for (let step = 1; ; step++) {
      const browser = attackedBrowser(subject)
      await browser.write(before)
      if (!(await killWriting(browser, step, losesLocalStorage))) return
      yield judge(browser, [before, after])
    }
  })

/** How many documents were stored before the one after which the browser is killed. */
const EARLIER = [0, 1, 2, 3, 4]

/**
 * Kills. A killed browser leaves IndexedDB on the disk and may lose the last seconds of localStorage: Chromium writes it
 * with a delay.
 */
export const killAttacks = (subject: AttackedStorage): readonly Attack[] => [
  killedWhileWriting('a page killed at any step of a write', subject, false),
  killedWhileWriting('a browser killed at any step of a write', subject, true),
  attack('a browser killed once a write was stored', 'a kill', async function* () {
    for (const earlier of EARLIER) {
      const browser = attackedBrowser(subject)
      for (let n = 1; n <= earlier; n++) await browser.write({ a: `old ${n}` })
      await killWriting(browser, Infinity, true)
      yield judge(browser, [after])
    }
  }),
]
