import { ResumeGenerator, resumeGeneratorSlice, type ResumeGeneratorProps } from '@kleinzeug/resume-generator'
import styles from '@kleinzeug/resume-generator/styles.css?inline'
import { defineElement } from './defineElement.tsx'
import type { ToolElement } from './elementTypes.ts'

const props = { attachments: 'property', onViewChange: 'event', view: 'string' } as const

export type ResumeGeneratorElement = ToolElement<ResumeGeneratorProps, typeof props>
export const ResumeGeneratorElement: new () => ResumeGeneratorElement = defineElement({
  name: 'resume-generator',
  Component: ResumeGenerator,
  slice: resumeGeneratorSlice,
  styles,
  english: () => import('@kleinzeug/resume-generator/labels/en'),
  props,
})

declare global {
  interface HTMLElementTagNameMap {
    'kz-resume-generator': ResumeGeneratorElement
  }
}
