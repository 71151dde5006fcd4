import { fileURLToPath } from 'node:url'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { framesOf, type TraceEvent } from '../browser/frameTimes.ts'
import { paintCosts, traced } from '../browser/paintCosts.ts'

/** What both sides took within a few seconds of each other, so that other work of the machine slowed both. */
export interface Round {
  readonly own: readonly number[]
  readonly peer: readonly number[]
}

/** A page of a benchmark and its debugging session. */
export interface Tab {
  readonly page: Page
  readonly devtools: CDPSession
}

export interface Bench {
  readonly browser: Browser
  /** Opens a page that the driver has built, such as `packages/decider/bench/index.html?size=20`. */
  readonly open: (path: string) => Promise<Tab>
}

/** One comparison of the table of `pnpm bench`. */
export interface Subject {
  /** What is measured, as the table says it. */
  readonly title: string
  /** What it is compared with. */
  readonly peer: string
  readonly unit: 'ms' | 'ns' | 'MB' | 'visits/s'
  /** Amounts of data from small to large, by their names. */
  readonly sizes: Readonly<Record<string, number>>
  readonly measure: (bench: Bench, size: number) => Promise<readonly Round[]>
}

/** Measures both sides in turns. */
export const inTurns = (
  own: () => Promise<readonly number[]>,
  peer: () => Promise<readonly number[]>,
  rounds?: number,
): Promise<readonly Round[]> => repeated(async () => ({ own: await own(), peer: await peer() }), rounds)

/** Repeats a round that measures both sides by itself. */
export async function repeated(measure: () => Promise<Round>, count = 4): Promise<readonly Round[]> {
  // The first round compiles the code of both and is not counted.
  await measure()
  const rounds: Round[] = []
  while (rounds.length < count) rounds.push(await measure())
  return rounds
}

/**
 * CPU time of the main thread from each key to its painted frame, in ms: other programs of the machine hardly change it.
 *
 * @param effect type of the event that a key brings about
 */
export async function keyCosts(
  { page, devtools }: Tab,
  effect: 'keydown' | 'input' | 'submit',
  press: (page: Page) => Promise<void>,
): Promise<readonly number[]> {
  await page.bringToFront()
  return paintCosts(await traced(devtools, () => press(page)), effect)
}

/** CPU time of the main thread for each frame of an action, in ms. */
export async function frameCosts({ page }: Tab, action: () => Promise<unknown>): Promise<readonly number[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has lost its browser.')
  await page.bringToFront()
  await browser.startTracing(page, {
    categories: ['blink', 'cc', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  await action()
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  return framesOf(trace.traceEvents)
}

/** Presses keys one after the other, each once the frame of the one before is painted. */
export async function pressEach(page: Page, keys: Iterable<string>): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        }),
    )
  }
}

/** Path of a benchmark's page from the root of the repository. */
export const pageBeside = (subject: string, page = 'index.html') =>
  fileURLToPath(new URL(page, subject)).slice(fileURLToPath(new URL('../../../../', import.meta.url)).length)
