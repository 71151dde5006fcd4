import type { Announce } from '@kleinzeug/ui'
import { createContext, useContext } from 'react'
import type { DeciderLabels } from '../labels.ts'
import type { DeciderState } from '../state/createDeciderState.ts'

interface Instance {
  readonly state: DeciderState
  readonly labels: DeciderLabels
  readonly announce: Announce
}

export const DeciderContext = createContext<Instance | undefined>(undefined)

/** The atoms, labels and announcer of the Decider around. */
export function useDecider() {
  const instance = useContext(DeciderContext)
  if (!instance) throw new Error('useDecider needs a Decider around it')
  return instance
}
