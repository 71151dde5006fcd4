import type { RecordStatus } from '@kleinzeug/storage/local'
import { useRecordStatus } from './status.ts'
import { savedLabels as labels } from './savedLabels.ts'
import './savedState.css'

function stateOf(status: RecordStatus): keyof typeof labels {
  if (status.kind === 'loading' || status.kind === 'saving') return status.kind
  if (status.kind === 'full') return status.mirrored ? 'saved' : 'unsaved'
  return ['memoryOnly', 'newer'].includes(status.kind) ? 'unsaved' : 'saved'
}

/** Whether the edits on this page are stored, as one word beside a tool. Notices say what to do about it. */
export function SavedState() {
  const state = stateOf(useRecordStatus())
  return (
    <small className="saved-state" data-state={state}>
      {labels[state]}
    </small>
  )
}
