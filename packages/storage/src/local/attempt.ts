/** The result of a browser call that may throw; `undefined` when it did. */
export function attempt<T>(call: () => T): T | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}
