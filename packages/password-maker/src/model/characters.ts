import type { CharacterRules } from './characterRules.ts'
import type { Outcomes } from './outcomes.ts'

/** Characters that satisfy the same required sets; one bit of `satisfies` for each set. */
interface Group {
  readonly characters: readonly string[]
  readonly satisfies: number
}

function groupsOf({ alphabet, required }: CharacterRules) {
  const groups = new Map<number, string[]>()
  for (const character of alphabet) {
    const satisfies = required.reduce((bits, set, at) => bits | (set.includes(character) ? 1 << at : 0), 0)
    groups.set(satisfies, [...(groups.get(satisfies) ?? []), character])
  }
  return [...groups].map(([satisfies, characters]): Group => ({ characters, satisfies }))
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
  const all = (1 << rules.required.length) - 1
  const limit = rules.maxConsecutive
  const memos = { next: new Map<number, bigint>(), begun: new Map<number, bigint>() }
  const keyOf = (remaining: number, satisfied: number, last: number) =>
    (remaining * (all + 1) + satisfied) * (groups.length + 1) + last + 1

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
      for (const [group, { satisfies }] of groups.entries()) {
        const characters = others(group, last)
        if (characters > 0) sum += BigInt(characters) * begun(remaining - 1, satisfied | satisfies, group)
      }
      return sum
    })
  }
  /** Number of continuations after a run of the last character. */
  const inRun = (remaining: number, satisfied: number, last: number, run: number) => {
    if (limit === undefined) return next(remaining, satisfied, NONE)
    let sum = 0n
    for (let repeats = 0; repeats <= Math.min(remaining, limit - run); repeats++)
      sum += next(remaining - repeats, satisfied, last)
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
      const repeats = repeatable ? inRun(remaining - 1, satisfied, last.group, last.run + 1) : 0n
      if (rest < repeats) {
        text += groups[last.group]?.characters[last.place] ?? ''
        last = { ...last, run: last.run + 1 }
        continue
      }
      rest -= repeats
      const different = limit === undefined ? NONE : last.group
      for (const [group, { characters, satisfies }] of groups.entries()) {
        const each = begun(remaining - 1, satisfied | satisfies, group)
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
        satisfied |= satisfies
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
