import { useEffect, useState } from 'react'
import { useSelfReport } from './SelfReportContext.ts'

/** The statements of the questionnaire, loaded once they are needed. */
export function useItems(isNeeded: boolean) {
  const { labels } = useSelfReport()
  const [list, setList] = useState<readonly string[]>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { items } = labels
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    void (async () => {
      try {
        const loaded = await items()
        if (isCurrent) setList(loaded)
      } catch {
        if (isCurrent) setFailed(true)
      }
    })()
    return () => {
      isCurrent = false
    }
  }, [isNeeded, items, attempt])
  return {
    list,
    failed,
    load: () => {
      setFailed(false)
      setAttempt((before) => before + 1)
    },
  }
}
