/** The keys that the journeys press, by the names of `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowDown' | '+' | '?' | 'r'

/** One tab of a browser, as far as the smoke journey needs it. */
export interface Engine {
  /** Opens an address and waits for its `load` event. */
  readonly goTo: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** The value of an expression in the page; it must be JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Presses keys one after the other. */
  readonly press: (...keys: readonly Key[]) => Promise<void>
  /** Types a text into what has the focus. */
  readonly type: (text: string) => Promise<void>
  /** Clicks the first element of a selector, as a pointer does. */
  readonly click: (selector: string) => Promise<void>
  /** Moves the pointer onto the first element of a selector and lets it rest there. */
  readonly hover: (selector: string) => Promise<void>
  /** What the engine itself has reported as errors of the page; empty where it reports none. */
  readonly complaints: readonly string[]
  readonly close: () => Promise<void>
}

// oxlint-disable-next-line no-restricted-globals -- drivers of both engines are polled
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits until an expression is true in the page. Throws after 20 s, with the expression. */
export async function until(engine: Engine, expression: string): Promise<void> {
  const end = Date.now() + 20_000
  for (;;) {
    let cause: unknown
    const value = await engine.evaluate(`Boolean(${expression})`).catch((error: unknown) => {
      // A script that a navigation cuts off has no result: it is evaluated again.
      cause = error
    })
    if (value === true) return
    if (Date.now() > end) throw new Error(`never true: ${expression}`, { cause })
    await pause(100)
  }
}
