import { addDays, startOfDay } from '@kleinzeug/calendar-day'
import { createHistory, type Environment, type StepName } from '@kleinzeug/shell/state'
import { storedAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import type { Session, Settings, SmoothEyeData } from '../model/data.ts'
import { secondsSince, withSession } from '../model/log.ts'
import { curveOf } from '../model/path.ts'
import { answeredAt, firstProbe, probeAt, scoreOf, type Probe, type Score } from '../model/probe.ts'
import { exerciseAt, exercisesOf, lengthOf, type Exercise } from '../model/programme.ts'
import { elapsed, finishWhenOver, pause, pauseAfterGap, ready, start, type Run } from '../model/run.ts'
import { smoothEyeSlice, type SmoothEyeStorage } from '../storage.ts'

/** Milliseconds of a clock that is never set: the time of animation frames. */
export type SteadyTime = () => number

export const systemTime: SteadyTime = () => performance.now()

/** What the tool's props say about its clock. */
export interface ClockProps {
  readonly steadyTime?: SteadyTime | undefined
}

/** A step of undo and redo. */
export interface SmoothEyeStep extends StepName<'remove'> {
  readonly session: Session
}

/** The atoms of one exercise over its storage. */
export function createSmoothEyeState(
  storage: SmoothEyeStorage,
  { now: date, random, today }: Environment,
  { steadyTime = systemTime }: ClockProps = {},
) {
  const data = storedAtom(storage, smoothEyeSlice)
  const run = atom<Run>(ready)
  let lastFrame = 0
  /** Milliseconds of movement, to the second: what is shown is rendered once a second, not once a frame. */
  const passed = atom(0)
  /** Start of the session in progress, in ms since 1970. */
  const sessionStart = atom(0)
  let probe: Probe = firstProbe(random)
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

  /** Writes the session in progress to the log, so that leaving the page loses nothing of it. */
  const keepSession = atom(null, (get, set) => {
    const { programme, path: single } = get(settings)
    const probes = scoreOf(probe)
    const session: Session = {
      start: get(sessionStart),
      seconds: Math.round(elapsed(get(run), lastFrame, get(length)) / 1000),
      exercise: programme === 'none' ? single : programme,
      speed: Math.max(...get(exercises).map(({ speed }) => speed)),
      ...(probes && { probes }),
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
    set(passed, elapsed(next, lastFrame, get(length)))
    if (before.status !== 'running') return
    set(score, scoreOf(probe))
    set(keepSession)
  })

  const stop = atom(null, (get, set) => {
    set(setRun, pause(get(run), steadyTime(), get(length)))
    set(setRun, ready)
  })

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
    /** Seconds of exercise on the last seven days, today included. */
    lastWeek: atom((get) => secondsSince(get(data).sessions, startOfDay(addDays(get(today), -6)))),

    start: atom(null, (get, set) => {
      const now = steadyTime()
      const before = get(run)
      if (before.status === 'running') return
      if (before.status !== 'paused') {
        set(sessionStart, date())
        probe = firstProbe(random)
        set(score, undefined)
      }
      lastFrame = now
      set(setRun, start(before, now))
    }),
    pause: atom(null, (get, set) => {
      const now = steadyTime()
      lastFrame = now
      set(setRun, pause(get(run), now, get(length)))
    }),
    stop,
    /**
     * To be called once for each frame that is drawn while the exercise runs.
     *
     * @returns milliseconds of movement, and whether the dot is to have its other look
     */
    frame: atom(null, (get, set) => {
      const now = steadyTime()
      const whole = get(length)
      const paused = pauseAfterGap(get(run), lastFrame, now, whole)
      if (paused.status === 'running') lastFrame = now
      const moved = elapsed(paused, lastFrame, whole)
      if (get(settings).probe) probe = probeAt(probe, moved, random)
      if (Math.floor(moved / 1000) !== Math.floor(get(passed) / 1000)) set(passed, moved)
      set(setRun, finishWhenOver(paused, now, whole))
      return { moved, isMarked: probe.since !== undefined && get(settings).probe }
    }),
    /** The visitor has seen the other look. @returns whether there was one */
    answer: atom(null, (get) => {
      const before = probe
      probe = answeredAt(probe, elapsed(get(run), steadyTime(), get(length)), random)
      return probe !== before
    }),

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
