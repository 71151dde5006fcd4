import { Legend } from '@kleinzeug/ui'
import type { Resume } from '../../model/resume.ts'
import { entriesOf } from '../../model/sectionEntries.ts'
import { sectionsOf } from '../../model/sectionOrder.ts'
import { isListId } from '../../model/sections.ts'
import type { FormPart } from '../formPart.ts'
import { useResume } from '../ResumeGeneratorContext.ts'
import { useRoving } from '../useRoving.ts'
import { sectionName } from './sectionName.ts'

interface RailProps {
  resume: Resume
  part: FormPart
  hints: number
  onPart: (part: FormPart) => void
}

/** The parts of the form, the sections in the order of the resume. */
export function Rail({ resume, part, hints, onPart }: RailProps) {
  const { labels } = useResume()
  const toolbar = useRoving<HTMLDivElement>()
  const key = (id: FormPart, name: string, count?: number | string, hidden = false) => (
    <li key={id} role="presentation">
      <button
        type="button"
        className="resume-generator-part"
        aria-current={part === id || undefined}
        tabIndex={part === id ? 0 : -1}
        data-hidden={hidden || undefined}
        onClick={() => onPart(id)}
      >
        <span>{name}</span>
        {hidden ? <small>{labels.off}</small> : count !== undefined && count !== 0 && <small>{count}</small>}
      </button>
    </li>
  )
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={labels.parts}
      aria-orientation="vertical"
      className="resume-generator-rail"
    >
      <Legend>{labels.parts}</Legend>
      <ul role="presentation">
        {key('person', labels.person)}
        {key('goal', labels.goal)}
        {sectionsOf(resume).map(({ id, title, hidden }) =>
          key(
            id,
            title || sectionName(labels, { id, title }),
            isListId(id) ? entriesOf(resume, id).length : resume.personalData.personality ? '·' : 0,
            hidden,
          ),
        )}
        {key('closing', labels.closing)}
      </ul>
      <ul role="presentation">
        {key('applications', labels.applications, resume.applications.length)}
        {key('letter', labels.letter, undefined, !resume.letter.shown)}
        {key('cover', labels.cover, undefined, !resume.cover.shown)}
        {key('portfolio', labels.portfolio, resume.portfolio.files.length)}
      </ul>
      <ul role="presentation">
        {key('structure', labels.structure)}
        {key('design', labels.design)}
        {key('check', labels.check, hints)}
        {key('machine', labels.machine)}
      </ul>
    </div>
  )
}
