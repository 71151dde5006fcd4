import { createContext, use } from 'react'
import type { RadioLabels } from '../../labels.ts'
import { useRadio } from '../RadioContext.ts'

export const StationLabelsContext = createContext<RadioLabels | null>(null)

/** Player of the radio around, and all labels. */
export function useStations() {
  const { player } = useRadio()
  const labels = use(StationLabelsContext)
  if (!labels) throw new Error('useStations was called outside of <StationEditor>.')
  return { player, labels }
}
