import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, type RefObject } from 'react'
import { courseOf, MAX_ACCELERATION } from '../../model/course.ts'
import { WIDEST_JUMP, type Curve, type Field } from '../../model/path.ts'
import { gazeAt } from '../../model/programme.ts'
import { useChimes } from './useChimes.ts'
import { useDot } from './useDot.ts'
import { useLater } from '../useLater.ts'
import { useWakeLock } from './useWakeLock.ts'

export { createRunner } from '../../state/createRunner.ts'

interface RunProps {
  /** The field that the dot is in. */
  box: RefObject<HTMLElement | null>
  curve: Curve
  field: Field
  /** Degrees per second. */
  speed: number
  /** CSS pixels. */
  perDegree: number
}

/** Pauses where the page is hidden or left: it draws nothing then, and the log has the session before it goes. */
function usePauseWhenHidden(pause: () => void) {
  useEffect(() => {
    const pauseWhenHidden = () => document.hidden && pause()
    document.addEventListener('visibilitychange', pauseWhenHidden)
    addEventListener('pagehide', pause)
    return () => {
      document.removeEventListener('visibilitychange', pauseWhenHidden)
      removeEventListener('pagehide', pause)
      pause()
    }
  }, [pause])
}

/** The run: moves the dot, sounds, keeps the screen on, and says how it stands. */
export default function Run({ box, curve, field, speed, perDegree }: RunProps) {
  const { state, labels } = useLater()
  const status = useAtomValue(state.status)
  const position = useAtomValue(state.position)
  const score = useAtomValue(state.score)
  const course = useMemo(
    () =>
      courseOf(curve, field, {
        speed: speed * perDegree,
        acceleration: MAX_ACCELERATION * perDegree,
        jump: WIDEST_JUMP * perDegree,
      }),
    [curve, field, speed, perDegree],
  )
  useDot(box, course)
  useWakeLock(status === 'running')
  useChimes()
  usePauseWhenHidden(useSetAtom(state.pause))

  const gaze = position?.exercise.path === 'nearFar' ? gazeAt(position.seconds) : undefined
  const message = {
    ready: undefined,
    paused: labels.paused,
    finished: labels.finished(labels.length(Math.round((position?.elapsed ?? 0) / 1000))),
    running: gaze && labels.gaze[gaze],
  }[status]
  if (message === undefined) return null
  return (
    <p className="smooth-eye-message">
      {message}
      {score && <> {labels.score(score.answered, score.shown, score.delay)}</>}
    </p>
  )
}
