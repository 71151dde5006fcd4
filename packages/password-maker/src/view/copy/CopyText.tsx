import { copyLabels } from '../../copyLabels.ts'
import { usePasswordMaker } from '../PasswordMakerContext.ts'
import type { CopyStatus } from './useClipboard.ts'

/** What became of the last copy, in words. */
export default function CopyText({ status }: { status: CopyStatus }) {
  const tool = usePasswordMaker()
  const labels = { ...copyLabels, ...tool.labels }
  switch (status.kind) {
    case 'idle':
      return null
    case 'clearing':
      return labels.clearing(status.seconds)
    case 'late':
      return labels.clearedLate
    case 'missed':
      return labels.clearMissed
    case 'failed':
      return labels.passwordNotCopied
    default:
      return labels[status.kind]
  }
}
