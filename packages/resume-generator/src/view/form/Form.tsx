import { Button } from '@kleinzeug/ui'
import type { Hint } from '../../model/hints.ts'
import type { ResumeData } from '../../model/resume.ts'
import { isListId, isSectionId } from '../../model/sections.ts'
import type { FormPart } from '../formPart.ts'
import { useResume } from '../ResumeGeneratorContext.ts'
import { lazy, Suspense } from 'react'
import { PersonForm } from './PersonForm.tsx'
import { sectionNameIn } from './sectionName.ts'

// What comes after the first part is loaded when it is opened.
const EntryList = lazy(() => import('./EntryList.tsx').then((room) => ({ default: room.EntryList })))
const GoalForm = lazy(() => import('./GoalForm.tsx').then((room) => ({ default: room.GoalForm })))
const PersonalityForm = lazy(() =>
  import('./GoalForm.tsx').then((room) => ({ default: room.PersonalityForm })),
)
const ClosingForm = lazy(() => import('./ClosingForm.tsx').then((room) => ({ default: room.ClosingForm })))
const StructureForm = lazy(() =>
  import('./StructureForm.tsx').then((room) => ({ default: room.StructureForm })),
)
const DesignForm = lazy(() => import('./DesignForm.tsx').then((room) => ({ default: room.DesignForm })))
const CheckForm = lazy(() => import('./CheckForm.tsx').then((room) => ({ default: room.CheckForm })))
const MachineForm = lazy(() => import('./MachineForm.tsx').then((room) => ({ default: room.MachineForm })))

const EditScope = lazy(() => import('../applications/EditScope.tsx'))
const ApplicationsForm = lazy(() =>
  import('../applications/ApplicationsForm.tsx').then((room) => ({ default: room.ApplicationsForm })),
)
const PortfolioForm = lazy(() =>
  import('../portfolio/PortfolioForm.tsx').then((room) => ({ default: room.PortfolioForm })),
)
const LetterForm = lazy(() => import('./LetterForm.tsx').then((room) => ({ default: room.LetterForm })))
const CoverForm = lazy(() => import('./LetterForm.tsx').then((room) => ({ default: room.CoverForm })))

interface FormProps {
  data: ResumeData
  part: FormPart
  hints: readonly Hint[]
  open: string | undefined
  onOpen: (id: string | undefined) => void
  /** The part behind this one. */
  next: FormPart | undefined
  onPart: (part: FormPart) => void
  onDownload: () => void
}

/** One part of the form. */
export function Form({ data, part, hints, open, onOpen, next, onPart, onDownload }: FormProps) {
  const { labels } = useResume()
  const titleOf = (one: FormPart) => (isSectionId(one) ? sectionNameIn(labels, data, one) : labels[one])
  const title = titleOf(part)
  return (
    <div className="resume-generator-form" role="group" aria-label={title}>
      <h2 tabIndex={-1}>{title}</h2>
      <Suspense fallback={null}>
        {data.chosenApplication && <EditScope data={data} part={part} />}
        {part === 'applications' && <ApplicationsForm data={data} onDownload={onDownload} />}
        {part === 'person' && <PersonForm />}
        {part === 'goal' && <GoalForm />}
        {part === 'personality' && <PersonalityForm />}
        {isListId(part) && <EntryList key={part} resume={data} section={part} open={open} onOpen={onOpen} />}
        {part === 'closing' && <ClosingForm />}
        {part === 'structure' && <StructureForm />}
        {part === 'design' && <DesignForm />}
        {part === 'check' && <CheckForm hints={hints} />}
        {part === 'letter' && <LetterForm />}
        {part === 'cover' && <CoverForm />}
        {part === 'portfolio' && <PortfolioForm data={data} />}
        {part === 'machine' && <MachineForm data={data} />}
      </Suspense>
      {next && (
        <div className="resume-generator-next">
          <Button onClick={() => onPart(next)}>{labels.next(titleOf(next))}</Button>
        </div>
      )}
    </div>
  )
}
