import type { Style, TemplateId } from '../resume.ts'

/** The family that the pages are set in. */
export const familyOf = ({ template, family }: Pick<Style, 'template' | 'family'>): 'sans' | 'serif' =>
  family === 'auto' ? (template === 'plain' ? 'serif' : 'sans') : family

const withColumn: ReadonlySet<TemplateId> = new Set(['classic', 'compact', 'official'])

/** Whether a template has its periods in a column, which may stand left or right. */
export const hasDateColumn = ({ template }: Pick<Style, 'template'>) => withColumn.has(template)
