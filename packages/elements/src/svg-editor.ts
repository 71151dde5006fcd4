import { SvgEditor, svgEditorSlice, type SvgEditorProps } from '@kleinzeug/svg-editor'
import styles from '@kleinzeug/svg-editor/styles.css?inline'
import { defineElement } from './defineElement.tsx'
import type { ToolElement } from './elementTypes.ts'

const props = {
  fileMemory: 'property',
  home: 'slot',
  journal: 'property',
  large: 'property',
  notice: 'slot',
  startFocused: 'boolean',
} as const

export type SvgEditorElement = ToolElement<SvgEditorProps, typeof props>
export const SvgEditorElement: new () => SvgEditorElement = defineElement({
  name: 'svg-editor',
  Component: SvgEditor,
  slice: svgEditorSlice,
  styles,
  english: () => import('@kleinzeug/svg-editor/labels/en'),
  props,
})

declare global {
  interface HTMLElementTagNameMap {
    'kz-svg-editor': SvgEditorElement
  }
}
