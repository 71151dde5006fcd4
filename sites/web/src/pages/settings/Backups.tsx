import { PRODUCT_KEY } from '@kleinzeug/storage/local'
import type { Backup } from '@kleinzeug/storage/local/manage'
import { Button, Notice, saveFile, TextField } from '@kleinzeug/ui'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { amountOf, momentOf } from '../parts/amount.ts'
import { manager, useRecordSummary } from '../../record/manager.ts'
import { recordLabels } from '../../record/recordLabels.ts'
import { settingsLabels as labels } from './labels.ts'
import { shortened } from './shortened.ts'
import { UndoNotice } from './UndoNotice.tsx'

/** Earlier records: each can be looked at, downloaded, named and brought back, as a whole or one field of it. */
export function Backups({ children }: { children: ReactNode }) {
  const [backups, setBackups] = useState<readonly Backup[]>()
  const [isGone, setIsGone] = useState(false)
  const { undoable } = useRecordSummary()

  const load = useCallback(() => void manager.backups().then(setBackups), [])
  useEffect(() => {
    load()
    // The summary changes after each write, which may have made another backup.
    return manager.summary.subscribe(load)
  }, [load])

  return (
    <div className="settings-stack">
      <div className="settings-hint">{children}</div>
      {backups?.length === 0 && <p>{labels.noBackups}</p>}
      {backups && backups.length > 0 && (
        <ul className="plain backups">
          {backups.map((backup) => (
            <BackupRow
              key={backup.id}
              backup={backup}
              onNamed={load}
              onRestored={(there) => setIsGone(!there)}
            />
          ))}
        </ul>
      )}
      {undoable === 'restore' && <UndoNotice title={labels.restored} />}
      {isGone && <Notice tone="bad" title={labels.gone} />}
    </div>
  )
}

interface BackupRowProps {
  backup: Backup
  onNamed: () => void
  onRestored: (there: boolean) => void
}

function BackupRow({ backup, onNamed, onRestored }: BackupRowProps) {
  const moment = momentOf(backup.date)
  const restore = (field?: string) => void manager.restore(backup.id, field).then(onRestored)
  return (
    <li className="plate">
      <details>
        <summary>
          <span>{backup.name ? labels.namedBackup(backup.name, moment) : moment}</span>
          <span className="settings-hint">{recordLabels.backupReason[backup.reason]}</span>
          <span className="reading">{amountOf(backup.text.length)}</span>
        </summary>
        <ul className="plain settings-rows">
          {[...backup.texts].map(([name, { length }]) => (
            <li key={name}>
              <span>{recordLabels.field(name)}</span>
              <span className="reading">{amountOf(length)}</span>
              <Button
                variant="quiet"
                aria-label={labels.restoreField(recordLabels.field(name))}
                onClick={() => restore(name)}
              >
                {labels.restoreOnly}
              </Button>
            </li>
          ))}
        </ul>
        <BackupName backup={backup} onNamed={onNamed} />
        <pre className="settings-raw" role="region" aria-label={labels.contentsOf(moment)}>
          {readable(backup.text)}
        </pre>
        <div className="settings-actions">
          <Button onClick={() => saveFile(fileNameOf(backup.date), backup.text)}>{labels.download}</Button>
          <Button onClick={() => restore()}>{labels.restore}</Button>
        </div>
      </details>
    </li>
  )
}

function BackupName({ backup: { id, name = '' }, onNamed }: Pick<BackupRowProps, 'backup' | 'onNamed'>) {
  const [text, setText] = useState(name)
  const store = () => {
    if (text.trim() !== name) void manager.nameBackup(id, text).then(onNamed)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        store()
      }}
    >
      <TextField
        label={labels.backupName}
        hint={labels.backupNameHint}
        value={text}
        onChange={setText}
        onBlur={store}
        maxLength={60}
        autoComplete="off"
      />
    </form>
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
