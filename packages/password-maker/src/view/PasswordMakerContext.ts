import type { Announce } from '@kleinzeug/ui'
import { createContext, useContext } from 'react'
import type { PasswordMakerLabels } from '../labels.ts'
import type { PasswordMakerState } from '../state/createPasswordMakerState.ts'
import type { Clipboard } from './useClipboard.ts'

interface Instance {
  readonly state: PasswordMakerState
  readonly labels: PasswordMakerLabels
  readonly announce: Announce
  readonly clipboard: Clipboard
}

export const PasswordMakerContext = createContext<Instance | undefined>(undefined)

/** State, texts, live region and clipboard of the Pass Maker around. */
export function usePasswordMaker() {
  const instance = useContext(PasswordMakerContext)
  if (!instance) throw new Error('A part of the Pass Maker is rendered outside of it')
  return instance
}
