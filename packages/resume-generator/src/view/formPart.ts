import { isSectionId, type SectionId } from '../model/sections.ts'

/** What the form shows at a time. */
export type FormPart =
  | 'person'
  | 'goal'
  | SectionId
  | 'closing'
  | 'letter'
  | 'cover'
  | 'structure'
  | 'design'
  | 'check'
  | 'machine'

/** The part of the form that has a field. */
export function partOf(field: string): FormPart {
  const [first = '', second = ''] = field.split('/')
  if (first === 'section' && isSectionId(second)) return second
  if (first === 'personalData') return second === 'personality' ? 'personality' : 'person'
  if (first === 'letter' || first === 'cover') return first
  if (first === 'professionData') return 'goal'
  if (isSectionId(first)) return first
  if (first === 'sections') return 'structure'
  if (first === 'style' || first === 'name') return 'design'
  return 'closing'
}
