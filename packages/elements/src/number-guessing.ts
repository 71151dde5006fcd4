import { NumberGuessing, numberGuessingSlice, type NumberGuessingProps } from '@kleinzeug/number-guessing'
import styles from '@kleinzeug/number-guessing/styles.css?inline'
import { defineElement } from './defineElement.tsx'
import type { ToolElement } from './elementTypes.ts'

const props = { challenge: 'string', linkTo: 'property', onChallenge: 'event', onSolved: 'event' } as const

export type NumberGuessingElement = ToolElement<NumberGuessingProps, typeof props>
export const NumberGuessingElement: new () => NumberGuessingElement = defineElement({
  name: 'number-guessing',
  Component: NumberGuessing,
  slice: numberGuessingSlice,
  styles,
  english: () => import('@kleinzeug/number-guessing/labels/en'),
  props,
})

declare global {
  interface HTMLElementTagNameMap {
    'kz-number-guessing': NumberGuessingElement
  }
}
