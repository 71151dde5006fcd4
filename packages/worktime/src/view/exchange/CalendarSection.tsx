import { Button, Icon } from '@kleinzeug/ui'
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { ToolsDialog } from '../device/ToolsDialog.ts'
import { useLater } from '../useLater.ts'

// Loaded once a file is kept.
const load = () => import('./calendarParts.ts')
/** Without a network the file is brought up to date at the next visit. */
const Nothing = (): ReactNode => null
const CalendarPanel = lazy(() =>
  load().then(
    (part) => ({ default: part.CalendarPanel }),
    () => ({ default: Nothing }),
  ),
)
const CalendarKey = lazy(() =>
  load().then(
    (part) => ({ default: part.CalendarKey }),
    () => ({ default: Nothing }),
  ),
)

/** Whether a file was chosen in this visit; in the store of each instance. */
const isChosen = atom(false)

function useIsKept() {
  const { props } = useLater()
  return useAtomValue(isChosen) || props.fileMemory?.isUsed() === true
}

/** Whether the browser can keep a file current: Firefox and Safari cannot. */
export const canKeepFile = () => 'showSaveFilePicker' in window

/** Chooses the file; a click of its own, because the browser opens its dialog in one alone. */
function KeepKey({ isOther }: { isOther?: boolean }) {
  const { state, labels, props, now } = useLater()
  const store = useStore()
  const setChosen = useSetAtom(isChosen)
  const [problem, setProblem] = useState('')

  async function choose() {
    setProblem('')
    try {
      const handle = await window.showSaveFilePicker?.({
        suggestedName: labels.calendarName,
        types: [{ accept: { 'text/calendar': ['.ics'] } }],
      })
      if (!handle) return
      const { calendarFileOf } = await load()
      const file = calendarFileOf(state, { store, memory: props.fileMemory, labels, now })
      await file.keep(handle)
      setChosen(true)
    } catch (error) {
      // Closed without a choice.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setProblem(labels.calendarProblem)
    }
  }
  return (
    <>
      {!isOther && <p>{labels.calendarHelp}</p>}
      <div className="shell-file-keys">
        <Button icon={<Icon name="export" />} onClick={() => void choose()}>
          {isOther ? labels.otherCalendar : labels.keepCalendar}
        </Button>
      </div>
      <p className="shell-problem" role="alert">
        {problem}
      </p>
    </>
  )
}

/** In the dialog of files: chooses a calendar that stays current, and shows how it stands. */
export function CalendarSection() {
  const { labels } = useLater()
  return (
    <>
      <h3>{labels.calendarFile}</h3>
      {useIsKept() ? (
        <Suspense>
          <CalendarPanel keepKey={<KeepKey />} otherKey={<KeepKey isOther />} />
        </Suspense>
      ) : (
        <KeepKey />
      )}
    </>
  )
}

/** Keeps the calendar current, and asks on the device where something has to be done about it. */
export function KeptCalendar({ onOpen }: { onOpen: (dialog: ToolsDialog) => void }) {
  return (
    useIsKept() && (
      <Suspense>
        <CalendarKey onOpen={() => onOpen('files')} />
      </Suspense>
    )
  )
}
