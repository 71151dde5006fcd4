import type { Announce } from '@kleinzeug/ui'
import { useAtomValue, type Atom } from 'jotai'
import { createContext, use } from 'react'
import type { ResumeLabels } from '../labels.ts'
import type { ResumeData } from '../model/resume.ts'
import type { Edit } from '../state/createResumeState.ts'

export interface ResumeContextValue {
  readonly labels: ResumeLabels
  readonly data: Atom<ResumeData>
  readonly edit: (edit: Edit) => void
  /** Shows the part of the form that has a field, and gives it the focus. */
  readonly goTo: (field: string) => void
  readonly announce: Announce
}

export const ResumeContext = createContext<ResumeContextValue | undefined>(undefined)

export function useResume(): ResumeContextValue {
  const value = use(ResumeContext)
  if (!value) throw new Error('useResume outside of ResumeGenerator')
  return value
}

/** The data with every typed letter: for the fields of the form alone, as pages and lists follow later. */
export const useTypedData = (): ResumeData => useAtomValue(useResume().data)
