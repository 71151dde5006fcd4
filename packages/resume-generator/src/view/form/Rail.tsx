import { Legend } from '@kleinzeug/ui'
import type { Resume } from '../../model/resume.ts'
import { sectionsOf } from '../../model/sectionOrder.ts'
import type { FormPart } from '../formPart.ts'
import { useResume } from '../ResumeGeneratorContext.ts'

interface RailProps {
  resume: Resume
  part: FormPart
  hints: number
  onPart: (part: FormPart) => void
}

/** The parts of the form, the sections in the order of the resume. */
export function Rail({ resume, part, hints, onPart }: RailProps) {
  const { labels } = useResume()
  const key = (id: FormPart, name: string, count?: number | string, hidden = false) => (
    <li key={id}>
      <button
        type="button"
        className="resume-generator-part"
        aria-current={part === id || undefined}
        data-hidden={hidden || undefined}
        onClick={() => onPart(id)}
      >
        <span>{name}</span>
        {count !== undefined && count !== 0 && <small>{count}</small>}
      </button>
    </li>
  )
  return (
    <nav className="resume-generator-rail" aria-label={labels.parts}>
      <Legend>{labels.parts}</Legend>
      <ul>
        {key('person', labels.person)}
        {key('goal', labels.goal)}
        {sectionsOf(resume).map(({ id, title, hidden }) =>
          key(
            id,
            title || labels.sections[id],
            id === 'personality' ? (resume.personalData.personality ? '·' : 0) : resume[id].length,
            hidden,
          ),
        )}
        {key('closing', labels.closing)}
      </ul>
      <ul>
        {key('letter', labels.letter, undefined, !resume.letter.shown)}
        {key('cover', labels.cover, undefined, !resume.cover.shown)}
      </ul>
      <ul>
        {key('structure', labels.structure)}
        {key('design', labels.design)}
        {key('check', labels.check, hints)}
        {key('machine', labels.machine)}
      </ul>
    </nav>
  )
}
