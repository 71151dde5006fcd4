import { rollTools, type Rolls, type RollTool } from './rolls.ts'

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
