import { Button, Notice } from '@kleinzeug/ui'
import { useEffect, type ReactNode } from 'react'
import { useCalendarFile } from './calendarFile.ts'

interface CalendarPanelProps {
  /** Chooses a file. */
  keepKey: ReactNode
  /** Chooses another one. */
  otherKey: ReactNode
}

/** How the calendar file stands, and what can be done about it. */
export function CalendarPanel({ keepKey, otherKey }: CalendarPanelProps) {
  const { labels, file, status } = useCalendarFile()
  const { state, name, date } = status
  if (state === 'loading') return null
  if (state === 'off') return keepKey
  const end = <Button onClick={() => void file.end()}>{labels.endCalendar}</Button>
  if (state === 'current' || state === 'closed')
    return (
      <>
        <p role="status">
          {state === 'current'
            ? labels.calendarState.current(name, labels.instant(date ?? 0))
            : labels.calendarState.closed(name)}
        </p>
        <div className="shell-file-keys">
          {state === 'closed' && (
            <Button variant="primary" onClick={() => void file.reopen()}>
              {labels.reopenCalendar}
            </Button>
          )}
          {end}
        </div>
      </>
    )
  return (
    <>
      <Notice
        tone="warning"
        title={labels.calendarState[state](name)}
        actions={
          <>
            {state === 'changed' && (
              <Button onClick={() => void file.overwrite()}>{labels.overwriteCalendar}</Button>
            )}
            {end}
          </>
        }
      >
        <p>{labels.calendarAdvice[state]}</p>
      </Notice>
      {state === 'missing' && otherKey}
    </>
  )
}

/** Keeps the calendar current. Shown where something has to be done: it reopens the file, or opens the dialog. */
export function CalendarKey({ onOpen }: { onOpen: () => void }): ReactNode {
  const { labels, announce, file, status } = useCalendarFile()
  const { state, name } = status
  const isCalm = state === 'loading' || state === 'off' || state === 'current'
  const words = isCalm ? '' : labels.calendarKey[state](name)
  useEffect(() => {
    if (words) announce(words)
  }, [words, announce])
  return (
    words && (
      // Below the keys, which stand in a row.
      <p style={{ gridColumn: '1 / -1' }}>
        <Button variant="quiet" onClick={state === 'closed' ? () => void file.reopen() : onOpen}>
          {words}
        </Button>
      </p>
    )
  )
}
