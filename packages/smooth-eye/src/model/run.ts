/** How a run of exercises stands. Time is given from outside, in milliseconds of any steady clock. */
export type Run =
  | { readonly status: 'ready' }
  | {
      readonly status: 'running'
      /** Milliseconds of movement before the clock was last started. */
      readonly before: number
      /** Reading of the clock when it was last started. */
      readonly since: number
    }
  | { readonly status: 'paused'; readonly before: number }
  | { readonly status: 'finished'; readonly before: number }

export const ready: Run = { status: 'ready' }

/** Milliseconds of movement so far, at most `length`; pauses do not count. */
export function elapsed(run: Run, now: number, length: number) {
  if (run.status === 'ready') return 0
  // A clock that was set back must not move the dot backwards.
  const current = run.status === 'running' ? run.before + Math.max(0, now - run.since) : run.before
  return Math.min(current, length)
}

/** Starts from the beginning, or goes on after a pause. */
export const start = (run: Run, now: number): Run => {
  if (run.status === 'running') return run
  return { status: 'running', before: run.status === 'paused' ? run.before : 0, since: now }
}

export const pause = (run: Run, now: number, length: number): Run =>
  run.status === 'running' ? { status: 'paused', before: elapsed(run, now, length) } : run

/** Ends a run whose time is over; any other stays as it is. */
export const finishWhenOver = (run: Run, now: number, length: number): Run =>
  run.status === 'running' && elapsed(run, now, length) >= length
    ? { status: 'finished', before: length }
    : run

/** Longest gap between two watched frames, in ms; after a longer one (hidden page, sleep) the run is paused. */
export const MAX_GAP = 1000

/** Pauses at the last frame when the next one is too late to have been watched. */
export const pauseAfterGap = (run: Run, lastFrame: number, now: number, length: number): Run =>
  now - lastFrame > MAX_GAP ? pause(run, lastFrame, length) : run
