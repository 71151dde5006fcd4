import type { Announce } from '@kleinzeug/ui'
import { createContext, useContext } from 'react'
import type { SmoothEyeLabels } from '../labels.ts'
import type { SmoothEyeState } from '../state/createSmoothEyeState.ts'

interface Instance {
  readonly state: SmoothEyeState
  readonly labels: SmoothEyeLabels
  readonly announce: Announce
}

export const SmoothEyeContext = createContext<Instance | undefined>(undefined)

/** The atoms, texts and live region of the surrounding exercise. */
export function useSmoothEye() {
  const instance = useContext(SmoothEyeContext)
  if (!instance) throw new Error('A part of the eye exercise is rendered outside of it')
  return instance
}
