import type { TrialStorage } from '../local/trial/trialStorage.ts'

/** How late pages learn of what another has written, in ms; the same for all that one page learns, so that it stays in order. */
const LATE = [1, 4, 2, 7, 3]

/**
 * One localStorage, seen by several pages as browsers with a process for each tab show it: a page sees its own writes at
 * once, those of others a moment later, and gets a `storage` event then. The last write wins.
 *
 * @param later lets a page, by its number, learn of something later, each page in order
 */
export function pageStorages(
  shared: TrialStorage,
  later = (act: () => void, page: number) => void setTimeout(act, LATE[page % LATE.length]),
) {
  let written = 0
  const pages: Array<(key: string, text: string | null, number: number) => void> = []

  /** The localStorage of one more page. */
  return function pageStorage(window: EventTarget): Storage {
    const seen = new Map(shared.entries)
    const ownWrites = new Map<string, number>()

    function hear(key: string, text: string | null, number: number) {
      // What the page has written later replaces it everywhere.
      if ((ownWrites.get(key) ?? 0) < number) see(key, text)
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: text }))
    }
    const number = pages.length
    const mine = (...written: Parameters<typeof hear>) => later(() => hear(...written), number)
    pages.push(mine)

    function see(key: string, text: string | null) {
      if (text === null) seen.delete(key)
      else seen.set(key, text)
    }

    function tell(key: string, text: string | null) {
      // It stores nothing and says nothing.
      if ((shared.entries.get(key) ?? null) !== text) return
      see(key, text)
      const number = ++written
      ownWrites.set(key, number)
      for (const page of pages) if (page !== mine) page(key, text, number)
    }

    return {
      get length() {
        return seen.size
      },
      key: (index) => [...seen.keys()][index] ?? null,
      getItem: (key) => {
        shared.gate()
        return seen.get(key) ?? null
      },
      setItem: (key, text) => {
        shared.setItem(key, text)
        tell(key, text)
      },
      removeItem: (key) => {
        shared.removeItem(key)
        tell(key, null)
      },
      clear: () => {
        for (const key of seen.keys()) shared.removeItem(key)
        for (const key of seen.keys()) tell(key, null)
      },
    }
  }
}
