import { SmoothEye, smoothEyeSlice, type SmoothEyeProps } from '@kleinzeug/smooth-eye'
import styles from '@kleinzeug/smooth-eye/styles.css?inline'
import { defineElement } from './defineElement.tsx'
import type { ToolElement } from './elementTypes.ts'

const props = { steadyTime: 'property' } as const

export type SmoothEyeElement = ToolElement<SmoothEyeProps, typeof props>
export const SmoothEyeElement: new () => SmoothEyeElement = defineElement({
  name: 'smooth-eye',
  Component: SmoothEye,
  slice: smoothEyeSlice,
  styles,
  english: () => import('@kleinzeug/smooth-eye/labels/en'),
  props,
})

declare global {
  interface HTMLElementTagNameMap {
    'kz-smooth-eye': SmoothEyeElement
  }
}
