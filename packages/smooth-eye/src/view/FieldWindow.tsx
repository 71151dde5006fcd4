import { Button, DotMatrix, Icon, IconButton, Legend, LineDrawing } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useRef, type Ref } from 'react'
import { pointAt, courseOf, type Curve, type Field } from '../model/path.ts'
import { linearSpeed, millimetresOf } from '../model/screen.ts'
import { useSmoothEye } from './SmoothEyeContext.ts'
import { useElementSize } from './useElementSize.ts'
import { useFrames } from './useFrames.ts'

const fullScreenPath = 'M3 6V3h3m4 0h3v3m0 4v3h-3m-4 0H3v-3'

/** Space between the path and the edge of the field, in CSS pixels. */
const MARGIN = 12
/** Dots of the trail, and how far apart they are in time, in seconds. */
const TRAIL = Array.from({ length: 14 }, (_, index) => index + 1)
const TRAIL_STEP = 0.035
const SAMPLES = 240

/** The line of a closed curve or of one that turns back on itself; a free path is not drawn: it must not be foreseen. */
const lineOf = (curve: Curve, field: Field) =>
  Array.from({ length: SAMPLES + 1 }, (_, sample) => {
    const { x, y } = pointAt(curve, field, sample / SAMPLES)
    return `${sample === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
  }).join('')

interface FieldWindowProps {
  ref: Ref<HTMLDivElement>
  isFull: boolean
  onToggle: () => void
  onStop: () => void
  onFullScreen: () => void
}

/** The window: the dot on its path, what is left of the time, and the keys that are always there. */
export function FieldWindow({ ref, isFull, onToggle, onStop, onFullScreen }: FieldWindowProps) {
  const { state, labels } = useSmoothEye()
  const status = useAtomValue(state.status)
  const settings = useAtomValue(state.settings)
  const position = useAtomValue(state.position)
  const exercises = useAtomValue(state.exercises)
  const length = useAtomValue(state.length)
  const { screen } = useAtomValue(state.data)
  const left = Math.ceil((length - (position?.elapsed ?? 0)) / 1000)
  const path = position?.exercise.path ?? settings.path
  const runs = status === 'running'
  return (
    <div className="smooth-eye-window" ref={ref}>
      <div className="smooth-eye-window-head">
        <Legend>
          {exercises.length > 1 && `${labels.step((position?.index ?? 0) + 1, exercises.length)} · `}
          {labels.paths[path]}
        </Legend>
        <Legend>{labels.measure(position?.exercise.speed ?? settings.speed, screen.distance / 10)}</Legend>
      </div>
      <Stage onToggle={onToggle} />
      <div className="smooth-eye-window-foot">
        <Button
          variant={runs ? 'key' : 'primary'}
          icon={<Icon name={runs ? 'pause' : 'play'} />}
          onClick={onToggle}
        >
          {runs ? labels.pause : labelOfStart(status, labels)}
        </Button>
        <Button icon={<Icon name="stop" />} onClick={onStop} disabled={status === 'ready'}>
          {labels.stop}
        </Button>
        <span className="smooth-eye-time" role="timer" aria-label={labels.remaining}>
          <DotMatrix
            text={`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}
            columns={30}
            align="end"
          />
        </span>
        <IconButton
          label={isFull ? labels.leaveFullScreen : labels.fullScreen}
          icon={<LineDrawing path={fullScreenPath} />}
          onClick={onFullScreen}
        />
      </div>
    </div>
  )
}

function labelOfStart(status: string, labels: { start: string; resume: string; again: string }) {
  if (status === 'paused') return labels.resume
  return status === 'finished' ? labels.again : labels.start
}

/** The field. A press anywhere on it starts and pauses; keyboards and screen readers have the keys below it. */
function Stage({ onToggle }: { onToggle: () => void }) {
  const { state, labels } = useSmoothEye()
  const box = useRef<HTMLDivElement>(null)
  const size = useElementSize(box)
  const status = useAtomValue(state.status)
  const { settings, screen } = useAtomValue(state.data)
  const position = useAtomValue(state.position)
  const curve = useAtomValue(state.curve)
  const frame = useSetAtom(state.frame)
  useFrames(status === 'running', frame)

  const pixels = (millimetres: number) => millimetres * screen.pixelsPerMillimetre
  const radius = pixels(millimetresOf(settings.size, screen.distance)) / 2
  const [width, height] = [size?.width ?? 0, size?.height ?? 0]
  const field = useMemo(
    () => ({
      width: Math.max(0, width - 2 * (radius + MARGIN)),
      height: Math.max(0, height - 2 * (radius + MARGIN)),
    }),
    [width, height, radius],
  )
  const course = useMemo(() => courseOf(curve, field), [curve, field])
  const line = useMemo(() => (curve.isEndless ? '' : lineOf(curve, field)), [curve, field])
  if (!size || !position) return <div ref={box} className="smooth-eye-stage" />

  const perDegree = pixels(linearSpeed(1, screen.distance))
  const at = (seconds: number) =>
    course(Math.max(0, position.travelled - seconds * position.exercise.speed) * perDegree)
  const dot = at(0)
  return (
    <div ref={box} className="smooth-eye-stage">
      <svg
        viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        role="img"
        aria-label={labels.field}
        data-colour={settings.colour}
      >
        <path className="smooth-eye-line" d={line} />
        {settings.trail &&
          status === 'running' &&
          TRAIL.map((index) => {
            const { x, y } = at(index * TRAIL_STEP)
            const share = 1 - index / (TRAIL.length + 1)
            return (
              <circle
                key={index}
                className="smooth-eye-trail"
                cx={x}
                cy={y}
                r={radius * (0.25 + 0.6 * share)}
                opacity={share * share * 0.5}
              />
            )
          })}
        <circle className="smooth-eye-dot" cx={dot.x} cy={dot.y} r={radius} />
      </svg>
      {/* For mouse and finger; keyboard and screen reader have the key below that does the same. */}
      <button type="button" className="smooth-eye-tap" tabIndex={-1} aria-hidden="true" onClick={onToggle} />
      {status !== 'running' && (
        <p className="smooth-eye-message">
          {status === 'ready' && labels.ready}
          {status === 'paused' && labels.paused}
          {status === 'finished' && labels.finished(labels.length(Math.round(position.elapsed / 1000)))}
        </p>
      )}
    </div>
  )
}
