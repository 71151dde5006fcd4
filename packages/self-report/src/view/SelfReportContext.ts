import type { Announce } from '@kleinzeug/ui'
import { createContext, useContext } from 'react'
import type { SelfReportLabels } from '../labels.ts'
import type { SelfReportState } from '../state/createSelfReportState.ts'

interface Instance {
  readonly state: SelfReportState
  readonly labels: SelfReportLabels
  readonly announce: Announce
}

export const SelfReportContext = createContext<Instance | undefined>(undefined)

/** The atoms, texts and live region of the surrounding tool. */
export function useSelfReport() {
  const instance = useContext(SelfReportContext)
  if (!instance) throw new Error('A part of SelfReport is rendered outside of it')
  return instance
}
