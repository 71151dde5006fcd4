import { createHistory, type Environment, type StepName } from '@kleinzeug/shell/state'
import { storedAtom } from '@kleinzeug/storage/jotai'
import { atom } from 'jotai'
import type { Session, Settings, SmoothEyeData } from '../model/data.ts'
import { curveOf } from '../model/path.ts'
import type { Score } from '../model/probe.ts'
import { exerciseAt, exercisesOf, lengthOf, type Exercise } from '../model/programme.ts'
import type { Run } from '../model/run.ts'
import type { createRunner } from './createRunner.ts'
import { systemTime, type ClockProps } from './steadyTime.ts'
import { smoothEyeSlice, type SmoothEyeStorage } from '../storage.ts'

const ready: Run = { status: 'ready' }

/** A step of undo and redo. */
export interface SmoothEyeStep extends StepName<'remove'> {
  readonly session: Session
}

/** The atoms of one exercise over its storage. */
export function createSmoothEyeState(
  storage: SmoothEyeStorage,
  { now: date, random }: Environment,
  { steadyTime = systemTime }: ClockProps = {},
) {
  const data = storedAtom(storage, smoothEyeSlice)
  const run = atom<Run>(ready)
  /** Milliseconds of movement, to the second: what is shown is rendered once a second, not once a frame. */
  const passed = atom(0)
  /** Start of the session in progress, in ms since 1970. */
  const sessionStart = atom(0)
  const score = atom<Score>()
  const history = createHistory<SmoothEyeData, SmoothEyeStep>(data, {
    keys: ['start'],
    settle: (now) => ({ ...now, sessions: now.sessions.toSorted((a, b) => b.start - a.start) }),
  })

  const settings = atom((get) => get(data).settings)
  const exercises = atom((get): readonly Exercise[] => {
    const { programme, path, speed, minutes } = get(settings)
    return programme === 'none' ? [{ path, speed, seconds: minutes * 60 }] : exercisesOf(programme, speed)
  })
  const length = atom((get) => lengthOf(get(exercises)))

  /** The exercise that is shown. */
  const position = atom((get) => {
    const now = exerciseAt(get(exercises), get(passed))
    return now && { ...now, elapsed: get(passed) }
  })
  const path = atom((get) => get(position)?.exercise.path ?? get(settings).path)

  // Its own curve for each exercise: the free path is another one each time it begins.
  const curve = atom((get) => {
    get(sessionStart)
    return curveOf(get(path), random)
  })

  /** What starts, moves and ends a run; none before the first one. */
  let runner: ReturnType<typeof createRunner> | undefined
  const stop = atom(null, (_get, set) => runner && set(runner.stop))

  return {
    data,
    settings,
    exercises,
    length,
    run: atom((get) => get(run)),
    status: atom((get) => get(run).status),
    /** Tells one session from the next. */
    session: atom((get) => get(sessionStart)),
    position,
    curve,
    /** How the changes of look were answered, once the dot rests. */
    score,
    /** The sessions that `undo` would bring back first. */
    removed: atom((get) => get(history.undoable)?.session),

    /** Starts a run, or goes on after a pause. What a run needs is given here, as it is loaded only then. */
    start: atom(null, (_get, set, create: typeof createRunner) => {
      runner ??= create(
        { data, settings, exercises, length, run, passed, sessionStart, score },
        { date, random, steadyTime },
      )
      set(runner.start)
    }),
    pause: atom(null, (_get, set) => runner && set(runner.pause)),
    stop,
    /**
     * To be called once for each frame that is drawn while the exercise runs.
     *
     * @returns milliseconds of movement, and whether the dot is to have its other look
     */
    frame: atom(null, (_get, set) => (runner ? set(runner.frame) : { moved: 0, isMarked: false })),
    /** The visitor has seen the other look. @returns whether there was one */
    answer: atom(null, (_get, set) => (runner ? set(runner.answer) : false)),

    changeSettings: atom(null, (_get, set, change: Partial<Settings>) => {
      if (change.path !== undefined || change.programme !== undefined || change.minutes !== undefined)
        set(stop)
      set(data, (current): SmoothEyeData => ({ ...current, settings: { ...current.settings, ...change } }))
    }),
    changeScreen: atom(null, (_get, set, change: Partial<SmoothEyeData['screen']>) => {
      set(data, (current): SmoothEyeData => ({ ...current, screen: { ...current.screen, ...change } }))
    }),
    remindAfter: atom(null, (_get, set, minutes: number) => {
      set(data, (current): SmoothEyeData => ({ ...current, remindAfter: minutes }))
    }),

    removeSession: atom(null, (_get, set, session: Session) =>
      set(
        history.perform,
        (current) => ({
          ...current,
          sessions: current.sessions.filter(({ start: at }) => at !== session.start),
        }),
        { kind: 'remove', session },
      ),
    ),
    undo: history.undo,
    redo: history.redo,
  }
}

export type SmoothEyeState = ReturnType<typeof createSmoothEyeState>
