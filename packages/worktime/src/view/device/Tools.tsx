import { Button } from '@kleinzeug/ui'
import { lazy, Suspense } from 'react'
import { useIdleLoad } from './useIdleLoad.ts'
import { useWorktime } from '../WorktimeContext.ts'

// What is needed now and then does not delay the first sight of the year.
let arrive: (part: typeof import('./dialogs.ts')) => void
const arrived = new Promise<typeof import('./dialogs.ts')>((resolve) => (arrive = resolve))
const load = async () => {
  const part = await import('./dialogs.ts')
  arrive(part)
  return part
}
const FillDialog = lazy(async () => ({ default: (await load()).FillDialog }))
const YearDialog = lazy(async () => ({ default: (await load()).YearDialog }))
const FilesDialog = lazy(async () => ({ default: (await load()).FilesDialog }))
// Asks for nothing itself: it appears with the dialogs.
const KeptCalendar = lazy(async () => ({ default: (await arrived).KeptCalendar }))
const loads = [load]

/** A dialog that a key opens. */
export type ToolsDialog = 'fill' | 'year' | 'files'

interface ToolsProps {
  open: ToolsDialog | undefined
  onOpen: (dialog: ToolsDialog | undefined) => void
}

/** Everything that is needed now and then: each key opens a dialog. */
export function Tools({ open, onOpen }: ToolsProps) {
  const { labels, showKeys } = useWorktime()
  const close = () => onOpen(undefined)
  useIdleLoad(loads)
  return (
    <>
      <div className="worktime-tools">
        <Button onClick={() => onOpen('fill')}>{labels.fill}</Button>
        <Button onClick={() => onOpen('year')}>{labels.yearSettings}</Button>
        <Button onClick={() => onOpen('files')}>{labels.files}</Button>
        <Button variant="quiet" aria-keyshortcuts="?" aria-label={labels.showKeys} onClick={showKeys}>
          ?
        </Button>
        <Suspense>
          {open === 'fill' && <FillDialog open onClose={close} />}
          {open === 'year' && <YearDialog open onClose={close} />}
          {open === 'files' && <FilesDialog onClose={close} />}
        </Suspense>
      </div>
      <Suspense>
        <KeptCalendar onOpen={onOpen} />
      </Suspense>
    </>
  )
}
