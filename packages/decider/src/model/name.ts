/** Why a name cannot be taken: there is nothing to see in it, or another of its scope has it. */
export type NameProblem = 'empty' | 'taken'

/** What two names are compared by: without the space around them, and „Golf“ is „golf“. */
export const nameKey = (name: string) => name.trim().normalize('NFC').toLowerCase()

// Space, and characters that only format (zero-width space, direction marks): a name of these is invisible.
const invisible = /[\s\p{Cf}]/gu

/**
 * What speaks against a name.
 *
 * @param others the other names of its scope: of all lists, or of the items of one list
 * @returns `undefined` when it can be taken
 */
export function nameProblem(name: string, others: readonly string[]): NameProblem | undefined {
  if (name.replace(invisible, '') === '') return 'empty'
  const key = nameKey(name)
  return others.some((other) => nameKey(other) === key) ? 'taken' : undefined
}

const EXCERPT = 40

/** A name short enough to stand in a sentence; cut between characters as they are seen, never inside an emoji. */
export function excerpt(name: string) {
  const whole = name.trim()
  if (whole.length <= EXCERPT) return whole
  let short = ''
  for (const { segment } of new Intl.Segmenter().segment(whole)) {
    if (short.length + segment.length > EXCERPT) break
    short += segment
  }
  return `${short}…`
}

/**
 * The name itself while it is free, else the first free one of „name (2)“, „name (3)“ …
 *
 * @param taken the keys in use, as `nameKey` makes them
 */
export function freeName(name: string, taken: ReadonlySet<string>) {
  let free = name
  for (let count = 2; taken.has(nameKey(free)); count++) free = `${name.trim()} (${count})`
  return free
}

/** The same things with names that differ: who comes later gives way. A blank name becomes „?“. */
export function withFreeNames<T extends { readonly name: string }>(things: readonly T[]): readonly T[] {
  const taken = new Set<string>()
  return things.map((thing) => {
    const visible = nameProblem(thing.name, []) === undefined ? thing.name : '?'
    const name = freeName(visible, taken)
    taken.add(nameKey(name))
    return name === thing.name ? thing : { ...thing, name }
  })
}
