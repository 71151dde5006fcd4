import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { StorageAdapter } from './adapter.ts'
import { memoryStorage } from './memoryStorage.ts'

/**
 * An adapter over a value that the parent component holds: a tool with it is controlled, as a field of React with `value`
 * is. What the parent does not take over in the render that follows an edit goes back, and what it sets itself is shown.
 *
 * @param onValueChange called with the data after each edit
 * @example
 * ```tsx
 * const [lists, setLists] = useState(deciderSlice.defaults())
 * const storage = useValueStorage(lists, setLists)
 *
 * return <Decider storage={storage} />
 * ```
 */
export function useValueStorage<T>(value: T, onValueChange: (value: T) => void): StorageAdapter<T> {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const changed = useRef(onValueChange)
  useLayoutEffect(() => {
    changed.current = onValueChange
  })
  const [held] = useState(() => memoryStorage(value))
  const [adapter] = useState(() => ({
    ...held,
    write: (next: T) => {
      if (Object.is(next, held.read())) return
      // Two edits of one event see each other; the parent decides once both are made.
      held.write(next)
      changed.current(next)
      renderAgain()
    },
  }))
  useEffect(() => {
    held.write(value)
  })
  return adapter
}
