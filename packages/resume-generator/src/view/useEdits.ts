import { createPaintQueue } from '@kleinzeug/ui'
import { useStore } from 'jotai'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Edit, ResumeState } from '../state/createResumeState.ts'

/** What changes the data, after what is typed. */
export function useEdits(state: ResumeState) {
  const store = useStore()
  const [typing] = useState(createPaintQueue)
  // The fields of the form keep their callbacks when hydration or another storage puts another state in the place.
  const latest = useRef(state)
  const lastField = useRef<string>(undefined)
  useLayoutEffect(() => {
    latest.current = state
  }, [state])
  useEffect(() => {
    // Captured at the window: before what stores the data of a page that goes.
    const events = ['visibilitychange', 'pagehide', 'beforeprint'] as const
    for (const event of events) addEventListener(event, typing.finish, true)
    return () => {
      for (const event of events) removeEventListener(event, typing.finish, true)
    }
  }, [typing])
  return useMemo(() => {
    return {
      typing,
      /** The field that was edited last; told once. */
      takeLastField: () => {
        const field = lastField.current
        lastField.current = undefined
        return field
      },
      /** The data with the last letter. */
      current: () => {
        typing.finish()
        return store.get(latest.current.data)
      },
      note: (change: Edit['change']) => store.set(latest.current.note, change),
      edit: (edit: Edit) => {
        lastField.current = edit.field
        typing.finish()
        store.set(latest.current.edit, edit)
      },
    }
  }, [store, typing])
}
