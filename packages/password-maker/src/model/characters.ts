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

/** What matters of the characters already placed. */
interface Placed {
  readonly satisfied: number
  /** Group and place of the last character, and how often it stands in a row; kept only under a limit. */
  readonly last?: { readonly group: number; readonly place: number; readonly run: number }
}

/**
 * Counts and numbers the strings that keep the rules, for every length.
 *
 * Counting goes from the end: how many ways there are to fill the remaining places depends only on which
 * sets are satisfied and on the last run, so that a few thousand sums give the exact count.
 */
export function characterCounter(rules: CharacterRules) {
  const groups = groupsOf(rules)
  const all = (1 << rules.required.length) - 1
  const limit = rules.maxConsecutive
  const memo = new Map<string, bigint>()

  const after = (placed: Placed, group: number, place: number): Placed => ({
    satisfied: placed.satisfied | (groups[group]?.satisfies ?? 0),
    ...(limit !== undefined && { last: { group, place, run: 1 } }),
  })
  const repeated = ({ satisfied, last }: Placed): Placed | undefined =>
    last && limit !== undefined && last.run < limit
      ? { satisfied, last: { ...last, run: last.run + 1 } }
      : undefined
  /** How many characters of a group can follow without being the last one again. */
  const others = ({ last }: Placed, group: number) =>
    (groups[group]?.characters.length ?? 0) - (last?.group === group ? 1 : 0)

  function count(remaining: number, placed: Placed): bigint {
    if (remaining === 0) return placed.satisfied === all ? 1n : 0n
    const key = `${remaining} ${placed.satisfied} ${placed.last?.group} ${placed.last?.run}`
    const known = memo.get(key)
    if (known !== undefined) return known
    const again = repeated(placed)
    let sum = again ? count(remaining - 1, again) : 0n
    for (const group of groups.keys()) {
      const characters = others(placed, group)
      if (characters > 0) sum += BigInt(characters) * count(remaining - 1, after(placed, group, 0))
    }
    memo.set(key, sum)
    return sum
  }

  function at(length: number, index: bigint) {
    let rest = index
    let placed: Placed = { satisfied: 0 }
    let text = ''
    const character = ({ last }: Placed) => (last && groups[last.group]?.characters[last.place]) ?? ''
    for (let remaining = length; remaining > 0; remaining--) {
      const again = repeated(placed)
      const repeats = again ? count(remaining - 1, again) : 0n
      if (again && rest < repeats) {
        text += character(again)
        placed = again
        continue
      }
      rest -= repeats
      for (const [group, { characters }] of groups.entries()) {
        const each = count(remaining - 1, after(placed, group, 0))
        const total = BigInt(others(placed, group)) * each
        if (rest >= total) {
          rest -= total
          continue
        }
        let place = Number(rest / each)
        // The last character is left out of its group here: those behind it move up.
        if (placed.last?.group === group && place >= placed.last.place) place++
        rest %= each
        text += characters[place] ?? ''
        placed = after(placed, group, place)
        break
      }
    }
    return text
  }

  return {
    outcomes: (length: number): Outcomes => ({
      size: count(length, { satisfied: 0 }),
      at: (index) => at(length, index),
    }),
  }
}
