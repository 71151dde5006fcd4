import { dotLayout, type DotLayout } from './dotLayout.ts'
import { addDays, daysInYear, firstOfYear } from '../../model/calendar/date.ts'

/** All days of a year as one path of points, which round ends make dots. */
export function dotPath(layout: DotLayout, year: number, from = 0, to = daysInYear(year)) {
  let path = ''
  for (let day = from; day < to; day++) {
    const { x, y } = layout.place(addDays(firstOfYear(year), day))
    path += `M${x} ${y}h0`
  }
  return path
}

/** A year of dots of which none is lit, in the shape of both layouts; the style sheet shows one. */
export function UnlitYear() {
  return (['weeks', 'months'] as const).map((name) => {
    const layout = dotLayout(name, 2026)
    return (
      <svg
        key={name}
        className="worktime-dots"
        data-unlit={name}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        aria-hidden="true"
      >
        <path className="worktime-unlit" d={dotPath(layout, 2026)} strokeWidth={layout.radius * 2} />
      </svg>
    )
  })
}
