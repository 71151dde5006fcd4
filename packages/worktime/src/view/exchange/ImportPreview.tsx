import { Button, Choice } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { yearOf } from '../../model/calendar/date.ts'
import { yearIn, type WorkDay } from '../../model/record/work.ts'
import { isUntouched, type ImportMode } from '../../model/exchange/importDays.ts'
import { differenceOf } from '../../model/exchange/yearFile.ts'
import { useWorktime } from '../WorktimeContext.ts'

interface ImportPreviewProps {
  /** What the file is, and how it is read. */
  children: ReactNode
  days: readonly WorkDay[]
  /** What cannot be taken, in words. */
  problems: readonly string[]
  mode: ImportMode
  onMode: (mode: ImportMode) => void
  refused?: string | undefined
  /** Called with how many days are taken. */
  onImport: (count: number) => void
  onCancel: () => void
}

const SHOWN = 8

/** What an import would do, before it does it. */
export function ImportPreview({
  children,
  days,
  problems,
  mode,
  onMode,
  refused,
  onImport,
  onCancel,
}: ImportPreviewProps) {
  const { state, labels } = useWorktime()
  const data = useAtomValue(state.data)
  const years = [...new Set(days.map(({ date }) => yearOf(date)))].flatMap((year) => yearIn(data, year) ?? [])
  const { added, changed, equal, missing } = differenceOf(years, days)
  const nothing = days.length === 0
  const taken = { keep: added, overwrite: added + changed, replace: days.length }[mode]
  return (
    <form
      className="worktime-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (taken > 0) onImport(taken)
      }}
    >
      {children}
      {!nothing && <p>{labels.importDifference(added, changed, equal, missing)}</p>}
      {years.some((year) => !isUntouched(year)) && (
        <Choice
          legend={labels.importMode}
          value={mode}
          onChange={onMode}
          options={(['keep', 'overwrite', 'replace'] as const).map((value) => ({
            value,
            label: labels.importModes[value],
          }))}
        />
      )}
      {problems.length > 0 && (
        <div className="worktime-problem" role="alert">
          <p>{labels.leftOut(problems.length)}</p>
          <ul>
            {problems.slice(0, SHOWN).map((problem, index) => (
              <li key={`${index} ${problem}`}>{problem}</li>
            ))}
          </ul>
          {problems.length > SHOWN && <p>{labels.more(problems.length - SHOWN)}</p>}
        </div>
      )}
      {refused !== undefined && (
        <p className="worktime-problem" role="alert">
          {refused}
        </p>
      )}
      <div className="ui-dialog-actions">
        <Button onClick={onCancel}>{labels.cancel}</Button>
        {taken > 0 && (
          <Button type="submit" variant="primary">
            {labels.importSubmit(taken)}
          </Button>
        )}
      </div>
    </form>
  )
}
