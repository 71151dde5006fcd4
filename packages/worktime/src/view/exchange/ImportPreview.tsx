import { Button, Choice } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { yearOf } from '../../model/calendar/date.ts'
import { yearIn, type WorkDay } from '../../model/record/work.ts'
import { differenceOf } from '../../model/exchange/yearFile.ts'
import { useWorktime } from '../WorktimeContext.ts'

interface ImportPreviewProps {
  /** What the file is, and how it is read. */
  children: ReactNode
  days: readonly WorkDay[]
  /** What cannot be taken, in words. */
  problems: readonly string[]
  /** Whether days that only stand here are kept. */
  keeps: boolean
  onKeeps: (keeps: boolean) => void
  refused?: string | undefined
  onImport: () => void
  onCancel: () => void
}

const SHOWN = 8

/** What an import would do, before it does it. */
export function ImportPreview({
  children,
  days,
  problems,
  keeps,
  onKeeps,
  refused,
  onImport,
  onCancel,
}: ImportPreviewProps) {
  const { state, labels } = useWorktime()
  const data = useAtomValue(state.data)
  const years = [...new Set(days.map(({ date }) => yearOf(date)))].flatMap((year) => yearIn(data, year) ?? [])
  const { added, changed, equal, missing } = differenceOf(years, days)
  const nothing = days.length === 0
  return (
    <form
      className="worktime-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!nothing) onImport()
      }}
    >
      {children}
      {!nothing && <p>{labels.importDifference(added, changed, equal, missing)}</p>}
      {missing > 0 && !nothing && (
        <Choice
          legend={labels.importMode}
          value={keeps ? 'merge' : 'replace'}
          onChange={(mode) => onKeeps(mode === 'merge')}
          options={[
            { value: 'merge', label: labels.importMerge },
            { value: 'replace', label: labels.importReplace },
          ]}
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
        {!nothing && (
          <Button type="submit" variant="primary">
            {labels.importSubmit(days.length)}
          </Button>
        )}
      </div>
    </form>
  )
}
