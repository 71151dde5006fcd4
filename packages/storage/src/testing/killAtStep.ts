import type { RecordOptions } from '../local/recordOptions.ts'
import { killablePage } from '../local/trial/killablePage.ts'
import type { TrialStorage } from '../local/trial/trialStorage.ts'
import { pause } from './attackedBrowser.ts'

/** A page that is to be killed. */
export interface Killing<Page extends RecordOptions, Opened> {
  readonly localStorage: TrialStorage
  readonly page: Page
  /** Resolves when the page is open. */
  readonly open: (page: Page) => Promise<Opened>
  /** What the page does when it is killed. Resolves when it is stored. */
  readonly act: (opened: Opened) => Promise<unknown>
  /** The step at which it is killed, a call of localStorage or IndexedDB; 1 is the first. */
  readonly step: number
  /** Whether the steps of the opening count. */
  readonly countsOpening?: boolean
  /** Whether localStorage forgets what it was given by `act`, as that of a killed browser does. */
  readonly losesLocalStorage: boolean
}

/** How long what a killed page has begun may go on, in ms: nothing of it may reach the stores. */
const AFTERMATH = 10

/** Kills a page at a step of an act. Resolves to whether the act has so many steps. */
export async function killAtStep<Page extends RecordOptions, Opened>({
  localStorage,
  page,
  open,
  act,
  step,
  countsOpening = false,
  losesLocalStorage,
}: Killing<Page, Opened>): Promise<boolean> {
  const { options, killAt, isKilled, killed } = killablePage(page)
  killAt(countsOpening ? step : Infinity)
  const opening = open({ ...page, ...options })
  const opened = await Promise.race([opening, killed])
  const before = new Map(localStorage.entries)
  if (!countsOpening) killAt(step)
  if (opened !== undefined) {
    // What a killed page throws nobody hears.
    const done = (async () => act(opened))().catch((error: unknown) => {
      if (!isKilled()) throw error
    })
    await Promise.race([done, killed])
  }
  await pause(AFTERMATH)
  const wasKilled = isKilled()
  if (losesLocalStorage) {
    localStorage.entries.clear()
    for (const [key, text] of before) localStorage.entries.set(key, text)
  }
  killAt(0)
  return wasKilled
}
