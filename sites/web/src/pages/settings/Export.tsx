import { backupSlice } from '@kleinzeug/storage/local'
import { recordLabels } from '@kleinzeug/storage/local/labels'
import { Button, Icon, SelectField } from '@kleinzeug/ui'
import { momentOf } from '../../content/amount.ts'
import { exportRecord } from '../../record/exportRecord.ts'
import { useRecordSummary } from '../../record/manager.ts'
import { useSlice } from '../../record/useSlice.ts'

const reminders = [
  [0, 'nie'],
  [7, 'nach einer Woche'],
  [30, 'nach einem Monat'],
  [90, 'nach drei Monaten'],
] as const

export function Export() {
  const { lastExport } = useRecordSummary()
  const [backup, setBackup] = useSlice(backupSlice)
  return (
    <div className="settings-stack">
      <p>
        Eine Datei mit allem, was diese Seite in deinem Browser kennt. Letzte Sicherung:{' '}
        {lastExport === undefined ? recordLabels.neverExported : momentOf(lastExport)}.
      </p>
      <div>
        <Button variant="primary" icon={<Icon name="export" />} onClick={exportRecord}>
          Daten sichern
        </Button>
      </div>
      <SelectField
        label="An die nächste Sicherung erinnern"
        value={backup.remindAfterDays}
        onChange={(days) => setBackup({ ...backup, remindAfterDays: Number(days) })}
      >
        {reminders.map(([days, label]) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
