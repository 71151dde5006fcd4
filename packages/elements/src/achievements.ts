import { Achievements, achievementsSlice, type AchievementsProps } from '@kleinzeug/achievements'
import styles from '@kleinzeug/achievements/styles.css?inline'
import { defineElement } from './defineElement.tsx'
import type { ToolElement } from './elementTypes.ts'

const props = { onOffer: 'property' } as const

export type AchievementsElement = ToolElement<AchievementsProps, typeof props>
export const AchievementsElement: new () => AchievementsElement = defineElement({
  name: 'achievements',
  Component: Achievements,
  slice: achievementsSlice,
  styles,
  english: () => import('@kleinzeug/achievements/labels/en'),
  props,
})

declare global {
  interface HTMLElementTagNameMap {
    'kz-achievements': AchievementsElement
  }
}
