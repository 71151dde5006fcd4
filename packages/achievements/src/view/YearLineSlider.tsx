import { useSliderKeys } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useMemo, type PointerEvent } from 'react'
import { useAchievements } from './AchievementsContext.ts'
import { PLOT_HEIGHT, YearLineDrawing } from './YearLineDrawing.tsx'

/** The line as a slider from entry to entry: arrow keys, or a tap on it. */
export function YearLineSlider({ isPlaceholder }: { isPlaceholder: boolean }) {
  const { state, labels } = useAchievements()
  const hint = useId()
  const line = useAtomValue(state.line)
  const year = useAtomValue(state.year)
  const day = useAtomValue(state.today)
  const talks = useAtomValue(state.talks)
  const visible = useAtomValue(state.visible)
  const selected = useAtomValue(state.selected)
  const select = useSetAtom(state.select)
  const open = useSetAtom(state.open)
  const lit = useMemo(() => new Set(visible.map(({ key }) => key)), [visible])
  const { points } = line
  const found = points.findIndex(({ entry }) => entry.key === selected)
  const index = found < 0 ? points.length - 1 : found
  const current = points[index]?.entry

  const press = useSliderKeys({
    index,
    count: points.length,
    onMove: (to) => select(points[to]?.entry.key),
    onOpen: () => current && open(current.key),
  })
  const point = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    const distance = (x: number, y: number) =>
      Math.hypot((x / 100) * width - (event.clientX - left), (y / 100) * PLOT_HEIGHT - (event.clientY - top))
    const nearest = points.reduce<(typeof points)[number] | undefined>(
      (best, each) => (best && distance(best.x, best.y) <= distance(each.x, each.y) ? best : each),
      undefined,
    )
    select(nearest?.entry.key)
  }

  const drawing = (
    <YearLineDrawing
      line={line}
      today={isPlaceholder ? undefined : line.at(day)}
      talks={talks.flatMap(({ key, date }) => {
        const x = line.at(date)
        return x === undefined ? [] : [{ key, x }]
      })}
      talkLabel={labels.talk}
      markText={(value) => (value <= 12 ? labels.month(value) : String(value))}
      selected={current?.key}
      lit={lit}
    />
  )
  if (!current) return <div className="achievements-line">{drawing}</div>
  return (
    <div
      className="achievements-line"
      role="slider"
      tabIndex={0}
      aria-label={labels.line(year)}
      aria-describedby={hint}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={index + 1}
      aria-valuetext={labels.linePoint(
        current.date ?? '',
        current.title || labels.untitled,
        index + 1,
        points.length,
      )}
      onKeyDown={press}
      onPointerDown={point}
    >
      <span id={hint} hidden>
        {labels.lineHint}
      </span>
      {drawing}
    </div>
  )
}
