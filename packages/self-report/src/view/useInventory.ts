import { useEffect, useState } from 'react'
import type { Inventory } from '../model/ipip/inventory.ts'
import { useLater } from './useLater.ts'

/** The texts of the questionnaire, loaded once they are needed; `failed` where that is impossible. */
export function useInventory(isNeeded: boolean): Inventory | 'failed' | undefined {
  const { labels } = useLater()
  const [loaded, setLoaded] = useState<Inventory | 'failed'>()
  const { inventory } = labels
  useEffect(() => {
    if (!isNeeded) return undefined
    let isCurrent = true
    const settle = (result: Inventory | 'failed') => {
      if (isCurrent) setLoaded(result)
    }
    inventory().then(settle, () => settle('failed'))
    return () => {
      isCurrent = false
    }
  }, [isNeeded, inventory])
  return loaded
}
