import type { Announce } from '@kleinzeug/ui'
import { createContext, useContext } from 'react'
import type { NeoCortexLabels } from '../labels.ts'
import type { NeoCortexState } from '../state/createNeoCortexState.ts'

interface Instance {
  readonly state: NeoCortexState
  readonly labels: NeoCortexLabels
  readonly announce: Announce
  /** Whether images of any host may be loaded. */
  readonly showExternalImages: boolean
  /** The address at which this tool takes a shared page. */
  readonly address: string | undefined
  readonly onShared: (() => void) | undefined
}

export const NeoCortexContext = createContext<Instance | undefined>(undefined)

/** The atoms, texts and live region of the surrounding tool. */
export function useNeoCortex() {
  const instance = useContext(NeoCortexContext)
  if (!instance) throw new Error('A part of NeoCortex is rendered outside of it')
  return instance
}
