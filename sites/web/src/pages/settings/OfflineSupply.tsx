import { Button, Icon, Notice } from '@kleinzeug/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { settingsLabels as labels } from './labels.ts'
import { loadRest, missingFiles, type OfflineFile } from './offlineFiles.ts'

const sizeOf = (files: readonly OfflineFile[]) => files.reduce((sum, { size }) => sum + size, 0)

/** Loads every tool and source for use without a network, when the visitor asks for it. */
export function OfflineSupply({ children }: { children: ReactNode }) {
  const [missing, setMissing] = useState<readonly OfflineFile[]>()
  /** Bytes that are loaded, or how it has ended. */
  const [progress, setProgress] = useState<number | 'complete' | 'failed'>()

  useEffect(() => {
    // Without a service worker or a network there is nothing to offer.
    missingFiles().then(setMissing, () => {})
  }, [])

  const load = (files: readonly OfflineFile[]) =>
    void loadRest(files, setProgress).then((isComplete) => setProgress(isComplete ? 'complete' : 'failed'))

  return (
    <div className="settings-stack">
      <div>{children}</div>
      {missing && missing.length > 0 && progress === undefined && (
        <div>
          <Button icon={<Icon name="import" />} onClick={() => load(missing)}>
            {labels.loadAll(sizeOf(missing))}
          </Button>
        </div>
      )}
      {missing && typeof progress === 'number' && (
        <progress value={progress} max={sizeOf(missing)} aria-label={labels.loadingAll} />
      )}
      {(progress === 'complete' || missing?.length === 0) && (
        <p className="settings-hint">{labels.loadedAll}</p>
      )}
      {progress === 'failed' && <Notice tone="bad" title={labels.loadFailed} />}
    </div>
  )
}
