import { Legend, useSliderKeys } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { memo, useDeferredValue, useMemo, type PointerEvent } from 'react'
import { columnsOf, type Column } from '../model/register.ts'
import { useNeoCortex } from './NeoCortexContext.ts'

const HEIGHT = 34
/** As many edges can be told apart. */
const LIMIT = 120

/** The drawer seen from above: each stroke is a card, or some neighbouring ones; what the search finds stands out. */
export function Register({ unlit }: { unlit: boolean }) {
  const { state, labels } = useNeoCortex()
  const candidates = useDeferredValue(useAtomValue(state.candidates))
  const visible = useDeferredValue(useAtomValue(state.visible))
  const current = useAtomValue(state.current)
  const visit = useSetAtom(state.visit)
  // From left to right: the collection, then the own cards, the newest at the right end.
  const cards = useMemo(() => candidates.toReversed(), [candidates])
  const lit = useMemo(() => new Set(visible), [visible])
  const columns = useMemo(
    () =>
      columnsOf(
        cards.map((card) => lit.has(card)),
        LIMIT,
      ),
    [cards, lit],
  )
  const found = useMemo(() => cards.filter((card) => lit.has(card)), [cards, lit])
  const at = cards.findIndex(({ id }) => id === current?.id)
  const index = found.findIndex(({ id }) => id === current?.id)

  const press = useSliderKeys({
    index,
    count: found.length,
    onMove: (to) => {
      const card = found[to]
      if (card) visit(card.id)
    },
  })
  const point = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || found.length === 0) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const wanted = ((event.clientX - left) / width) * cards.length
    const places = new Map(cards.map((card, place) => [card.id, place] as const))
    const nearest = found.reduce((best, card) =>
      Math.abs((places.get(card.id) ?? 0) + 0.5 - wanted) <
      Math.abs((places.get(best.id) ?? 0) + 0.5 - wanted)
        ? card
        : best,
    )
    visit(nearest.id)
  }

  const marked = at < 0 ? -1 : columns.findIndex(({ from, count }) => at >= from && at < from + count)
  const drawing = <Strokes columns={columns} marked={marked} />
  if (unlit || cards.length === 0) return <div className="neo-cortex-register">{drawing}</div>
  return (
    <div className="neo-cortex-register">
      <div
        className="neo-cortex-slider"
        role="slider"
        tabIndex={0}
        aria-label={labels.register}
        aria-valuemin={1}
        aria-valuemax={Math.max(1, found.length)}
        aria-valuenow={Math.max(1, index + 1)}
        aria-valuetext={labels.registerValue(
          current?.title || labels.untitled,
          Math.max(0, index + 1),
          found.length,
        )}
        onKeyDown={press}
        onPointerDown={point}
      >
        {drawing}
      </div>
      <div className="neo-cortex-register-foot" aria-hidden="true">
        <Legend>{labels.register}</Legend>
        <span className="neo-cortex-mono">{labels.shown(found.length, cards.length)}</span>
      </div>
    </div>
  )
}

interface StrokesProps {
  columns: readonly Column[]
  /** The column of the current card; -1 without one. */
  marked: number
}

const Strokes = memo(function Strokes({ columns, marked }: StrokesProps) {
  const x = (column: number) => `${((column + 0.5) / Math.max(1, columns.length)) * 100}%`
  return (
    <svg width="100%" height={HEIGHT} aria-hidden="true">
      {columns.map((column, place) => (
        <line
          key={place}
          className="neo-cortex-stroke"
          data-lit={column.lit > 0 || undefined}
          data-current={place === marked || undefined}
          x1={x(place)}
          x2={x(place)}
          y1={place === marked ? 2 : column.lit > 0 ? 10 : 18}
          y2={HEIGHT - 4}
        />
      ))}
    </svg>
  )
})
