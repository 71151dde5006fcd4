import { statusText } from '@kleinzeug/storage/local/labels'
import { Announcer, Button, useAnnouncer } from '@kleinzeug/ui'
import { useState, type ReactNode } from 'react'
import { amountOf } from '../parts/amount.ts'
import { useContents } from './useContents.ts'
import { manager, useRecordSummary } from '../../record/manager.ts'
import { recordLabels } from '../../record/recordLabels.ts'
import { useRecordStatus } from '../../record/status.ts'
import { settingsLabels as labels } from './labels.ts'
import { NewerNotice } from './NewerNotice.tsx'

/** What each tool has stored, with a key that resets it; `children` is shown while there is nothing. */
export function DataOverview({ children }: { children: ReactNode }) {
  const { used, quota, texts, persisted } = useRecordSummary()
  const contents = useContents(texts)
  const status = useRecordStatus()
  const [announce, region] = useAnnouncer()
  const [isRefused, setIsRefused] = useState(false)

  async function reset(name: string) {
    const hasBackup = await manager.reset(name)
    setIsRefused(hasBackup === undefined)
    if (hasBackup !== undefined) announce(labels.wasReset(recordLabels.field(name), hasBackup))
  }

  return (
    <div className="settings-stack">
      <div className="plate gauge">
        <div className="gauge-facts">
          <strong>{amountOf(used)}</strong>
          <span>{labels.ofQuota(amountOf(quota))}</span>
          <span className="gauge-status">{statusText(status, recordLabels).short}</span>
        </div>
        <meter min={0} max={quota} high={quota * 0.8} value={used} aria-label={labels.used}>
          {amountOf(used)}
        </meter>
        {persisted !== undefined && (
          <p className="settings-hint">{persisted ? recordLabels.persisted : recordLabels.notPersisted}</p>
        )}
      </div>
      {texts.size === 0 ? (
        <div className="settings-hint settings-nothing">{children}</div>
      ) : (
        <ul className="plain settings-rows">
          {[...texts].map(([name, { length }]) => (
            <li key={name}>
              <span>
                {recordLabels.field(name)} <small>{contents.get(name)}</small>
              </span>
              <span className="reading">{amountOf(length)}</span>
              <Button
                variant="quiet"
                aria-label={labels.resetOf(recordLabels.field(name))}
                onClick={() => void reset(name)}
              >
                {labels.reset}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isRefused && <NewerNotice />}
      <Announcer region={region} />
    </div>
  )
}
