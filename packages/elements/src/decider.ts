import { Decider, deciderSlice, type DeciderProps } from '@kleinzeug/decider'
import styles from '@kleinzeug/decider/styles.css?inline'
import { defineElement } from './defineElement.tsx'
import type { ToolElement } from './elementTypes.ts'

const props = { linked: 'string', linkTo: 'property', onDecide: 'event', onLinkedDone: 'event' } as const

export type DeciderElement = ToolElement<DeciderProps, typeof props>
export const DeciderElement: new () => DeciderElement = defineElement({
  name: 'decider',
  Component: Decider,
  slice: deciderSlice,
  styles,
  english: () => import('@kleinzeug/decider/labels/en'),
  props,
})

declare global {
  interface HTMLElementTagNameMap {
    'kz-decider': DeciderElement
  }
}
