import { Button } from '@kleinzeug/ui'
import { lazy, Suspense, useEffect } from 'react'
import { usePasswordMaker } from '../PasswordMakerContext.ts'
import type { TimedClipboard } from './useClipboard.ts'

const loadCopyText = () => import('./CopyText.tsx')
const CopyText = lazy(loadCopyText)

/** What became of the last copy, where the copy key is. */
export function CopyStatus({ clipboard }: { clipboard: TimedClipboard }) {
  const { labels } = usePasswordMaker()
  const { status } = clipboard
  // Loaded ahead of the first copy.
  useEffect(() => void loadCopyText().catch(() => {}), [])
  return (
    <div
      className="password-maker-copy-status"
      data-tone={status.kind === 'failed' || status.kind === 'missed' ? 'bad' : undefined}
    >
      <p role="status">
        {status.kind !== 'idle' && (
          <Suspense fallback={null}>
            <CopyText status={status} />
          </Suspense>
        )}
      </p>
      {(status.kind === 'clearing' || status.kind === 'missed') && (
        <Button variant="quiet" onClick={() => void clipboard.clear()}>
          {labels.clearNow}
        </Button>
      )}
    </div>
  )
}
