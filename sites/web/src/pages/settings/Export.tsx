import { backupSlice } from '@kleinzeug/storage/local'
import { Button, Icon, Notice, SelectField } from '@kleinzeug/ui'
import type { ReactNode } from 'react'
import { momentOf } from '../parts/amount.ts'
import { exportRecord } from '../../record/exportRecord.ts'
import { useRecordSummary } from '../../record/manager.ts'
import { recordLabels } from '../../record/recordLabels.ts'
import { useSlice } from '../../record/useSlice.ts'
import { settingsLabels as labels } from './labels.ts'
import { useOnDemand } from './useOnDemand.ts'

const loadDialog = () => import('./sealed/SealDialog.tsx').then(({ SealDialog }) => SealDialog)

export function Export({ children }: { children: ReactNode }) {
  const { lastExport } = useRecordSummary()
  const [backup, setBackup] = useSlice(backupSlice)
  const dialog = useOnDemand(loadDialog)
  return (
    <div className="settings-stack">
      <div>{children}</div>
      <p className="settings-hint">
        {labels.lastExport(lastExport === undefined ? recordLabels.neverExported : momentOf(lastExport))}
      </p>
      <div className="settings-actions">
        <Button variant="primary" icon={<Icon name="export" />} onClick={exportRecord}>
          {labels.export}
        </Button>
        <Button onClick={dialog.open}>{labels.exportSealed}</Button>
      </div>
      {dialog.View && <dialog.View onClose={dialog.close} />}
      {dialog.hasFailed && <Notice tone="bad" title={labels.loadFailed} />}
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
