import { useAtomValue } from 'jotai'
import { useWorktime } from '../WorktimeContext.ts'

/** How the figure of the open line comes about, and its days by month: how many, and which where they are few. */
export function LineDays({ formula }: { formula: string | undefined }) {
  const { state, labels } = useWorktime()
  const dates = [...(useAtomValue(state.highlighted) ?? [])]
  return (
    <div className="worktime-line-days">
      {formula !== undefined && <p>{formula}</p>}
      {dates.length > 0 && (
        <ul>
          {[...Map.groupBy(dates, (date) => date.slice(0, 7))].map(([month, days]) => (
            <li key={month}>
              <span>{labels.month(Number(month.slice(5)) - 1)}</span>
              <span>
                {days.length > 12
                  ? labels.dayCount(days.length)
                  : days.map((date) => `${Number(date.slice(8))}.`).join(' ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
