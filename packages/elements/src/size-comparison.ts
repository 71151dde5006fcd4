import { SizeComparison, sizeComparisonSlice, type SizeComparisonProps } from '@kleinzeug/size-comparison'
import styles from '@kleinzeug/size-comparison/styles.css?inline'
import { defineElement } from './defineElement.tsx'
import type { ToolElement } from './elementTypes.ts'

const props = { linkTo: 'property', onViewChange: 'event', view: 'string' } as const

export type SizeComparisonElement = ToolElement<SizeComparisonProps, typeof props>
export const SizeComparisonElement: new () => SizeComparisonElement = defineElement({
  name: 'size-comparison',
  Component: SizeComparison,
  slice: sizeComparisonSlice,
  styles,
  english: () => import('@kleinzeug/size-comparison/labels/en'),
  props,
})

declare global {
  interface HTMLElementTagNameMap {
    'kz-size-comparison': SizeComparisonElement
  }
}
