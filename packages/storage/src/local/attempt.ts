/** The result of a call into the browser that may be refused; `undefined` when it was. */
export function attempt<T>(call: () => T): T | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}
