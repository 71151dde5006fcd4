import { useAtomValue } from 'jotai'
import { lazy, Suspense, useMemo, useRef } from 'react'
import { pointAt, startOf, WIDEST_JUMP, type Curve, type Field } from '../../model/path.ts'
import { linearSpeed, millimetresOf } from '../../model/screen.ts'
import { useSmoothEye } from '../SmoothEyeContext.ts'
import { loadRun } from '../run/loadRun.ts'
import { TRAIL } from './trail.ts'
import { useElementSize } from './useElementSize.ts'
import { useScreen } from '../screen/useScreen.ts'

const Run = lazy(loadRun)

/** Space between the path and the edge of the field, in CSS pixels. */
const MARGIN = 12
const SAMPLES = 240

const lineOf = (curve: Curve, field: Field) =>
  Array.from({ length: SAMPLES + 1 }, (_, sample) => {
    const { x, y } = pointAt(curve, field, sample / SAMPLES)
    return `${sample === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
  }).join('')

/** The field. A press anywhere on it does the same as a key; keyboards and screen readers have the keys. */
export function Stage({ onTap }: { onTap: () => void }) {
  const { state, labels } = useSmoothEye()
  const box = useRef<HTMLDivElement>(null)
  const size = useElementSize(box)
  const screen = useScreen()
  const settings = useAtomValue(state.settings)
  const status = useAtomValue(state.status)
  const position = useAtomValue(state.position)
  const curve = useAtomValue(state.curve)

  const perDegree = screen.pixelsPerMillimetre * linearSpeed(1, screen.distance)
  const radius = (screen.pixelsPerMillimetre * millimetresOf(settings.size, screen.distance)) / 2
  const [width, height] = [size?.width ?? 0, size?.height ?? 0]
  const field = useMemo(
    () => ({
      width: Math.max(0, width - 2 * (radius + MARGIN)),
      height: Math.max(0, height - 2 * (radius + MARGIN)),
    }),
    [width, height, radius],
  )
  const speed = position?.exercise.speed ?? settings.speed
  const start = startOf(curve, field, WIDEST_JUMP * perDegree)
  const line = useMemo(() => (curve.isHidden ? '' : lineOf(curve, field)), [curve, field])
  return (
    <div ref={box} className="smooth-eye-stage">
      {size && (
        <svg
          viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
          role="img"
          aria-label={labels.field}
          data-colour={settings.colour}
        >
          <path className="smooth-eye-line" d={line} />
          {/* `useDot` moves these once it is loaded, after each render that has set another start. */}
          <g className="smooth-eye-trail" data-shown={(settings.trail && status === 'running') || undefined}>
            {TRAIL.map((index) => {
              const share = 1 - index / (TRAIL.length + 1)
              return <circle key={index} r={radius * (0.25 + 0.6 * share)} opacity={share * share * 0.5} />
            })}
          </g>
          <circle className="smooth-eye-dot" cx={start.x.toFixed(2)} cy={start.y.toFixed(2)} r={radius} />
        </svg>
      )}
      {/* For mouse and finger; keyboard and screen reader have the key below that does the same. */}
      <button type="button" className="smooth-eye-tap" tabIndex={-1} aria-hidden="true" onClick={onTap} />
      {status === 'ready' && <p className="smooth-eye-message">{labels.ready}</p>}
      {size && (
        <Suspense fallback={null}>
          <Run box={box} curve={curve} field={field} speed={speed} perDegree={perDegree} />
        </Suspense>
      )}
    </div>
  )
}
