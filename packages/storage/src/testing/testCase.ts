/** One test for any runner: `test(name, run)`. */
export interface TestCase {
  readonly name: string
  /** Rejects, or throws, when the storage breaks its promise. */
  readonly run: () => Promise<void>
}

/** @throws an error that names the broken promise */
export function assert(isKept: boolean, promise: string): asserts isKept {
  if (!isKept) throw new Error(promise)
}

export const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
