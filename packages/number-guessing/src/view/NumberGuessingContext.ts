import type { Announce } from '@kleinzeug/ui'
import { createContext, useContext } from 'react'
import type { NumberGuessingLabels } from '../labels.ts'
import type { NumberGuessingState } from '../state/createNumberGuessingState.ts'

interface Instance {
  readonly state: NumberGuessingState
  readonly labels: NumberGuessingLabels
  readonly announce: Announce
}

export const NumberGuessingContext = createContext<Instance | undefined>(undefined)

/** State, texts and live region of the game around. */
export function useNumberGuessing() {
  const instance = useContext(NumberGuessingContext)
  if (!instance) throw new Error('A part of Number Guessing is rendered outside of it')
  return instance
}
