import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useSelfReport } from './SelfReportContext.ts'

const CHECK = 20_000

/** Notices midnight, also one that passed while the machine slept or the tab was frozen. */
export function useToday() {
  const { state } = useSelfReport()
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
