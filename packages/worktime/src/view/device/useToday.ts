import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { WorktimeState } from '../../state/createWorktimeState.ts'

const CHECK = 20_000

/** Notices midnight, also one that passed while the machine slept or the tab was frozen. */
export function useToday(state: WorktimeState) {
  const refresh = useSetAtom(state.refreshToday)
  useEffect(() => {
    refresh()
    const timer = setInterval(refresh, CHECK)
    document.addEventListener('visibilitychange', refresh)
    addEventListener('focus', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
      removeEventListener('focus', refresh)
    }
  }, [refresh])
}
