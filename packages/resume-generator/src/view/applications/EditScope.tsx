import { Button } from '@kleinzeug/ui'
import { applicationOf } from '../../model/applications/applyTo.ts'
import { withChosenApplication } from '../../model/edit.ts'
import type { ResumeData } from '../../model/resume.ts'
import { isListId } from '../../model/sections.ts'
import type { FormPart } from '../formPart.ts'
import { useLater } from '../useLater.ts'

/** Parts in which nothing of a resume is edited. */
const readParts: ReadonlySet<FormPart> = new Set(['applications', 'check', 'machine'])
const ownParts: ReadonlySet<FormPart> = new Set(['goal', 'letter', 'cover', 'structure', 'closing'])

/** Says whether edits of a part go to the application that is shown, or to the resume and all applications. */
export default function EditScope({ data, part }: { data: ResumeData; part: FormPart }) {
  const { labels, edit } = useLater()
  const application = applicationOf(data)
  if (!application || readParts.has(part)) return null
  const name = application.name || labels.untitled
  const { scopes } = labels
  return (
    <div className="resume-generator-row resume-generator-hint">
      <span>
        {ownParts.has(part)
          ? scopes.application(name)
          : isListId(part)
            ? scopes.selection(name)
            : scopes.resume}
      </span>
      <Button
        variant="quiet"
        onClick={() =>
          edit({ change: (before) => withChosenApplication(before, ''), field: `section/${part}` })
        }
      >
        {labels.baseResume}
      </Button>
    </div>
  )
}
