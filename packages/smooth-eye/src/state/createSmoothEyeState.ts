import { systemRandom, type RandomSource } from '@kleinzeug/random'
import { createHistory, type StepName } from '@kleinzeug/shell/state'
import { storedAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import type { Session, Settings, SmoothEyeData } from '../model/data.ts'
import { withSession } from '../model/log.ts'
import { curveOf } from '../model/path.ts'
import { exerciseAt, exercisesOf, lengthOf, type Exercise } from '../model/programme.ts'
import { elapsed, finishWhenOver, pause, pauseAfterGap, ready, start, type Run } from '../model/run.ts'
import { travelledAt, type Leg } from '../model/travel.ts'
import { smoothEyeSlice, type SmoothEyeStorage } from '../storage.ts'

/** The clocks and the chance of an exercise; tests give their own. */
export interface Sources {
  /** Milliseconds of a clock that is never set: the time of animation frames. */
  readonly steadyTime: () => number
  /** Milliseconds since 1970. */
  readonly date: () => number
  readonly random: RandomSource
}

export const systemSources: Sources = {
  steadyTime: () => performance.now(),
  date: () => Date.now(),
  random: systemRandom,
}

/** A step of undo and redo. */
interface SmoothEyeStep extends StepName<'remove'> {
  readonly session: Session
}

/** The atoms of one exercise over its storage. */
export function createSmoothEyeState(storage: SmoothEyeStorage, { steadyTime, date, random }: Sources) {
  const data = storedAtom(storage, smoothEyeSlice)
  const run = atom<Run>(ready)
  const lastFrame = atom(0)
  /** Start of the session in progress, in ms since 1970. */
  const sessionStart = atom(0)
  const leg = atom<Leg>()
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

  /** The exercise of the last frame, and how far the dot has travelled in it, in degrees. */
  const position = atom((get) => {
    const before = elapsed(get(run), get(lastFrame), get(length))
    const now = exerciseAt(get(exercises), before)
    return now && { ...now, elapsed: before, travelled: travelledAt(now, get(leg)) }
  })
  const path = atom((get) => get(position)?.exercise.path ?? get(settings).path)

  // Its own curve for each exercise: the free path is another one each time it begins.
  const curve = atom((get) => {
    get(sessionStart)
    return curveOf(get(path), random)
  })

  /** Writes the session in progress to the log, so that leaving the page loses nothing of it. */
  const keepSession = atom(null, (get, set) => {
    const { programme, path: single } = get(settings)
    const fastest = Math.max(...get(exercises).map(({ speed }) => speed))
    const session: Session = {
      start: get(sessionStart),
      seconds: Math.round(elapsed(get(run), get(lastFrame), get(length)) / 1000),
      exercise: programme === 'none' ? single : programme,
      speed: fastest,
    }
    set(data, (current) => {
      const sessions = withSession(current.sessions, session)
      return sessions.length === current.sessions.length && session.seconds === 0
        ? current
        : { ...current, sessions }
    })
  })

  const setRun = atom(null, (get, set, next: Run) => {
    const before = get(run)
    if (next === before) return
    set(run, next)
    if (before.status === 'running') set(keepSession)
  })

  const stop = atom(null, (get, set) => {
    set(setRun, pause(get(run), steadyTime(), get(length)))
    set(run, ready)
    set(leg, undefined)
  })

  return {
    data,
    settings,
    exercises,
    length,
    run: atom((get) => get(run)),
    status: atom((get) => get(run).status),
    position,
    curve,
    /** The session that `undo` would bring back. */
    removed: atom((get) => get(history.undoable)?.session),

    start: atom(null, (get, set) => {
      const now = steadyTime()
      const before = get(run)
      if (before.status !== 'paused') {
        set(sessionStart, date())
        set(leg, undefined)
      }
      set(lastFrame, now)
      set(run, start(before, now))
    }),
    pause: atom(null, (get, set) => {
      const now = steadyTime()
      set(lastFrame, now)
      set(setRun, pause(get(run), now, get(length)))
    }),
    stop,
    /** To be called once for each frame that is drawn while the exercise runs. */
    frame: atom(null, (get, set) => {
      const now = steadyTime()
      const paused = pauseAfterGap(get(run), get(lastFrame), now, get(length))
      if (paused.status === 'running') set(lastFrame, now)
      set(setRun, finishWhenOver(paused, now, get(length)))
    }),

    changeSettings: atom(null, (get, set, change: Partial<Settings>) => {
      const isOther =
        change.path !== undefined || change.programme !== undefined || change.minutes !== undefined
      const now = get(position)
      if (isOther) set(stop)
      set(data, (current): SmoothEyeData => ({ ...current, settings: { ...current.settings, ...change } }))
      // From here on the dot travels at the new speed; where it is does not change.
      if (!isOther && change.speed !== undefined && now)
        set(leg, { index: now.index, seconds: now.seconds, travelled: now.travelled })
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
