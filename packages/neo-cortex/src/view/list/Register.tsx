import { Legend, useSliderKeys } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { memo, useDeferredValue, useMemo, type PointerEvent } from 'react'
import { columnsOf, type Column } from '../../model/register.ts'
import { useNeoCortex } from '../NeoCortexContext.ts'

const HEIGHT = 34
/** Most edges that can be distinguished. */
const LIMIT = 120

/** How many marks are set before one. */
function litBefore(isLit: Uint8Array, end: number): number {
  let count = 0
  for (let at = 0; at < end; at++) count += isLit[at] ?? 0
  return count
}

/** The drawer seen from above: each stroke is a card, or some neighbouring ones; what the search finds stands out. */
export function Register() {
  const { state, labels, hydrated } = useNeoCortex()
  const candidates = useDeferredValue(useAtomValue(state.candidates))
  const { places } = useDeferredValue(useAtomValue(state.found))
  const current = useAtomValue(state.current)
  const visit = useSetAtom(state.visit)
  const count = candidates.length
  // From left to right: the collection, then the own cards, the newest at the right end.
  const isLit = useMemo(() => {
    const marks = new Uint8Array(count).fill(places ? 0 : 1)
    for (const place of places ?? []) marks[count - 1 - place] = 1
    return marks
  }, [count, places])
  const columns = useMemo(() => columnsOf(isLit, LIMIT), [isLit])
  const at = useMemo(() => {
    const place = candidates.findIndex(({ id }) => id === current?.id)
    return place < 0 ? -1 : count - 1 - place
  }, [candidates, count, current])
  const found = places?.length ?? count
  const index = isLit[at] ? litBefore(isLit, at) : -1
  const visitAt = (mark: number) => {
    const card = candidates[count - 1 - mark]
    if (card) visit(card.id)
  }

  const press = useSliderKeys({
    index,
    count: found,
    onMove: (to) => visitAt(places ? count - 1 - (places[found - 1 - to] ?? 0) : to),
  })
  const point = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const wanted = Math.floor(((event.clientX - left) / width) * count)
    for (let away = 0; away < count; away++) {
      const mark = [wanted - away, wanted + away].find((each) => isLit[each])
      if (mark !== undefined) return visitAt(mark)
    }
  }

  const marked = at < 0 ? -1 : columns.findIndex(({ from, count }) => at >= from && at < from + count)
  const drawing = <Strokes columns={columns} marked={marked} />
  if (!hydrated || count === 0) return <div className="neo-cortex-register">{drawing}</div>
  return (
    <div className="neo-cortex-register">
      <div
        className="neo-cortex-slider"
        role="slider"
        tabIndex={0}
        aria-label={labels.register}
        aria-valuemin={1}
        aria-valuemax={Math.max(1, found)}
        aria-valuenow={Math.max(1, index + 1)}
        aria-valuetext={labels.registerValue(
          current?.title || labels.untitled,
          Math.max(0, index + 1),
          found,
        )}
        onKeyDown={press}
        onPointerDown={point}
      >
        {drawing}
      </div>
      <div className="neo-cortex-register-foot" aria-hidden="true">
        <Legend>{labels.register}</Legend>
        <span className="neo-cortex-mono">{labels.shown(found, count)}</span>
      </div>
    </div>
  )
}

interface StrokesProps {
  columns: readonly Column[]
  /** The column of the current card; -1 without one. */
  marked: number
}

/** Three paths, as a line a column would be 120 elements that change with every key. */
const Strokes = memo(function Strokes({ columns, marked }: StrokesProps) {
  const strokes = (top: number, isOf: (column: Column, place: number) => boolean) =>
    columns
      .map((column, place) => (isOf(column, place) ? `M${place + 0.5},${top}V${HEIGHT - 4}` : ''))
      .join('')
  return (
    <svg
      width="100%"
      height={HEIGHT}
      viewBox={`0 0 ${Math.max(1, columns.length)} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className="neo-cortex-stroke"
        d={strokes(18, ({ lit }, place) => lit === 0 && place !== marked)}
      />
      <path
        className="neo-cortex-stroke"
        data-lit
        d={strokes(10, ({ lit }, place) => lit > 0 && place !== marked)}
      />
      <path className="neo-cortex-stroke" data-current d={strokes(2, (_, place) => place === marked)} />
    </svg>
  )
})
