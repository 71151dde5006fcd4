import { Button } from '@kleinzeug/ui'
import { lazy, Suspense, useState } from 'react'
import type { ToolsProps } from './ToolsDialog.ts'
import { useIdleLoad } from './useIdleLoad.ts'
import { useWorktime } from '../WorktimeContext.ts'

// What is needed now and then does not delay the first sight of the year.
const load = () => import('./Dialogs.tsx')
const Dialogs = lazy(async () => ({ default: (await load()).Dialogs }))

/** Everything that is needed now and then: each key opens a dialog. */
export function Tools({ open, onOpen }: ToolsProps) {
  const { labels, showKeys } = useWorktime()
  const [isLoaded, setLoaded] = useState(false)
  const [loads] = useState(() => [() => load().then(() => setLoaded(true))])
  useIdleLoad(loads)
  return (
    <div className="worktime-tools">
      <Button onClick={() => onOpen('fill')}>{labels.fill}</Button>
      <Button onClick={() => onOpen('year')}>{labels.yearSettings}</Button>
      <Button onClick={() => onOpen('files')}>{labels.files}</Button>
      <Button variant="quiet" aria-keyshortcuts="?" aria-label={labels.showKeys} onClick={showKeys}>
        ?
      </Button>
      {/* Once they are there also while none is open: a calendar file may have to be kept current. */}
      {(open ?? isLoaded) && (
        <Suspense>
          <Dialogs open={open} onOpen={onOpen} />
        </Suspense>
      )}
    </div>
  )
}
