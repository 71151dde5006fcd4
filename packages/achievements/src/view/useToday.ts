import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useAchievements } from './AchievementsContext.ts'

const CHECK = 20_000

/** Notices midnight, also one that passed while the machine slept or the tab was frozen. */
export function useToday() {
  const { state } = useAchievements()
  const refresh = useSetAtom(state.refreshToday)
  useEffect(() => {
    refresh()
    const timer = setInterval(refresh, CHECK)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [refresh])
}
