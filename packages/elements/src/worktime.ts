import { Worktime, worktimeSlice, type WorktimeProps } from '@kleinzeug/worktime'
import styles from '@kleinzeug/worktime/styles.css?inline'
import { defineElement } from './defineElement.tsx'
import type { ToolElement } from './elementTypes.ts'

const props = { fileMemory: 'property', onViewChange: 'event', view: 'string' } as const

export type WorktimeElement = ToolElement<WorktimeProps, typeof props>
export const WorktimeElement: new () => WorktimeElement = defineElement({
  name: 'worktime',
  Component: Worktime,
  slice: worktimeSlice,
  styles,
  english: () => import('@kleinzeug/worktime/labels/en'),
  props,
})

declare global {
  interface HTMLElementTagNameMap {
    'kz-worktime': WorktimeElement
  }
}
