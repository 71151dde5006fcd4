import { Button } from '@kleinzeug/ui'
import { usePasswordMaker } from './PasswordMakerContext.ts'
import type { Clipboard } from './useClipboard.ts'

/** What became of the last copy, where the copy key is. */
export function CopyStatus({ clipboard }: { clipboard: Clipboard }) {
  const { labels } = usePasswordMaker()
  const { status } = clipboard
  if (status.kind === 'idle') return <p className="password-maker-copy-status" role="status" />
  const text = {
    copied: labels.copied,
    cleared: labels.cleared,
    late: labels.clearedLate,
    missed: labels.clearMissed,
    failed: labels.copyFailed,
    clearing: labels.clearing(status.kind === 'clearing' ? status.seconds : 0),
  }[status.kind]
  return (
    <div
      className="password-maker-copy-status"
      data-tone={status.kind === 'failed' || status.kind === 'missed' ? 'bad' : undefined}
    >
      <p role="status">{text}</p>
      {(status.kind === 'clearing' || status.kind === 'missed') && (
        <Button variant="quiet" onClick={() => void clipboard.clear()}>
          {labels.clearNow}
        </Button>
      )}
    </div>
  )
}
