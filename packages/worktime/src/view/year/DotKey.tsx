import { memo, type ReactNode } from 'react'
import type { PlanModel } from '../../model/plan/plan.ts'
import { useWorktime } from '../WorktimeContext.ts'

interface DotKeyProps {
  holidays: boolean
  /** The model that the account does not follow, where its target is drawn. */
  other: PlanModel | undefined
}

/** What the marks of the year mean. */
export const DotKey = memo(function DotKey({ holidays, other }: DotKeyProps) {
  const { labels } = useWorktime()
  const mark = (drawing: ReactNode, text: string) => (
    <span>
      <svg viewBox="0 0 18 12" aria-hidden="true">
        {drawing}
      </svg>
      {text}
    </span>
  )
  return (
    <p className="worktime-key">
      {mark(
        <>
          <circle className="worktime-lit" cx="4" cy="6" r="2.2" fillOpacity="0.6" />
          <circle className="worktime-lit" cx="13" cy="6" r="4.6" />
        </>,
        labels.dotScale,
      )}
      {mark(<circle className="worktime-ring" cx="9" cy="6" r="4" />, labels.kinds.vacation)}
      {mark(<circle className="worktime-ring" data-kind="sick" cx="9" cy="6" r="4" />, labels.kinds.sick)}
      {mark(<path className="worktime-ring" d="M5 6h8" />, labels.kinds.comp)}
      {holidays && mark(<path className="worktime-holiday" d="M9 3l3 3-3 3-3-3z" />, labels.holidayMark)}
      {mark(<path className="worktime-actual" d="M0 6h18" />, labels.actual)}
      {mark(<path className="worktime-target" d="M0 6h18" />, labels.target)}
      {other &&
        mark(
          <path className="worktime-target" data-other d="M0 6h18" />,
          `${labels.target}: ${labels.models[other]}`,
        )}
      {mark(<path className="worktime-projection" d="M1 6h17" />, labels.projection)}
      {mark(<rect className="worktime-band" width="18" height="12" />, labels.band)}
    </p>
  )
})
