import type { CharacterRules } from './rules/characterRules.ts'
import type { Outcomes } from './outcomes.ts'

/** Characters that belong to the same required sets, by the places of the sets. */
interface Group {
  readonly characters: readonly string[]
  readonly sets: readonly number[]
}

function groupsOf({ alphabet, required }: CharacterRules) {
  const groups = new Map<string, { characters: string[]; sets: readonly number[] }>()
  for (const character of alphabet) {
    const sets = required.flatMap((set, at) => (set.includes(character) ? [at] : []))
    const group = groups.get(sets.join()) ?? { characters: [], sets }
    group.characters.push(character)
    groups.set(sets.join(), group)
  }
  return [...groups.values()] satisfies readonly Group[]
}

/**
 * How far the required sets are satisfied, as one number: the digits of a number system in which each set has as many
 * digits as characters of it are required, and zero.
 */
function satisfaction({ required, least = [] }: CharacterRules) {
  const needed = required.map((_, at) => least[at] ?? 1)
  const values = needed.map((_, at) => needed.slice(0, at).reduce((product, many) => product * (many + 1), 1))
  return {
    states: needed.reduce((product, many) => product * (many + 1), 1),
    all: needed.reduce((sum, many, at) => sum + many * (values[at] ?? 0), 0),
    /** The state after one more character of these sets. */
    after: (state: number, sets: readonly number[]) =>
      sets.reduce((next, at) => {
        const [value, many] = [values[at] ?? 1, needed[at] ?? 0]
        return Math.floor(state / value) % (many + 1) < many ? next + value : next
      }, state),
  }
}

/** No last character that the next one has to differ from. */
const NONE = -1

/**
 * Counts and numbers the strings that keep the rules, for every length.
 *
 * Counting goes from the end: how many ways there are to fill the remaining places depends only on which
 * sets are satisfied and on the group of the last character, so that a few thousand sums give the exact
 * count.
 */
export function characterCounter(rules: CharacterRules) {
  const groups = groupsOf(rules)
  const { states, all, after } = satisfaction(rules)
  const limit = rules.maxConsecutive
  const memos = { next: new Map<number, bigint>(), begun: new Map<number, bigint>() }
  const keyOf = (remaining: number, satisfied: number, last: number) =>
    (remaining * states + satisfied) * (groups.length + 1) + last + 1

  const remember = (memo: Map<number, bigint>, key: number, count: () => bigint) => {
    const known = memo.get(key)
    if (known !== undefined) return known
    const counted = count()
    memo.set(key, counted)
    return counted
  }
  /** How many characters of a group differ from the last one. */
  const others = (group: number, last: number) =>
    (groups[group]?.characters.length ?? 0) - (group === last ? 1 : 0)

  /** The ways to go on with a character that differs from the last one, or to end. */
  const next = (remaining: number, satisfied: number, last: number): bigint => {
    if (remaining === 0) return satisfied === all ? 1n : 0n
    return remember(memos.next, keyOf(remaining, satisfied, last), () => {
      let sum = 0n
      for (const [group, { sets }] of groups.entries()) {
        const characters = others(group, last)
        if (characters > 0) sum += BigInt(characters) * begun(remaining - 1, after(satisfied, sets), group)
      }
      return sum
    })
  }
  /** Number of continuations after a run of the last character. */
  const inRun = (remaining: number, satisfied: number, last: number, run: number) => {
    if (limit === undefined) return next(remaining, satisfied, NONE)
    let sum = 0n
    let state = satisfied
    for (let repeats = 0; repeats <= Math.min(remaining, limit - run); repeats++) {
      sum += next(remaining - repeats, state, last)
      state = after(state, groups[last]?.sets ?? [])
    }
    return sum
  }
  /** The ways to go on after a character that begins a run. */
  const begun = (remaining: number, satisfied: number, last: number): bigint =>
    remember(memos.begun, keyOf(remaining, satisfied, last), () => inRun(remaining, satisfied, last, 1))

  function at(length: number, index: bigint) {
    let rest = index
    let satisfied = 0
    let last = { group: NONE, place: NONE, run: 0 }
    let text = ''
    for (let remaining = length; remaining > 0; remaining--) {
      const repeatable = limit !== undefined && last.group !== NONE && last.run < limit
      const again = after(satisfied, groups[last.group]?.sets ?? [])
      const repeats = repeatable ? inRun(remaining - 1, again, last.group, last.run + 1) : 0n
      if (rest < repeats) {
        text += groups[last.group]?.characters[last.place] ?? ''
        satisfied = again
        last = { ...last, run: last.run + 1 }
        continue
      }
      rest -= repeats
      const different = limit === undefined ? NONE : last.group
      for (const [group, { characters, sets }] of groups.entries()) {
        const each = begun(remaining - 1, after(satisfied, sets), group)
        const total = BigInt(others(group, different)) * each
        if (rest >= total) {
          rest -= total
          continue
        }
        let place = Number(rest / each)
        // The last character is left out of its group here: those behind it move up.
        if (group === different && place >= last.place) place++
        rest %= each
        text += characters[place] ?? ''
        satisfied = after(satisfied, sets)
        last = { group, place, run: 1 }
        break
      }
    }
    return text
  }

  return {
    outcomes: (length: number): Outcomes => ({
      size: next(length, 0, NONE),
      at: (index) => at(length, index),
    }),
  }
}
