import { PRODUCT_KEY } from '@kleinzeug/storage/local'
import type { Backup } from '@kleinzeug/storage/local/manage'
import { Button, Notice, saveFile } from '@kleinzeug/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { amountOf, momentOf } from '../parts/amount.ts'
import { manager, useRecordSummary } from '../../record/manager.ts'
import { recordLabels } from '../../record/recordLabels.ts'
import { settingsLabels as labels } from './labels.ts'
import { shortened } from './shortened.ts'
import { UndoNotice } from './UndoNotice.tsx'

/** The last five differing records: each can be looked at, downloaded and brought back. */
export function Backups({ children }: { children: ReactNode }) {
  const [backups, setBackups] = useState<readonly Backup[]>()
  const [isGone, setIsGone] = useState(false)
  const { undoable } = useRecordSummary()

  useEffect(() => {
    let current = true
    const load = () => void manager.backups().then((list) => current && setBackups(list))
    load()
    // The summary changes after each write, which may have made another backup.
    const leave = manager.summary.subscribe(load)
    return () => {
      current = false
      leave()
    }
  }, [])

  return (
    <div className="settings-stack">
      <div className="settings-hint">{children}</div>
      {backups?.length === 0 && <p>{labels.noBackups}</p>}
      {backups && backups.length > 0 && (
        <ul className="plain backups">
          {backups.map((backup) => (
            <BackupRow key={backup.id} backup={backup} onRestored={(there) => setIsGone(!there)} />
          ))}
        </ul>
      )}
      {undoable === 'restore' && <UndoNotice title={labels.restored} />}
      {isGone && <Notice tone="bad" title={labels.gone} />}
    </div>
  )
}

function BackupRow({ backup, onRestored }: { backup: Backup; onRestored: (there: boolean) => void }) {
  const moment = momentOf(backup.date)
  return (
    <li className="plate">
      <details>
        <summary>
          <span>{moment}</span>
          <span className="settings-hint">{recordLabels.backupReason[backup.reason]}</span>
          <span className="reading">{amountOf(backup.text.length)}</span>
        </summary>
        <ul className="plain settings-rows">
          {[...backup.texts].map(([name, { length }]) => (
            <li key={name}>
              <span>{recordLabels.field(name)}</span>
              <span className="reading">{amountOf(length)}</span>
            </li>
          ))}
        </ul>
        <pre className="settings-raw" role="region" aria-label={labels.contentsOf(moment)}>
          {readable(backup.text)}
        </pre>
        <div className="settings-actions">
          <Button onClick={() => saveFile(fileNameOf(backup.date), backup.text)}>{labels.download}</Button>
          <Button onClick={() => void manager.restore(backup.id).then(onRestored)}>{labels.restore}</Button>
        </div>
      </details>
    </li>
  )
}

/** Such as `kleinzeug-2026-11-21-14-05.json`. */
const fileNameOf = (time: number) =>
  `${PRODUCT_KEY}-${new Date(time).toLocaleString('sv').slice(0, 16).replace(/[ :]/g, '-')}.json`

/** The data of a record without its bookkeeping. */
function readable(text: string) {
  try {
    const { meta: _meta, ...data }: Record<string, unknown> = JSON.parse(text)
    text = JSON.stringify(data, undefined, 2)
  } catch {
    // Shown as it is.
  }
  return shortened(text)
}
