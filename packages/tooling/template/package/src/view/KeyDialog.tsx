import { Button, Dialog } from '@kleinzeug/ui'
import type { __Name__Labels } from '../labels.ts'
import { keyTable } from './keyTable.ts'

interface KeyDialogProps {
  open: boolean
  onClose: () => void
  labels: __Name__Labels
}

/** The key table, for those who ask with `?`. */
export const KeyDialog = ({ open, onClose, labels }: KeyDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={labels.keysTitle}
    actions={<Button onClick={onClose}>{labels.close}</Button>}
  >
    <dl className="__name__-keys">
      {keyTable.map(({ key, action }) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{labels.keys[action]}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
