import { Button, Notice } from '@kleinzeug/ui'
import type { KnownFile } from '../../model/applications/sentFiles.ts'
import { formatPartialDate } from '../../model/dates/partialDate.ts'
import { withChosen, withChosenApplication } from '../../model/edit.ts'
import { useLater } from '../useLater.ts'

interface KnownFileNoticeProps {
  /** The file, as it is called now. */
  name: string
  known: KnownFile
  onClose: () => void
  /** Reads the file as a resume all the same. */
  onRead?: (() => void) | undefined
}

/** Says for which application a file was downloaded, and when it was sent. */
export function KnownFileNotice({ name, known, onClose, onRead }: KnownFileNoticeProps) {
  const { labels, edit, goTo } = useLater()
  const { application, file, resume } = known
  const show = () => {
    edit({
      change: (data) => withChosenApplication(withChosen(data, resume.id), application.id),
      field: `applications/${application.id}/name`,
    })
    goTo(`applications/${application.id}/name`)
    onClose()
  }
  const isSent = application.status !== 'draft' && application.sentFile === file.hash
  return (
    <Notice
      tone="good"
      actions={
        <>
          <Button onClick={show}>{labels.toApplication}</Button>
          {onRead && (
            <Button variant="quiet" onClick={onRead}>
              {labels.readFile}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {labels.close}
          </Button>
        </>
      }
    >
      <p>
        {isSent
          ? labels.recognised(
              name,
              application.name,
              formatPartialDate(application.sentOn),
              application.sentTo,
            )
          : labels.recognisedDraft(name, application.name, formatPartialDate(file.day))}
      </p>
    </Notice>
  )
}
