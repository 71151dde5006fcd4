import { backupSlice } from '@kleinzeug/storage/local'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useSlice } from '../../../record/useSlice.ts'
import { Button, Icon, Notice, useHydrated } from '@kleinzeug/ui'
import { settingsLabels as labels } from '../labels.ts'
import { chooseFolder } from './chooseFolder.ts'

/** The visitor's folder: what it needs is loaded once one is connected, or is to be. */
export function Folder({ children }: { children: ReactNode }) {
  const [{ folder: isConnected }] = useSlice(backupSlice)
  const [Panel, setPanel] = useState<{ readonly View: ComponentType }>()
  const canChoose = useHydrated() ? 'showDirectoryPicker' in window : undefined
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (!isConnected && canChoose !== false) return undefined
    let isCurrent = true
    const view = isConnected
      ? import('./FolderPanel.tsx').then(({ FolderPanel }) => FolderPanel)
      : import('./FolderZip.tsx').then(({ FolderZip }) => FolderZip)
    // Without a network it appears at the next visit.
    view.then(
      (View) => isCurrent && setPanel({ View }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [isConnected, canChoose])

  const connect = () => void chooseFolder().then((isDone) => setHasFailed(!isDone))

  return (
    <div className="settings-stack">
      <div>{children}</div>
      {Panel && <Panel.View />}
      {!isConnected && canChoose && (
        <div>
          <Button icon={<Icon name="export" />} onClick={connect}>
            {labels.chooseFolder}
          </Button>
        </div>
      )}
      {hasFailed && <Notice tone="bad" title={labels.folderFailed} />}
    </div>
  )
}
