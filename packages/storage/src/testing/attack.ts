import type { TestCase } from './testCase.ts'

/** What came of an attack. */
export interface Outcome {
  readonly rounds: number
  /** Rounds after which something was neither there nor in any store, or was shown wrong without a word. */
  readonly lost: number
  /** Rounds in which the storage has told of it. */
  readonly told: number
  /** What was lost first. */
  readonly first?: string
}

/** One attack on a storage: `run` rejects when anything is lost, `measure` only counts. */
export interface Attack extends TestCase {
  /** What is counted as a round, such as "a kill". */
  readonly round: string
  readonly measure: () => Promise<Outcome>
}

/** One round: what was lost, if anything, and whether it was told. */
export interface Round {
  readonly lost?: string | undefined
  readonly told?: boolean
}

/** A round in which an error of the storage is a loss. */
export const judged = (round: () => Promise<Round>): Promise<Round> =>
  round().catch((error: unknown) => ({ lost: String(error) }))

/**
 * @param rounds yields what came of each round
 */
export function attack(name: string, round: string, rounds: () => AsyncIterable<Round>): Attack {
  async function measure(): Promise<Outcome> {
    let count = 0
    let told = 0
    const losses: string[] = []
    for await (const { lost, told: wasTold } of rounds()) {
      count++
      told += Number(wasTold ?? false)
      if (lost !== undefined) losses.push(lost)
    }
    const [first] = losses
    return { rounds: count, lost: losses.length, told, ...(first !== undefined && { first }) }
  }

  return {
    name,
    round,
    measure,
    run: async () => {
      const { rounds: count, lost, first } = await measure()
      if (lost > 0) throw new Error(`${name}: lost in ${lost} of ${count} rounds; first: ${first}`)
    },
  }
}
