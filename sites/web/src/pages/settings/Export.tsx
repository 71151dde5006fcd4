import { backupSlice } from '@kleinzeug/storage/local'
import { Button, Icon, SelectField } from '@kleinzeug/ui'
import type { ReactNode } from 'react'
import { momentOf } from '../parts/amount.ts'
import { exportRecord } from '../../record/exportRecord.ts'
import { useRecordSummary } from '../../record/manager.ts'
import { recordLabels } from '../../record/recordLabels.ts'
import { useSlice } from '../../record/useSlice.ts'
import { settingsLabels as labels } from './labels.ts'

export function Export({ children }: { children: ReactNode }) {
  const { lastExport } = useRecordSummary()
  const [backup, setBackup] = useSlice(backupSlice)
  return (
    <div className="settings-stack">
      <div>{children}</div>
      <p className="settings-hint">
        {labels.lastExport(lastExport === undefined ? recordLabels.neverExported : momentOf(lastExport))}
      </p>
      <div>
        <Button variant="primary" icon={<Icon name="export" />} onClick={exportRecord}>
          {labels.export}
        </Button>
      </div>
      <SelectField
        label={labels.remind}
        value={backup.remindAfterDays}
        onChange={(days) => setBackup({ ...backup, remindAfterDays: Number(days) })}
      >
        {labels.reminders.map(([days, label]) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
