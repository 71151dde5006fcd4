import { Button } from '@kleinzeug/ui'
import { useState } from 'react'
import { FilesDialog } from './FilesDialog.tsx'
import { FillDialog } from './FillDialog.tsx'
import { useWorktime } from './WorktimeContext.ts'
import { YearDialog } from './YearDialog.tsx'

/** Everything that is needed now and then: each key opens a dialog. */
export function Tools({ onShowKeys }: { onShowKeys: () => void }) {
  const { labels } = useWorktime()
  const [open, setOpen] = useState<'fill' | 'year' | 'files'>()
  const close = () => setOpen(undefined)
  return (
    <div className="worktime-tools">
      <Button onClick={() => setOpen('fill')}>{labels.fill}</Button>
      <Button onClick={() => setOpen('year')}>{labels.yearSettings}</Button>
      <Button onClick={() => setOpen('files')}>{labels.files}</Button>
      <Button variant="quiet" aria-keyshortcuts="?" aria-label={labels.showKeys} onClick={onShowKeys}>
        ?
      </Button>
      <FillDialog open={open === 'fill'} onClose={close} />
      <YearDialog open={open === 'year'} onClose={close} />
      <FilesDialog open={open === 'files'} onClose={close} />
    </div>
  )
}
