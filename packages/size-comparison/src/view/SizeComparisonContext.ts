import type { Announce } from '@kleinzeug/ui'
import { createContext, useContext } from 'react'
import type { SizeComparisonLabels } from '../labels.ts'
import type { SizeComparisonState } from '../state/createSizeComparisonState.ts'

interface Instance {
  readonly state: SizeComparisonState
  readonly labels: SizeComparisonLabels
  readonly announce: Announce
}

export const SizeComparisonContext = createContext<Instance | undefined>(undefined)

/** The atoms, texts and live region of the surrounding tool. */
export function useSizeComparison() {
  const instance = useContext(SizeComparisonContext)
  if (!instance) throw new Error('A part of SizeComparison is rendered outside of it')
  return instance
}
