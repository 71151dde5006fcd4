import { Button, Icon, Notice } from '@kleinzeug/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { settingsLabels as labels } from './labels.ts'
import { loadRest, missingFiles, type OfflineFile } from './offlineFiles.ts'

type State =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'offered'; readonly files: readonly OfflineFile[] }
  | { readonly kind: 'loading'; readonly done: number; readonly total: number }
  | { readonly kind: 'complete' }
  | { readonly kind: 'failed' }

const sizeOf = (files: readonly OfflineFile[]) => files.reduce((sum, { size }) => sum + size, 0)

/** Loads every tool and source for use without a network, when the visitor asks for it. */
export function OfflineSupply({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>({ kind: 'unknown' })

  useEffect(() => {
    let isCurrent = true
    missingFiles().then(
      (files) => {
        if (isCurrent) setState(files.length > 0 ? { kind: 'offered', files } : { kind: 'complete' })
      },
      () => {
        // Without a service worker or a network there is nothing to offer.
      },
    )
    return () => {
      isCurrent = false
    }
  }, [])

  async function load(files: readonly OfflineFile[]) {
    const total = sizeOf(files)
    const isComplete = await loadRest(files, (done) => setState({ kind: 'loading', done, total }))
    setState({ kind: isComplete ? 'complete' : 'failed' })
  }

  return (
    <div className="settings-stack">
      <div>{children}</div>
      {state.kind === 'offered' && (
        <div>
          <Button icon={<Icon name="import" />} onClick={() => void load(state.files)}>
            {labels.loadAll(sizeOf(state.files))}
          </Button>
        </div>
      )}
      {state.kind === 'loading' && (
        <progress value={state.done} max={state.total} aria-label={labels.loadingAll} />
      )}
      {state.kind === 'complete' && <p className="settings-hint">{labels.loadedAll}</p>}
      {state.kind === 'failed' && <Notice tone="bad" title={labels.loadFailed} />}
    </div>
  )
}
