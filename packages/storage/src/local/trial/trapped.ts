/** An object whose methods, and those of all objects they return, call `trap` first, which may throw.
 * `onMade` gets each of the returned objects. */
export function trapped<T extends object>(
  target: T,
  trap: () => void,
  onMade: (made: object) => void = () => {},
): T {
  return new Proxy(target, {
    get: (_, name) => {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value === 'function') {
        return (...given: unknown[]) => {
          trap()
          const result: unknown = Reflect.apply(value, target, given)
          if (typeof result !== 'object' || result === null) return result
          onMade(result)
          return trapped(result, trap, onMade)
        }
      }
      // The database arrives as the result of a request, and is trapped like it.
      return name === 'result' && typeof value === 'object' && value !== null && 'transaction' in value
        ? trapped(value, trap, onMade)
        : value
    },
    set: (_, name, value) => Reflect.set(target, name, value, target),
  })
}
