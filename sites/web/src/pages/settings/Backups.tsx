import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

/** Earlier states of the record; what shows them is loaded once the page is there. */
export function Backups({ children }: { children: ReactNode }) {
  const [loaded, setLoaded] = useState<{ readonly Timeline: ComponentType }>()
  useEffect(() => {
    // Without a network it appears at the next visit.
    import('./timeline/Timeline.tsx').then(setLoaded, () => {})
  }, [])
  return (
    <div className="settings-stack">
      <div className="settings-hint">{children}</div>
      {loaded && <loaded.Timeline />}
    </div>
  )
}
