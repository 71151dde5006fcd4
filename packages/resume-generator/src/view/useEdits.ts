import { createPaintQueue } from '@kleinzeug/ui'
import { useStore } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { Edit, ResumeState } from '../state/createResumeState.ts'

/** What changes the data, after what is typed. */
export function useEdits(state: ResumeState) {
  const store = useStore()
  const [typing] = useState(createPaintQueue)
  useEffect(() => {
    // Captured at the window: before what stores the data of a page that goes.
    const events = ['visibilitychange', 'pagehide', 'beforeprint'] as const
    for (const event of events) addEventListener(event, typing.finish, true)
    return () => {
      for (const event of events) removeEventListener(event, typing.finish, true)
    }
  }, [typing])
  return useMemo(() => {
    const typedFirst =
      <Args extends unknown[], Result>(change: (...args: Args) => Result) =>
      (...args: Args) => {
        typing.finish()
        return change(...args)
      }
    return {
      typing,
      /** The data with the last letter. */
      current: typedFirst(() => store.get(state.data)),
      edit: typedFirst((edit: Edit) => store.set(state.edit, edit)),
    }
  }, [state, store, typing])
}
