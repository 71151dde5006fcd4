import { startTransition, useEffect, useState } from 'react'

/** Longer than the pause between two keys of somebody who types. */
const PAUSE = 250

/** Whether a value has stayed the same for a moment; the first one counts as settled. */
export function useSettled(value: unknown): boolean {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (value === settled) return undefined
    const timer = setTimeout(() => startTransition(() => setSettled(value)), PAUSE)
    return () => clearTimeout(timer)
  }, [value, settled])
  return value === settled
}
