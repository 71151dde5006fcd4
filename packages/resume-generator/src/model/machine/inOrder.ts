interface Step {
  readonly at: number
  readonly index: number
  readonly before: Step | undefined
}

/**
 * The largest choice of items that stand one behind another (Hunt and Szymanski, 1977).
 *
 * @param places by item: where it stands, each in rising order
 * @returns the indexes of the chosen items
 */
export function inOrder(places: ReadonlyArray<readonly number[]>): ReadonlySet<number> {
  // By length of a chain, the one that ends first.
  const chains: Step[] = []
  for (const [index, own] of places.entries())
    for (const at of own.toReversed()) {
      const length = chains.findIndex((chain) => chain.at >= at)
      const place = length < 0 ? chains.length : length
      chains[place] = { at, index, before: chains[place - 1] }
    }
  const chosen = new Set<number>()
  for (let step = chains.at(-1); step; step = step.before) chosen.add(step.index)
  return chosen
}

/** Every place at which a text has another one. */
export function placesOf(text: string, part: string): readonly number[] {
  const places: number[] = []
  if (part === '') return places
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) places.push(at)
  return places
}
