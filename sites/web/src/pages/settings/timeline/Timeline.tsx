import { PRODUCT_KEY } from '@kleinzeug/storage/local'
import type { Backup } from '@kleinzeug/storage/local/manage'
import { Button, Notice, saveFile, SelectField, TextField } from '@kleinzeug/ui'
import { useCallback, useEffect, useState } from 'react'
import { amountOf, momentOf } from '../../parts/amount.ts'
import { manager, useRecordSummary } from '../../../record/manager.ts'
import { recordLabels } from '../../../record/recordLabels.ts'
import { timelineLabels as labels } from './timelineLabels.ts'
import './timeline.css'
import { shortened } from '../shortened.ts'
import { UndoNotice } from '../UndoNotice.tsx'

type PastStateView = typeof import('./PastState.tsx').PastState

/** Earlier records on one slider: each can be looked at, downloaded, named and brought back, as a whole or one field of it. */
export function Timeline() {
  const [backups, setBackups] = useState<readonly Backup[]>()
  const [chosen, setChosen] = useState<number>()
  const [field, setField] = useState('')
  const [isGone, setIsGone] = useState(false)
  const { undoable } = useRecordSummary()
  // The notice of two tabs leads here, to the edit that lost.
  const [isSent] = useState(() => location.hash === '#staende')

  const load = useCallback(() => void manager.backups().then(setBackups), [])
  useEffect(() => {
    load()
    // The summary changes after each write, which may have made another backup.
    return manager.summary.subscribe(load)
  }, [load])

  const backup =
    backups?.find(({ id }) => id === chosen) ??
    (isSent ? backups?.find(({ reason }) => reason === 'conflict') : undefined) ??
    backups?.[0]
  async function restore(id: number, name?: string) {
    // The backup that this makes becomes the newest.
    setChosen(id)
    setIsGone(!(await manager.restore(id, name)))
  }

  return (
    <>
      {backups && !backup && <p>{labels.noBackups}</p>}
      {backups && backup && (
        <div className="plate timeline">
          <Moments backups={backups} backup={backup} onChoose={setChosen} />
          <SelectField label={labels.part} value={backup.texts.has(field) ? field : ''} onChange={setField}>
            <option value="">{labels.allParts}</option>
            {[...backup.texts].map(([name, { length }]) => (
              <option key={name} value={name}>
                {labels.partOf(recordLabels.field(name), amountOf(length))}
              </option>
            ))}
          </SelectField>
          <Part backup={backup} field={field} onRestore={restore} />
          <BackupName key={backup.id} backup={backup} onNamed={load} />
        </div>
      )}
      {undoable === 'restore' && <UndoNotice title={labels.restored} />}
      {isGone && <Notice tone="bad" title={labels.gone} />}
    </>
  )
}

interface MomentsProps {
  /** Newest first. */
  backups: readonly Backup[]
  backup: Backup
  onChoose: (id: number | undefined) => void
}

/** A slider whose steps are the restore points, the newest at its right end. */
function Moments({ backups, backup, onChoose }: MomentsProps) {
  const last = backups.length - 1
  const moment = dayAndTime.format(backup.date)
  const text = backup.name ? labels.namedBackup(backup.name, moment) : moment
  const reason = recordLabels.backupReason[backup.reason]
  return (
    <div className="timeline-time">
      <strong>{text}</strong>
      <span className="settings-hint">{reason}</span>
      <span className="reading">{amountOf(backup.text.length)}</span>
      {last > 0 && (
        <input
          type="range"
          aria-label={labels.time}
          aria-valuetext={`${text}, ${reason}`}
          max={last}
          value={last - backups.indexOf(backup)}
          onChange={({ target }) => onChoose(backups[last - target.valueAsNumber]?.id)}
        />
      )}
    </div>
  )
}

interface PartProps {
  backup: Backup
  /** '': the whole record. */
  field: string
  onRestore: (id: number, field?: string) => Promise<void>
}

/** What is looked at: the record as text, or one tool as it was; loaded when it is chosen. */
function Part({ backup, field, onRestore }: PartProps) {
  const [View, setView] = useState<{ readonly View: PastStateView }>()
  const text = backup.texts.get(field)
  useEffect(() => {
    if (text === undefined || View) return
    // Without a network the keys below do what they say all the same.
    import('./PastState.tsx').then(
      ({ PastState }) => setView({ View: PastState }),
      () => {},
    )
  }, [text, View])

  if (text === undefined)
    return (
      <>
        <pre className="settings-raw" role="region" aria-label={labels.contentsOf(momentOf(backup.date))}>
          {readable(backup.text)}
        </pre>
        <div className="settings-actions">
          <Button onClick={() => saveFile(fileNameOf(backup.date), backup.text)}>{labels.download}</Button>
          <Button onClick={() => void onRestore(backup.id)}>{labels.restore}</Button>
        </div>
      </>
    )
  return (
    <>
      <div className="settings-actions">
        <Button variant="primary" onClick={() => void onRestore(backup.id, field)}>
          {labels.restorePart}
        </Button>
      </div>
      {View && <View.View key={`${backup.id} ${field}`} name={field} text={text} />}
    </>
  )
}

function BackupName({ backup: { id, name = '' }, onNamed }: { backup: Backup; onNamed: () => void }) {
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

/** „Dienstag, 3. März 2026 um 14:05“: people remember days of the week. */
const dayAndTime = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeStyle: 'short' })

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
