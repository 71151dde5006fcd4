import type { Announce } from '@kleinzeug/ui'
import { createContext, useContext } from 'react'
import type { AchievementsLabels } from '../labels.ts'
import type { Entry } from '../model/entry.ts'
import type { AchievementsState } from '../state/createAchievementsState.ts'

/** What becomes of an entry that is offered: `'present'` when it lies there already and was not replaced. */
type OfferAnswer = void | 'present' | undefined
export type OnOffer = (entry: Entry, replaces: boolean) => OfferAnswer | Promise<OfferAnswer>

interface Instance {
  readonly state: AchievementsState
  readonly labels: AchievementsLabels
  readonly announce: Announce
  readonly onOffer: OnOffer | undefined
}

export const AchievementsContext = createContext<Instance | undefined>(undefined)

/** The atoms, texts and live region of the surrounding tool. */
export function useAchievements() {
  const instance = useContext(AchievementsContext)
  if (!instance) throw new Error('A part of Achievements is rendered outside of it')
  return instance
}
