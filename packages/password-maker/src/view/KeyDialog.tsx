import { Button, Dialog } from '@kleinzeug/ui'
import type { PasswordMakerLabels } from '../labels.ts'
import { keyTable } from './keyTable.ts'

interface KeyDialogProps {
  open: boolean
  labels: PasswordMakerLabels
  onClose: () => void
}

/** Every key of the key table with what it does. */
export const KeyDialog = ({ open, labels, onClose }: KeyDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={labels.keys}
    actions={<Button onClick={onClose}>{labels.close}</Button>}
  >
    <dl className="password-maker-key-list">
      {keyTable.map(({ key, action }) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{labels.keyHelp[action]}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
