/** A title that is not taken: `Italienisch (2)` where `Italienisch` is. */
export function freeTitle(title: string, taken: ReadonlySet<string>) {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? title : `${title} (${number})`
    if (!taken.has(free)) return free
  }
}

/** Titles that are free one after the other. */
export function freeTitles(titles: readonly string[], taken: ReadonlySet<string>) {
  const used = new Set(taken)
  return titles.map((title) => {
    const free = freeTitle(title, used)
    used.add(free)
    return free
  })
}
