import { Button, Dialog, Icon, Notice } from '@kleinzeug/ui'
import { useState, type ReactNode } from 'react'
import { exportRecord } from '../../record/exportRecord.ts'
import { manager } from '../../record/manager.ts'
import { settingsLabels as labels } from './labels.ts'

export function DeleteEverything({ children }: { children: ReactNode }) {
  const [state, setState] = useState<'idle' | 'asking' | 'done'>('idle')
  return (
    <div className="settings-stack">
      <div>{children}</div>
      <div>
        <Button variant="danger" icon={<Icon name="delete" />} onClick={() => setState('asking')}>
          {labels.deleteAsk}
        </Button>
      </div>
      {state === 'done' && <Notice tone="good" title={labels.deleted} />}
      <Dialog
        open={state === 'asking'}
        onClose={() => setState('idle')}
        title={labels.deleteTitle}
        actions={
          <>
            <Button onClick={() => setState('idle')}>{labels.cancel}</Button>
            <Button
              variant="danger"
              onClick={() => void manager.deleteEverything().then(() => setState('done'))}
            >
              {labels.delete}
            </Button>
          </>
        }
      >
        <p>{labels.deleteWarning}</p>
        <p>
          <Button icon={<Icon name="export" />} onClick={exportRecord}>
            {labels.exportFirst}
          </Button>
        </p>
      </Dialog>
    </div>
  )
}
