import type { RandomSource } from '@kleinzeug/random'
import { atom, type Atom, type PrimitiveAtom, type WritableAtom } from 'jotai'
import type { Session, Settings, SmoothEyeData } from '../model/data.ts'
import { answeredAt, firstProbe, probeAt, scoreOf, type Probe, type Score } from '../model/probe.ts'
import type { Exercise } from '../model/programme.ts'
import { elapsed, finishWhenOver, pause, pauseAfterGap, ready, start, type Run } from '../model/run.ts'
import { withSession } from '../model/withSession.ts'
import type { SteadyTime } from './steadyTime.ts'

/** The atoms of the tool that a run reads and changes. */
interface RunAtoms {
  readonly data: WritableAtom<SmoothEyeData, [(current: SmoothEyeData) => SmoothEyeData], void>
  readonly settings: Atom<Settings>
  readonly exercises: Atom<readonly Exercise[]>
  readonly length: Atom<number>
  readonly run: PrimitiveAtom<Run>
  readonly passed: PrimitiveAtom<number>
  readonly sessionStart: PrimitiveAtom<number>
  readonly score: PrimitiveAtom<Score | undefined>
}

interface RunSources {
  /** Milliseconds since 1970. */
  readonly date: () => number
  readonly random: RandomSource
  readonly steadyTime: SteadyTime
}

/** The atoms that start, move and end a run. */
export function createRunner(
  { data, settings, exercises, length, run, passed, sessionStart, score }: RunAtoms,
  { date, random, steadyTime }: RunSources,
) {
  let lastFrame = 0
  let probe: Probe = firstProbe(random)

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

  return {
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
    stop: atom(null, (get, set) => {
      set(setRun, pause(get(run), steadyTime(), get(length)))
      set(setRun, ready)
    }),
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
    answer: atom(null, (get) => {
      const before = probe
      probe = answeredAt(probe, elapsed(get(run), steadyTime(), get(length)), random)
      return probe !== before
    }),
  }
}
