import type { Announce } from '@kleinzeug/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useRadio } from '../RadioContext.ts'

const StationEditor = lazy(() => import('./StationEditor.tsx'))

/** The editor of the station list, folded at first and loaded when it is first opened. */
export function Stations({ announce }: { announce: Announce }) {
  const { labels } = useRadio()
  const details = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  // Opened before the page was hydrated.
  useEffect(() => setOpened((before) => before || details.current?.open === true), [])
  return (
    <details ref={details} className="radio-stations" onToggle={() => setOpened(true)}>
      <summary>{labels.tools}</summary>
      {opened && (
        <Suspense>
          <StationEditor announce={announce} />
        </Suspense>
      )}
    </details>
  )
}
