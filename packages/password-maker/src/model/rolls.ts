/** What is rolled by hand: a die or a coin. */
export const rollTools = { die: 6, coin: 2 } as const
export type RollTool = keyof typeof rollTools

/** Chance that somebody else can follow: faces by number from 0, in the order of the throws. */
export interface Rolls {
  readonly tool: RollTool
  readonly faces: readonly number[]
}

/** The throws as one number: digits of a system with as many digits as there are faces. */
export const numberOfRolls = ({ tool, faces }: Rolls) =>
  faces.reduce((number, face) => number * BigInt(rollTools[tool]) + BigInt(face), 0n)

/** How many bits the throws bring along, if the tool is fair. */
export const bitsOfRolls = ({ tool, faces }: Rolls) => faces.length * Math.log2(rollTools[tool])

/** How often each face came. */
export const countsOf = ({ tool, faces }: Rolls) =>
  Array.from({ length: rollTools[tool] }, (_, face) => faces.filter((one) => one === face).length)

/** Values of χ² that a fair tool exceeds once in a thousand times, by tool. */
const LIMITS: Readonly<Record<RollTool, number>> = { die: 20.515, coin: 10.828 }
/** Fewer throws for each face say nothing. */
const LEAST_PER_FACE = 5

/** How far the counts are from even, and whether a fair tool does that seldom; nothing is said of few throws. */
export function chiSquared(rolls: Rolls) {
  const expected = rolls.faces.length / rollTools[rolls.tool]
  const value = countsOf(rolls).reduce((sum, count) => sum + (count - expected) ** 2 / (expected || 1), 0)
  return {
    value,
    verdict: expected < LEAST_PER_FACE ? 'few' : value > LIMITS[rolls.tool] ? 'odd' : 'even',
  } as const
}

/**
 * The number that is drawn, made of that of the browser and that of the throws: as evenly spread as the better of the
 * two, whatever the other is.
 */
export const mixed = (drawn: bigint, rolls: Rolls, size: bigint) => (drawn + numberOfRolls(rolls)) % size

/** A step from the number to the password: what is divided, by what, and what comes of it. */
export interface Division {
  readonly number: bigint
  readonly by: bigint
  readonly quotient: bigint
  readonly remainder: bigint
}

/** Divides a number again and again by the same one: its remainders are the places of the words in the list. */
export function divisions(number: bigint, by: bigint, count: number): readonly Division[] {
  let rest = number
  return Array.from({ length: count }, () => {
    const division = { number: rest, by, quotient: rest / by, remainder: rest % by }
    rest = division.quotient
    return division
  })
}
