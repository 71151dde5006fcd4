/** Those who want to hear of a change. One that throws does not keep the others from hearing. */
export function listeners() {
  const all = new Set<() => void>()
  return {
    add: (onChange: () => void) => {
      // Its own function object per subscription, so that one callback may subscribe twice.
      const listener = () => onChange()
      all.add(listener)
      return () => void all.delete(listener)
    },
    call: () => {
      for (const listener of all) {
        try {
          listener()
        } catch (error) {
          globalThis.reportError?.(error)
        }
      }
    },
  }
}
