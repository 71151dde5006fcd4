import { recordLabels, statusText } from '@kleinzeug/storage/local/labels'
import type { RecordStatus } from '@kleinzeug/storage/local'
import { Button, Notice } from '@kleinzeug/ui'
import { Link } from '@tanstack/react-router'
import { exportRecord } from '../record/exportRecord.ts'

/** Tells the visitor once when their data are not kept as they should be, and what to do about it. */
export function RecordNotice({ status }: { status: RecordStatus }) {
  const { short, text, offer } = statusText(status)
  if (!text) return null
  return (
    <Notice
      className="record-notice"
      tone="warning"
      title={short}
      actions={
        <>
          {offer === 'export' && <Button onClick={exportRecord}>{recordLabels.offer.export}</Button>}
          {offer === 'reload' && (
            <Button onClick={() => location.reload()}>{recordLabels.offer.reload}</Button>
          )}
          {offer === 'show' && (
            <Link className="ui-button" data-variant="key" to="/meta/settings" hash="beiseitegelegt">
              {recordLabels.offer.show}
            </Link>
          )}
        </>
      }
    >
      <p>{text}</p>
    </Notice>
  )
}
