import type { RecordOptions } from '../recordOptions.ts'
import { trapped } from './trapped.ts'

const isTransaction = (made: object): made is IDBTransaction => 'objectStore' in made && 'abort' in made

/**
 * The options of a page, changed so that it is killed at a step: a step is a call of localStorage or IndexedDB. From then
 * on nothing of it reaches the stores any more, and transactions that have not ended are undone, as the
 * browser undoes those of a process that is gone.
 */
export function killablePage<Options extends RecordOptions>({
  localStorage,
  indexedDB,
  ...options
}: Options) {
  let target = Infinity
  let steps = 0
  const transactions = new Set<IDBTransaction>()
  const isKilled = () => steps >= target
  let end = () => {}
  const killed = new Promise<void>((resolve) => {
    end = resolve
  })

  function step() {
    steps++
    if (!isKilled()) return
    for (const transaction of transactions) {
      try {
        transaction.abort()
      } catch {
        // It has ended already.
      }
    }
    end()
    throw new DOMException('killed', 'AbortError')
  }

  return {
    options: {
      ...options,
      localStorage: localStorage && trapped(localStorage, step),
      indexedDB:
        indexedDB &&
        trapped(indexedDB, step, (made) => {
          if (isTransaction(made)) transactions.add(made)
        }),
    },
    /** Counts from here on and kills the page at the step of this number. */
    killAt: (number: number) => {
      steps = 0
      target = number
    },
    isKilled,
    /** Resolves when the page is killed. */
    killed,
  }
}
