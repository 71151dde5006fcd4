import { statusText } from '@kleinzeug/storage/local/labels'
import type { RecordStatus } from '@kleinzeug/storage/local'
import { Button, Notice } from '@kleinzeug/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { exportRecord } from '../record/exportRecord.ts'
import { page } from '../page/page.ts'
import { recordLabels } from '../record/recordLabels.ts'
import { remindLater } from '../record/remindLater.ts'

const hideLabel = 'Ausblenden'

/** Whether nothing is lost, so that the notice need not interrupt. */
const isHarmless = (status: RecordStatus) =>
  ['exportDue', 'conflict'].includes(status.kind) || (status.kind === 'setAside' && !status.lost)

/** Tells the visitor that their data cannot be stored as usual, and what to do about it. */
export function RecordNotice({ status }: { status: RecordStatus }) {
  const { short, text, offer } = statusText(status, recordLabels)
  const [hidden, setHidden] = useState<string>()
  if (!text || hidden === status.kind) return null
  return (
    <Notice
      className="record-notice"
      tone={isHarmless(status) ? 'info' : 'warning'}
      title={short}
      actions={
        <>
          {offer === 'export' && <Button onClick={exportRecord}>{recordLabels.offer.export}</Button>}
          {status.kind === 'exportDue' && (
            <Button variant="quiet" onClick={remindLater}>
              {recordLabels.offer.later}
            </Button>
          )}
          {offer === 'reload' && (
            <Button onClick={() => location.reload()}>{recordLabels.offer.reload}</Button>
          )}
          {offer === 'show' && (
            <Link
              className="ui-button"
              data-variant="key"
              to="/meta/settings"
              hash={status.kind === 'conflict' ? 'staende' : 'beiseitegelegt'}
              onClick={page.record.acknowledge}
            >
              {recordLabels.offer.show}
            </Link>
          )}
          {/* Shown where the notice covers a part of the page. */}
          <Button className="record-notice-hide" variant="quiet" onClick={() => setHidden(status.kind)}>
            {hideLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Notice>
  )
}
