import { Button, DotMatrix, Icon, IconButton, Legend, LineDrawing } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import type { Ref } from 'react'
import { LaterText } from '../LaterText.tsx'
import { useSmoothEye } from '../SmoothEyeContext.ts'
import { Stage } from './Stage.tsx'
import { useScreen } from '../screen/useScreen.ts'

const fullScreenPath = 'M3 6V3h3m4 0h3v3m0 4v3h-3m-4 0H3v-3'

interface FieldWindowProps {
  ref: Ref<HTMLDivElement>
  isFull: boolean
  onToggle: () => void
  /** A press on the field. */
  onTap: () => void
  onStop: () => void
  onFullScreen: () => void
}

/** The window: the dot on its path, what is left of the time, and the keys that are always there. */
export function FieldWindow({ ref, isFull, onToggle, onTap, onStop, onFullScreen }: FieldWindowProps) {
  const { state, labels } = useSmoothEye()
  const status = useAtomValue(state.status)
  const settings = useAtomValue(state.settings)
  const position = useAtomValue(state.position)
  const exercises = useAtomValue(state.exercises)
  const length = useAtomValue(state.length)
  const { distance } = useScreen()
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
        <Legend>
          {path === 'saccades' || path === 'nearFar' ? (
            <LaterText name={path} />
          ) : (
            labels.measure(position?.exercise.speed ?? settings.speed, distance / 10)
          )}
        </Legend>
      </div>
      <Stage onTap={onTap} />
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
