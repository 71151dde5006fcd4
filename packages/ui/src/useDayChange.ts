import { useEffect } from 'react'

const CHECK = 20_000

/**
 * Calls back when the calendar day may have changed: at midnight, also one that passed while the machine slept or the
 * tab was frozen. Give a function that stays the same.
 *
 * @example
 * ```tsx
 * useDayChange(useSetAtom(state.refreshToday))
 * ```
 */
export function useDayChange(onChange: () => void) {
  useEffect(() => {
    onChange()
    const timer = setInterval(onChange, CHECK)
    document.addEventListener('visibilitychange', onChange)
    addEventListener('focus', onChange)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onChange)
      removeEventListener('focus', onChange)
    }
  }, [onChange])
}
