import { KeyDialog, type KeyBinding } from '@kleinzeug/ui'
import type { ToolLabels } from './words/labels.ts'

interface ToolKeyDialogProps {
  open: boolean
  onClose: () => void
  table: readonly KeyBinding[]
  labels: ToolLabels
}

/** The key table of a tool in its words; loaded when the keys are first shown. */
export default function ToolKeyDialog({ labels, ...props }: ToolKeyDialogProps) {
  return (
    <KeyDialog
      {...props}
      title={labels.keysTitle}
      closeLabel={labels.close}
      actionNames={labels.keys}
      keyNames={labels.keyNames}
    />
  )
}
