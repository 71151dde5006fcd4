import { useEffect, useState } from 'react'
import { useSelfReport } from './SelfReportContext.ts'

/** The statements of the questionnaire, loaded once they are needed; `failed` where that is impossible. */
export function useItems(isNeeded: boolean): readonly string[] | 'failed' | undefined {
  const { labels } = useSelfReport()
  const [loaded, setLoaded] = useState<readonly string[] | 'failed'>()
  const { items } = labels
  useEffect(() => {
    if (!isNeeded) return undefined
    let isCurrent = true
    const settle = (result: readonly string[] | 'failed') => {
      if (isCurrent) setLoaded(result)
    }
    items().then(settle, () => settle('failed'))
    return () => {
      isCurrent = false
    }
  }, [isNeeded, items])
  return loaded
}
