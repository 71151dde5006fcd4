import { useAtomValue } from 'jotai'
import { useMemo, useRef } from 'react'
import { courseOf, MAX_ACCELERATION, WIDEST_JUMP } from '../model/course.ts'
import { pointAt, type Curve, type Field } from '../model/path.ts'
import { gazeAt } from '../model/programme.ts'
import { linearSpeed, millimetresOf } from '../model/screen.ts'
import { useSmoothEye } from './SmoothEyeContext.ts'
import { TRAIL, useDot } from './useDot.ts'
import { useElementSize } from './useElementSize.ts'
import { useScreen } from './useScreen.ts'

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
  const score = useAtomValue(state.score)
  const exercise = position?.exercise

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
  const speed = exercise?.speed ?? settings.speed
  const course = useMemo(
    () =>
      courseOf(curve, field, {
        speed: speed * perDegree,
        acceleration: MAX_ACCELERATION * perDegree,
        jump: WIDEST_JUMP * perDegree,
      }),
    [curve, field, speed, perDegree],
  )
  const line = useMemo(() => (curve.isHidden ? '' : lineOf(curve, field)), [curve, field])
  useDot(box, course, size !== undefined)

  const gaze =
    exercise?.path === 'nearFar' && status !== 'finished' ? gazeAt(position?.seconds ?? 0) : undefined
  const message = {
    ready: labels.ready,
    paused: labels.paused,
    finished: labels.finished(labels.length(Math.round((position?.elapsed ?? 0) / 1000))),
    running: gaze && labels.gaze[gaze],
  }[status]
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
          {/* `useDot` moves these; a render leaves them where they are. */}
          <g className="smooth-eye-trail" data-shown={(settings.trail && status === 'running') || undefined}>
            {TRAIL.map((index) => {
              const share = 1 - index / (TRAIL.length + 1)
              return <circle key={index} r={radius * (0.25 + 0.6 * share)} opacity={share * share * 0.5} />
            })}
          </g>
          <circle className="smooth-eye-dot" r={radius} />
        </svg>
      )}
      {/* For mouse and finger; keyboard and screen reader have the key below that does the same. */}
      <button type="button" className="smooth-eye-tap" tabIndex={-1} aria-hidden="true" onClick={onTap} />
      {message !== undefined && (
        <p className="smooth-eye-message">
          {message}
          {score && status !== 'ready' && <> {labels.score(score.answered, score.shown, score.delay)}</>}
        </p>
      )}
    </div>
  )
}
