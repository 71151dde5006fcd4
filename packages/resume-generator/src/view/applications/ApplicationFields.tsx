import { localDate } from '@kleinzeug/calendar-day'
import { Button, SelectField } from '@kleinzeug/ui'
import { useMemo } from 'react'
import { applicationStatuses, type Application } from '../../model/applications/application.ts'
import { withApplication, withSent } from '../../model/applications/editApplications.ts'
import { formatPartialDate, parsePartialDate } from '../../model/dates/partialDate.ts'
import { composeDocument } from '../../model/document.ts'
import type { ResumeData } from '../../model/resume.ts'
import { AdvertComparison } from '../form/AdvertComparison.tsx'
import { FormText } from '../form/FormText.tsx'
import { ParsedField } from '../form/ParsedField.tsx'
import { resumeContext } from '../ResumeGeneratorContext.ts'
import { useLater } from '../useLater.ts'
import { Differences } from './Differences.tsx'
import { EntrySelection } from './EntrySelection.tsx'

interface ApplicationFieldsProps {
  data: ResumeData
  application: Application
  onDownload: () => void
}

/** What is known of one application. */
export function ApplicationFields({ data, application, onDownload }: ApplicationFieldsProps) {
  const { labels, edit } = useLater()
  const { environment } = resumeContext.use()
  const document = useMemo(() => composeDocument(data), [data])
  const { id, status, files } = application
  const field = (key: keyof Application) => `applications/${id}/${key}`
  const set = (fields: Partial<Application>, key: keyof Application, typing = true) =>
    edit({ change: (before) => withApplication(before, id, fields), field: field(key), typing })
  const text = (
    key: 'name' | 'sentTo' | 'advert',
    label: string,
    more: { hint?: string; rows?: number } = {},
  ) => (
    <FormText
      label={label}
      {...more}
      wide
      field={field(key)}
      value={application[key]}
      onText={(value) => set({ [key]: value }, key)}
    />
  )
  const markSent = () => {
    const today = localDate(environment.now())
    edit({ change: (before) => withSent(before, id, today), field: field('status') })
    // The file is noted once it is there.
    if (files.length === 0) onDownload()
  }
  return (
    <>
      <div className="resume-generator-fields">
        {text('name', labels.applicationName)}
        <SelectField
          label={labels.status}
          data-field={field('status')}
          value={status}
          onChange={(value) => {
            const next = applicationStatuses.find((each) => each === value)
            if (next) set({ status: next }, 'status', false)
          }}
        >
          {applicationStatuses.map((each) => (
            <option key={each} value={each}>
              {labels.statuses[each]}
            </option>
          ))}
        </SelectField>
        {status === 'draft' ? (
          <div>
            <Button onClick={markSent}>{labels.markSent}</Button>
            <p className="resume-generator-hint">{labels.markSentHint}</p>
          </div>
        ) : (
          <>
            <ParsedField
              label={labels.sentOn}
              hint={labels.birthDateHint}
              value={application.sentOn}
              format={formatPartialDate}
              parse={parsePartialDate}
              error={labels.dateError}
              field={field('sentOn')}
              onValue={(sentOn) => set({ sentOn }, 'sentOn')}
            />
            {text('sentTo', labels.sentTo, { hint: labels.sentToHint })}
          </>
        )}
      </div>
      {(files.length > 0 || status !== 'draft') && (
        <SelectField
          label={labels.sentFile}
          data-field={field('sentFile')}
          value={application.sentFile}
          onChange={(sentFile) => set({ sentFile }, 'sentFile', false)}
        >
          <option value="">{labels.noSentFile}</option>
          {files.toReversed().map(({ hash, name, day }) => (
            <option key={hash} value={hash}>
              {labels.sentFileName(name, formatPartialDate(day), hash.slice(0, 12))}
            </option>
          ))}
        </SelectField>
      )}
      <Differences application={application} />
      <EntrySelection resume={data} />
      {text('advert', labels.advert, { hint: labels.advertHint, rows: 6 })}
      <AdvertComparison advert={application.advert} document={document} />
    </>
  )
}
