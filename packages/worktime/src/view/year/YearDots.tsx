import { Sample } from '@kleinzeug/shell'
import { useAtomValue, useSetAtom } from 'jotai'
import {
  memo,
  useMemo,
  useRef,
  useState,
  type KeyboardEventHandler,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { rangeOf } from '../../model/account/account.ts'
import { dayOfYear, daysInYear, yearOf, type IsoDate } from '../../model/calendar/date.ts'
import type { Holiday } from '../../model/calendar/holidays.ts'
import { Curve } from './Curve.tsx'
import { DotKey } from './DotKey.tsx'
import { dotLayout, type DotLayout } from './dotLayout.ts'
import { MonthDots } from './MonthDots.tsx'
import { byDays, byMonths, useDayKeys } from '../keys/useDayKeys.ts'
import { Readout } from './Readout.tsx'
import { useDayText } from './useDayText.ts'
import { useHolidays } from '../useHolidays.ts'
import { useLayoutName } from './useLayoutName.ts'
import { useWorktime } from '../WorktimeContext.ts'
import { YearFolds } from './YearFolds.tsx'

const weekSteps = { left: byDays(-7), right: byDays(7), up: byDays(-1), down: byDays(1) }
const monthSteps = { left: byDays(-1), right: byDays(1), up: byMonths(-1), down: byMonths(1) }

/** The year: a dot is a day, its size the hours; below it how the sum grew. One cursor runs through both. */
export function YearDots() {
  const { state, entry } = useWorktime()
  const year = useAtomValue(state.number)
  const selected = useAtomValue(state.selected)
  const today = useAtomValue(state.today)
  const untouched = useAtomValue(state.untouched)
  const select = useSetAtom(state.select)
  const holidays = useHolidays(year)
  const box = useRef<HTMLDivElement>(null)
  const name = useLayoutName(box)
  const layout = useMemo(() => dotLayout(name, year), [name, year])
  const [hovered, setHovered] = useState<IsoDate>()
  const onKeyDown = useDayKeys(name === 'weeks' ? weekSteps : monthSteps, (typed) =>
    entry.current?.focus(typed),
  )

  const dayAt = (event: MouseEvent<SVGSVGElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    return layout.dayAt(
      ((event.clientX - left) / width) * layout.width,
      ((event.clientY - top) / height) * layout.height,
    )
  }
  const shown = hovered ?? selected
  const ring = (date: IsoDate, kind: string) => {
    if (yearOf(date) !== year) return null
    const { x, y } = layout.place(date)
    return <circle className={`worktime-${kind}`} cx={x} cy={y} r={layout.radius + 1.6} />
  }

  return (
    <div className="worktime-year" ref={box}>
      <DotSlider onKeyDown={onKeyDown}>
        <svg
          className="worktime-dots"
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          aria-hidden="true"
          onPointerMove={(event) => setHovered(dayAt(event))}
          onPointerLeave={() => setHovered(undefined)}
          onClick={(event) => select(dayAt(event))}
        >
          <DotLabels layout={layout} />
          <Sample as="g" when={untouched}>
            <Months layout={layout} holidays={holidays} />
          </Sample>
          {ring(today, 'today')}
          {ring(selected, 'cursor')}
        </svg>
      </DotSlider>
      <Readout date={shown} />
      <Sample when={untouched}>
        <Curve selected={shown} narrow={name === 'months'} />
        <DotKey holidays={holidays.size > 0} other={useAtomValue(state.otherPlan)?.model} />
      </Sample>
      <YearFolds />
    </div>
  )
}

interface DotSliderProps {
  onKeyDown: KeyboardEventHandler
  children: ReactNode
}

/** The dots as one control. What it says of its day follows an entry in the frame after it. */
function DotSlider({ onKeyDown, children }: DotSliderProps) {
  const { state, labels } = useWorktime()
  const year = useAtomValue(state.number)
  const selected = useAtomValue(state.selected)
  const describe = useDayText()
  return (
    <div
      className="worktime-dots-box"
      role="slider"
      tabIndex={0}
      aria-label={labels.dots(year)}
      aria-valuemin={1}
      aria-valuemax={daysInYear(year)}
      aria-valuenow={dayOfYear(selected) + 1}
      aria-valuetext={describe(selected).spoken}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  )
}

interface MonthsProps {
  layout: DotLayout
  holidays: ReadonlyMap<IsoDate, Holiday>
}

/** The dots of all months: of all that is shown, the one part that an entry draws at once. */
const Months = memo(function Months({ layout, holidays }: MonthsProps) {
  const { state } = useWorktime()
  const year = useAtomValue(state.year)
  const highlighted = useAtomValue(state.highlighted)
  const { start, end } = rangeOf(year, useAtomValue(state.plan))
  return year.months.map((month) => (
    <MonthDots
      key={month.month}
      year={year.year}
      month={month}
      layout={layout}
      start={start}
      end={end}
      holidays={holidays}
      highlighted={highlighted}
    />
  ))
})

/** The names of months and weekdays beside the dots. */
const DotLabels = memo(function DotLabels({ layout }: { layout: DotLayout }) {
  const { labels } = useWorktime()
  return (
    <>
      {layout.monthLabels.map(({ month, x, y }) => (
        <text key={month} x={x} y={y}>
          {labels.shortMonth(month)}
        </text>
      ))}
      {layout.weekdayLabels.map(({ weekday, x, y }) => (
        <text key={weekday} x={x} y={y}>
          {labels.shortWeekday(weekday)}
        </text>
      ))}
    </>
  )
})
