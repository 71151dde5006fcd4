import { NeoCortex, neoCortexSlice, type NeoCortexProps } from '@kleinzeug/neo-cortex'
import styles from '@kleinzeug/neo-cortex/styles.css?inline'
import { defineElement } from './defineElement.tsx'
import type { ToolElement } from './elementTypes.ts'

const props = {
  address: 'string',
  collection: 'property',
  measureStore: 'property',
  onShared: 'event',
  onViewChange: 'event',
  shared: 'property',
  showExternalImages: 'boolean',
  view: 'string',
} as const

export type NeoCortexElement = ToolElement<NeoCortexProps, typeof props>
export const NeoCortexElement: new () => NeoCortexElement = defineElement({
  name: 'neo-cortex',
  Component: NeoCortex,
  slice: neoCortexSlice,
  styles,
  english: () => import('@kleinzeug/neo-cortex/labels/en'),
  props,
})

declare global {
  interface HTMLElementTagNameMap {
    'kz-neo-cortex': NeoCortexElement
  }
}
