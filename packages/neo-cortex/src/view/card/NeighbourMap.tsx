import { Legend } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { layOutMap, type Place } from '../../model/mapLayout.ts'
import type { Neighbour } from '../../model/neighbourhood.ts'
import { useNeoCortex } from '../NeoCortexContext.ts'
import { useWidth } from '../useWidth.ts'

const HEIGHT = { wide: 316, narrow: 264 }
/** Of a name, in pixels: somewhat more than the mean. */
const LETTER = 6.9

const shortened = (title: string, room: number) => {
  const letters = Math.max(3, Math.floor(room / LETTER))
  return title.length <= letters ? title : `${title.slice(0, letters - 1).trimEnd()}…`
}

/** The current card in the middle, around it what it is linked with and what shares its tags. */
export default function NeighbourMap() {
  const { state, labels, announce } = useNeoCortex()
  const current = useAtomValue(state.current)
  const { shown, more } = useAtomValue(state.neighbourhood)
  const visit = useSetAtom(state.visit)
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const hint = useId()
  const [active, setActive] = useState(0)
  // A card that was opened on the map leaves the focus there.
  const isFocused = useRef(false)

  const isNarrow = width !== undefined && width < 560
  const height = isNarrow ? HEIGHT.narrow : HEIGHT.wide
  const neighbours = isNarrow ? shown.slice(0, 6) : shown
  const hidden = more + shown.length - neighbours.length
  const { middle, places } = layOutMap(neighbours.length, width ?? 0, height)
  const at = Math.min(active, Math.max(0, neighbours.length - 1))

  useEffect(() => {
    if (!isFocused.current) return
    isFocused.current = false
    const first = frame.current?.querySelector<SVGElement>('.neo-cortex-node')
    if (first) first.focus()
    else frame.current?.focus()
  })

  const open = ({ card }: Neighbour) => {
    isFocused.current = true
    setActive(0)
    visit(card.id)
    announce(card.title || labels.untitled)
  }
  const press = (event: KeyboardEvent<SVGElement>, neighbour: Neighbour) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const last = neighbours.length - 1
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowRight: at === last ? 0 : at + 1,
      ArrowUp: at === 0 ? last : at - 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }
    const to = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    if (to !== undefined) {
      setActive(to)
      frame.current?.querySelectorAll<SVGElement>('.neo-cortex-node')[to]?.focus()
    } else if (event.key === 'Enter' || event.key === ' ') open(neighbour)
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={frame}
      className="neo-cortex-map"
      role="group"
      aria-label={labels.map}
      aria-describedby={hint}
      tabIndex={-1}
    >
      <span id={hint} hidden>
        {labels.mapHint}
      </span>
      <svg width="100%" height={height} focusable="false">
        {width !== undefined && current && (
          <>
            <g aria-hidden="true">
              {neighbours.map(({ card, relation }, index) => (
                <Edge key={card.id} relation={relation} from={middle} to={places[index] ?? noPlace} />
              ))}
            </g>
            <g className="neo-cortex-middle" aria-hidden="true">
              <circle className="neo-cortex-halo" cx={middle.x} cy={middle.y} r="15" />
              <circle cx={middle.x} cy={middle.y} r="8" />
            </g>
            {neighbours.map((neighbour, index) => {
              const place = places[index] ?? noPlace
              const { card, relation, further } = neighbour
              const title = card.title || labels.untitled
              const isRight = place.side === 'right'
              return (
                <g key={index} className="neo-cortex-neighbour" data-relation={relation}>
                  <g
                    className="neo-cortex-node"
                    role="button"
                    tabIndex={index === at ? 0 : -1}
                    aria-label={labels.neighbour(relation, title)}
                    onClick={() => open(neighbour)}
                    onFocus={() => setActive(index)}
                    onKeyDown={(event) => press(event, neighbour)}
                  >
                    <rect
                      className="neo-cortex-touch"
                      x={isRight ? place.x - 14 : place.x - place.room - 10}
                      y={place.y - 21}
                      width={place.room + 24}
                      height="42"
                      rx="6"
                    />
                    <circle cx={place.x} cy={place.y} r={4 + Math.min(4, further)} />
                  </g>
                  {/* Shortened for the eye, and beside the button: its name is the whole title. */}
                  <text
                    aria-hidden="true"
                    x={place.x + (isRight ? 15 : -15)}
                    y={place.y}
                    dy="0.35em"
                    textAnchor={isRight ? 'start' : 'end'}
                  >
                    {shortened(title, place.room - 8)}
                  </text>
                </g>
              )
            })}
          </>
        )}
      </svg>
      {current && neighbours.length === 0 && <p className="neo-cortex-map-note">{labels.mapEmpty}</p>}
      {hidden > 0 && <Legend className="neo-cortex-map-more">{labels.mapMore(hidden)}</Legend>}
    </div>
  )
}

const noPlace: Place = { x: 0, y: 0, side: 'right', room: 0 }

/** A line between two cards, with a mark at the end that is linked to. */
function Edge({
  relation,
  from,
  to,
}: {
  relation: Neighbour['relation']
  from: { x: number; y: number }
  to: Place
}) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const along = (part: number) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  })
  const [start, end] = [along(18 / length), along(1 - 12 / length)]
  const arrow = (tip: { x: number; y: number }, sign: 1 | -1) => {
    const [ux, uy] = [((to.x - from.x) / length) * sign, ((to.y - from.y) / length) * sign]
    return `M${tip.x - ux * 8 - uy * 4} ${tip.y - uy * 8 + ux * 4}L${tip.x} ${tip.y}L${tip.x - ux * 8 + uy * 4} ${tip.y - uy * 8 - ux * 4}`
  }
  return (
    <g className="neo-cortex-edge" data-relation={relation}>
      <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
      {(relation === 'out' || relation === 'both') && <path d={arrow(end, 1)} />}
      {(relation === 'back' || relation === 'both') && <path d={arrow(start, -1)} />}
    </g>
  )
}
