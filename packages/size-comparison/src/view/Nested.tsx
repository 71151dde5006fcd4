import { nest, type NestedPlace } from '../model/nested.ts'
import type { Thing } from '../model/thing.ts'
import { useLater } from './useLater.ts'

/** Two things drawn into one another, to scale, where both can be seen. */
export function Nested({ first, second }: { first: Thing; second: Thing }) {
  const { labels } = useLater()
  const [smaller, larger] = first.size <= second.size ? [first, second] : [second, first]
  const picture = nest(smaller, larger)
  if (!picture || smaller === larger) return null
  const [outer, inner] = picture.places
  return (
    <svg
      className="size-comparison-nested"
      viewBox={`-2 -2 ${picture.width + 4} ${picture.height + 4}`}
      role="img"
      aria-label={labels.nested(smaller.name[labels.language].label, larger.name[labels.language].label)}
    >
      <Drawn thing={larger} place={outer} />
      <g className="size-comparison-inner">
        <Drawn thing={smaller} place={inner} isInner />
      </g>
    </svg>
  )
}

interface DrawnProps {
  thing: Thing
  place: NestedPlace
  /** Whether it is drawn without its dots, which would fill it. */
  isInner?: boolean
}

function Drawn({ thing: { drawing }, place, isInner = false }: DrawnProps) {
  const scale = place.width / drawing.width
  const paths = [drawing.body, drawing.lines, isInner ? '' : drawing.dots].filter(Boolean)
  const halves = [
    `translate(${place.x} ${place.y}) scale(${scale})`,
    ...(drawing.mirrored ? [`translate(${place.x + place.width} ${place.y}) scale(${-scale} ${scale})`] : []),
  ]
  return halves.map((transform) => (
    <g key={transform} transform={transform}>
      {paths.map((path) => (
        <path key={path} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </g>
  ))
}
