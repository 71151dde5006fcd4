import { useStore } from 'jotai'
import { startTransition, useEffect, useState } from 'react'
import type { ResumeData } from '../model/resume.ts'
import type { ResumeState } from '../state/createResumeState.ts'

/** How long typing must pause, in ms, until everything but the edited field follows. */
const PAUSE = 200
/** Maximum delay in ms while typing continues. */
const LONGEST = 1000

/**
 * The data as pages, lists and hints show it. A typed letter is stored once it is painted, and the rest follows in
 * a transition once the typing pauses; every other change is shown at once.
 */
export function useShownData(state: ResumeState): ResumeData {
  const store = useStore()
  const [shown, setShown] = useState(() => store.get(state.data))
  const [shownState, setShownState] = useState(state)
  if (shownState !== state) {
    setShownState(state)
    setShown(store.get(state.data))
  }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let since: number | undefined
    const follow = () => {
      clearTimeout(timer)
      since = undefined
      setShown(store.get(state.data))
    }
    const followLater = (delay: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => startTransition(follow), delay)
    }
    const change = () => {
      if (!store.get(state.isTyping)) return follow()
      const now = performance.now()
      since ??= now
      followLater(now - since < LONGEST ? PAUSE : 0)
    }
    const unsubscribe = store.sub(state.data, change)
    follow()
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [state, store])
  return shown
}
