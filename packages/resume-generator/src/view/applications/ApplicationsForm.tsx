import { Button, Icon, IconButton, Notice } from '@kleinzeug/ui'
import { useId, useState } from 'react'
import type { Application } from '../../model/applications/application.ts'
import { applicationOf } from '../../model/applications/applyTo.ts'
import { withNewApplication, withoutApplication } from '../../model/applications/editApplications.ts'
import { formatPartialDate } from '../../model/dates/partialDate.ts'
import { withChosenApplication } from '../../model/edit.ts'
import { freshId } from '../../model/freshId.ts'
import type { ResumeData } from '../../model/resume.ts'
import { resumeContext } from '../ResumeGeneratorContext.ts'
import { useLater } from '../useLater.ts'
import { ApplicationFields } from './ApplicationFields.tsx'
import { RecogniseFile } from './RecogniseFile.tsx'

/** The applications of a resume: which one the pages show, and what is known of it. */
export function ApplicationsForm({ data, onDownload }: { data: ResumeData; onDownload: () => void }) {
  const { labels, edit, announce, goTo } = useLater()
  const { undo } = resumeContext.use()
  const group = useId()
  const shown = applicationOf(data)
  const [deleted, setDeleted] = useState<{ name: string; count: number }>()
  const isDeleted = deleted?.count === data.applications.length

  const choose = (id: string) =>
    edit({ change: (before) => withChosenApplication(before, id), field: `applications/${id}/name` })
  const add = () => {
    const id = freshId(data.applications, 'a')
    const name = labels.applicationNumber(data.applications.length + 1)
    edit({ change: (before) => withNewApplication(before, name), field: `applications/${id}/name` })
    goTo(`applications/${id}/name`)
  }
  const remove = ({ id, name }: Application) => {
    edit({ change: (before) => withoutApplication(before, id), field: `applications/${id}/name` })
    announce(labels.applicationDeleted(name))
    setDeleted({ name, count: data.applications.length - 1 })
    goTo('applications')
  }
  const takeBack = async () => {
    const step = await undo()
    if (step) goTo(step.field)
  }
  const stateOf = ({ status, sentOn }: Application) =>
    [labels.statuses[status], formatPartialDate(sentOn)].filter(Boolean).join(' · ')

  const option = (id: string, name: string, application?: Application) => (
    <li key={id} className="resume-generator-entry-head">
      <input
        id={`${group}${id}`}
        type="radio"
        name={group}
        checked={(shown?.id ?? '') === id}
        onChange={() => choose(id)}
      />
      <label htmlFor={`${group}${id}`} className="resume-generator-entry-name">
        {name}
        {application && <small>{stateOf(application)}</small>}
      </label>
      {application && (
        <IconButton
          icon={<Icon name="delete" />}
          label={labels.deleteApplication(name)}
          onClick={() => remove(application)}
        />
      )}
    </li>
  )
  return (
    <>
      <p className="resume-generator-hint">{labels.applicationsHint}</p>
      <div className="resume-generator-row">
        <Button icon={<Icon name="add" />} data-field="applications" onClick={add}>
          {labels.newApplication}
        </Button>
        <RecogniseFile data={data} />
      </div>
      {isDeleted && (
        <Notice actions={<Button onClick={() => void takeBack()}>{labels.undo}</Button>}>
          <p>{labels.applicationDeleted(deleted.name)}</p>
        </Notice>
      )}
      {data.applications.length > 0 && (
        <fieldset className="ui-choice">
          <legend className="ui-field-label">{labels.shownApplication}</legend>
          <ul className="resume-generator-entries">
            {option('', labels.baseResume)}
            {data.applications.map((application) =>
              option(application.id, application.name || labels.untitled, application),
            )}
          </ul>
        </fieldset>
      )}
      {shown && <ApplicationFields key={shown.id} data={data} application={shown} onDownload={onDownload} />}
    </>
  )
}
