import type { Announce } from '@kleinzeug/ui'
import { createContext, useContext } from 'react'
import type { AchievementsLabels } from '../labels.ts'
import type { Entry } from '../model/entry.ts'
import type { AchievementsState } from '../state/createAchievementsState.ts'

interface Instance {
  readonly state: AchievementsState
  readonly labels: AchievementsLabels
  readonly announce: Announce
  readonly onOffer: ((entry: Entry) => void | Promise<void>) | undefined
}

export const AchievementsContext = createContext<Instance | undefined>(undefined)

/** The atoms, texts and live region of the surrounding tool. */
export function useAchievements() {
  const instance = useContext(AchievementsContext)
  if (!instance) throw new Error('A part of Achievements is rendered outside of it')
  return instance
}
