import { NotationTrainer, notationTrainerSlice, type NotationTrainerProps } from '@kleinzeug/notation-trainer'
import styles from '@kleinzeug/notation-trainer/styles.css?inline'
import { defineElement } from './defineElement.tsx'
import type { ToolElement } from './elementTypes.ts'

const props = {
  linked: 'string',
  linkTo: 'property',
  moves: 'string',
  onLinkedDone: 'event',
  onSolved: 'event',
  onViewChange: 'event',
  view: 'string',
} as const

export type NotationTrainerElement = ToolElement<NotationTrainerProps, typeof props>
export const NotationTrainerElement: new () => NotationTrainerElement = defineElement({
  name: 'notation-trainer',
  Component: NotationTrainer,
  slice: notationTrainerSlice,
  styles,
  english: () => import('@kleinzeug/notation-trainer/labels/en'),
  props,
})

declare global {
  interface HTMLElementTagNameMap {
    'kz-notation-trainer': NotationTrainerElement
  }
}
