import { Button, Notice } from '@kleinzeug/ui'
import { useState, type ComponentType, type ReactNode } from 'react'
import { settingsLabels as labels } from '../labels.ts'

/** A copy of the record to be damaged; what that needs is loaded once it is asked for. */
export function Damage({ children }: { children: ReactNode }) {
  const [loaded, setLoaded] = useState<{ readonly DamageBench: ComponentType } | 'failed'>()
  const load = () => void import('./DamageBench.tsx').then(setLoaded, () => setLoaded('failed'))
  return (
    <>
      <div>{children}</div>
      {typeof loaded === 'object' ? (
        <loaded.DamageBench />
      ) : (
        <div>
          <Button onClick={load}>{labels.takeCopy}</Button>
        </div>
      )}
      {loaded === 'failed' && <Notice tone="bad" title={labels.loadFailed} />}
    </>
  )
}
