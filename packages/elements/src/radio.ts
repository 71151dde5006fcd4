import { Radio, radioSlice, type RadioProps } from '@kleinzeug/radio'
import styles from '@kleinzeug/radio/styles.css?inline'
import { defineElement } from './defineElement.tsx'
import type { ToolElement } from './elementTypes.ts'

const props = {
  onPinnedChange: 'property',
  onStationChange: 'event',
  onViewChange: 'event',
  pinned: 'boolean',
  player: 'property',
  view: 'string',
} as const

export type RadioElement = ToolElement<RadioProps, typeof props>
export const RadioElement: new () => RadioElement = defineElement({
  name: 'radio',
  Component: Radio,
  slice: radioSlice,
  styles,
  english: () => import('@kleinzeug/radio/labels/en'),
  props,
})

declare global {
  interface HTMLElementTagNameMap {
    'kz-radio': RadioElement
  }
}
