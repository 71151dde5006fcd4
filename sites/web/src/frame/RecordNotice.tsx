import { statusText } from '@kleinzeug/storage/local/labels'
import type { RecordStatus } from '@kleinzeug/storage/local'
import { Button, Notice } from '@kleinzeug/ui'
import { useState } from 'react'
import { exportRecord } from '../record/exportRecord.ts'
import { followMark, mark } from '../page/marks.ts'
import { page } from '../page/page.ts'
import { recordLabels } from '../record/recordLabels.ts'
import { remindLater } from '../record/remindLater.ts'

/** Whether nothing is lost, so that the notice need not interrupt. */
const isHarmless = (status: RecordStatus) =>
  ['exportDue', 'conflict'].includes(status.kind) || (status.kind === 'setAside' && !status.lost)

/** Tells the visitor that their data cannot be stored as usual, and what to do about it. */
export function RecordNotice({ status }: { status: RecordStatus }) {
  const { short, text, offer } = statusText(status, recordLabels)
  const [hidden, setHidden] = useState<RecordStatus>()
  if (!text || hidden === status) return null
  /** Ends the status of a conflict, so that the next one is shown. */
  const acknowledge = () => {
    if (status.kind === 'conflict') page.record.acknowledge()
  }
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
            <a
              {...mark(followMark)}
              className="ui-button"
              data-variant="key"
              href={`/meta/settings#${status.kind === 'conflict' ? 'staende' : 'beiseitegelegt'}`}
              onClick={acknowledge}
            >
              {recordLabels.offer.show}
            </a>
          )}
          {/* Shown where the notice covers a part of the page; to put a reminder off hides it too. */}
          {status.kind !== 'exportDue' && (
            <Button
              className="record-notice-hide"
              variant="quiet"
              onClick={() => {
                setHidden(status)
                acknowledge()
              }}
            >
              {recordLabels.offer.hide}
            </Button>
          )}
        </>
      }
    >
      <p>{text}</p>
    </Notice>
  )
}
