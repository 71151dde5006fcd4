import { createToolContext, type ToolProps } from '@kleinzeug/shell'
import type { ShownLabels } from '../labels.ts'
import type { AchievementsData, Entry } from '../model/entry.ts'
import type { AchievementsState } from '../state/createAchievementsState.ts'

/** What becomes of an entry that is offered: `'present'` when it lies there already and was not replaced. */
type OfferAnswer = void | 'present' | undefined
export type OnOffer = (entry: Entry, replaces: boolean) => OfferAnswer | Promise<OfferAnswer>

interface OwnProps {
  /**
   * Called with an entry that is offered to another tool, such as a resume; without it nothing offers one. When
   * it throws or rejects, the visitor is told. When it answers `'present'`, as the entry lies there already, the
   * visitor is asked and may offer it again with `replaces` true.
   */
  onOffer?: OnOffer | undefined
}

export type AchievementsProps = ToolProps<AchievementsData, ShownLabels> & OwnProps

export const achievementsContext = createToolContext<AchievementsState, ShownLabels, AchievementsProps>()
export const useAchievements = achievementsContext.use
