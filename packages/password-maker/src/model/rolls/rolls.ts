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

/**
 * The number that is drawn, made of that of the browser and that of the throws: as evenly spread as the better of the
 * two, whatever the other is.
 */
export const mixed = (drawn: bigint, rolls: Rolls, size: bigint) => (drawn + numberOfRolls(rolls)) % size
