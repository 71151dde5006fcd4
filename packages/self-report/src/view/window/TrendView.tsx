import { Button, Legend, useSliderKeys } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, type PointerEvent } from 'react'
import { valueOf } from '../../model/data.ts'
import { timeAxis, trendLines } from '../../model/trend.ts'
import { useLater } from '../useLater.ts'
import { Lane } from './Lane.tsx'
import { TimeMarks } from './TimeMarks.tsx'

/** The lines of all traits below each other, as a slider from rating to rating: arrow keys, or a tap. */
export default function TrendView() {
  const { state, labels } = useLater()
  const hint = useId()
  const traits = useAtomValue(state.traits)
  const ratings = useAtomValue(state.shownRatings)
  const selected = useAtomValue(state.selected)
  const select = useSetAtom(state.select)
  const open = useSetAtom(state.open)
  const axis = timeAxis(ratings.map(({ date }) => date))
  const lines = trendLines(traits, ratings, axis)
  const found = ratings.findIndex(({ id }) => id === selected)
  const index = found < 0 ? ratings.length - 1 : found
  const current = ratings[index]
  const press = useSliderKeys({
    index,
    count: ratings.length,
    onMove: (to) => select(ratings[to]?.id),
    onOpen: () => current && open(current.id),
  })
  if (!current) return null

  const point = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const { left, width } =
      event.currentTarget.querySelector('.self-report-drawing')?.getBoundingClientRect() ?? new DOMRect()
    const x = ((event.clientX - left) / width) * 100
    const nearest = ratings.toSorted(
      (a, b) => Math.abs(axis.at(a.date) - x) - Math.abs(axis.at(b.date) - x),
    )[0]
    select(nearest?.id)
  }
  const words = traits.map(({ id, name }) => labels.traitValue(name, valueOf(current, id))).join(', ')

  return (
    <div className="self-report-trend">
      <div
        className="self-report-lanes"
        role="slider"
        tabIndex={0}
        aria-label={labels.trend}
        aria-describedby={hint}
        aria-valuemin={1}
        aria-valuemax={ratings.length}
        aria-valuenow={index + 1}
        aria-valuetext={labels.trendPoint(current.date, index + 1, ratings.length, words)}
        onKeyDown={press}
        onPointerDown={point}
      >
        <span id={hint} hidden>
          {labels.trendHint}
        </span>
        {lines.map((line) => (
          <Lane
            key={line.trait.id}
            trait={line.trait}
            line={line}
            cursor={axis.at(current.date)}
            value={valueOf(current, line.trait.id)}
          />
        ))}
        <TimeMarks axis={axis} />
      </div>
      <div className="self-report-readout">
        <span className="self-report-mono">{labels.longDate(current.date)}</span>
        <Legend>{labels.questionOf(index + 1, ratings.length)}</Legend>
        <span className="self-report-readout-note">{current.note}</span>
        <Button variant="quiet" onClick={() => open(current.id)}>
          {labels.openEntry}
        </Button>
      </div>
    </div>
  )
}
