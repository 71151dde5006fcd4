/** Why a name is refused: it has no visible character, or another of its scope has it. */
export type NameProblem = 'empty' | 'taken'

/** What names are compared by: without spaces and regardless of case, „VW Golf “ is „vw  golf“ and „VWGolf“. */
export const nameKey = (name: string) => name.replaceAll(/\s/gu, '').normalize('NFC').toLowerCase()

// Space and format characters (zero-width space, direction marks): a name of nothing else is invisible.
const invisible = /[\s\p{Cf}]/gu

/** Why a name is refused among the other names of its scope; `undefined` when it is accepted. */
export function nameProblem(name: string, others: readonly string[]): NameProblem | undefined {
  if (name.replace(invisible, '') === '') return 'empty'
  const key = nameKey(name)
  return others.some((other) => nameKey(other) === key) ? 'taken' : undefined
}

const EXCERPT = 40

/** A name shortened for a sentence; cut between graphemes, so that no emoji is split. */
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

/** The name if no key of `taken` (see `nameKey`) equals its own, else the first free one of „name (2)“, „name (3)“ … */
export function freeName(name: string, taken: ReadonlySet<string>) {
  let free = name
  for (let count = 2; taken.has(nameKey(free)); count++) free = `${name.trim()} (${count})`
  return free
}

/** The things with unique names: of two equal ones the later is renamed. A blank name becomes „?“. */
export function withFreeNames<T extends { readonly name: string }>(things: readonly T[]): readonly T[] {
  const taken = new Set<string>()
  return things.map((thing) => {
    const visible = nameProblem(thing.name, []) === undefined ? thing.name : '?'
    const name = freeName(visible, taken)
    taken.add(nameKey(name))
    return name === thing.name ? thing : { ...thing, name }
  })
}
