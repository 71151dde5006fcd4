import type { Resume } from '../model/resume.ts'
import { sectionsOf } from '../model/sectionOrder.ts'
import { isSectionId, type SectionId } from '../model/sections.ts'

const otherParts = [
  'person',
  'goal',
  'closing',
  'applications',
  'letter',
  'cover',
  'portfolio',
  'structure',
  'design',
  'check',
  'machine',
] as const

/** What the form shows at a time. */
export type FormPart = SectionId | (typeof otherParts)[number]

/** What it shows at first. */
export const firstPart: FormPart = 'person'

export const isFormPart = (text: string): text is FormPart =>
  isSectionId(text) || otherParts.some((part) => part === text)

/** The part behind another, in the order in which one fills them in; what is hidden is left out. */
export function partAfter(resume: Resume, part: FormPart): FormPart | undefined {
  const sections = sectionsOf(resume).flatMap(({ id, hidden }) => (hidden ? [] : [id]))
  const parts: FormPart[] = [
    'person',
    'goal',
    ...sections,
    'closing',
    'applications',
    'letter',
    'cover',
    'portfolio',
    'structure',
    'design',
    'check',
  ]
  const at = parts.indexOf(part)
  return at < 0 ? undefined : parts[at + 1]
}

/** The part of the form that has a field. */
export function partOf(field: string): FormPart {
  const [first = '', second = ''] = field.split('/')
  if (first === 'section') return isSectionId(second) ? second : 'structure'
  if (first === 'personalData') return second === 'personality' ? 'personality' : 'person'
  if (['letter', 'cover', 'applications', 'portfolio'].includes(first) && isFormPart(first)) return first
  if (first === 'professionData') return 'goal'
  if (isSectionId(first)) return first
  if (first === 'sections') return 'structure'
  if (first === 'style' || first === 'name') return 'design'
  return 'closing'
}
