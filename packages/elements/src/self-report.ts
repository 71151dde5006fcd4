import { SelfReport, selfReportSlice, type SelfReportProps } from '@kleinzeug/self-report'
import styles from '@kleinzeug/self-report/styles.css?inline'
import { defineElement } from './defineElement.tsx'
import type { ToolElement } from './elementTypes.ts'

const props = { linked: 'string', linkTo: 'property', onLinkedDone: 'event' } as const

export type SelfReportElement = ToolElement<SelfReportProps, typeof props>
export const SelfReportElement: new () => SelfReportElement = defineElement({
  name: 'self-report',
  Component: SelfReport,
  slice: selfReportSlice,
  styles,
  english: () => import('@kleinzeug/self-report/labels/en'),
  props,
})

declare global {
  interface HTMLElementTagNameMap {
    'kz-self-report': SelfReportElement
  }
}
