/** Tells whether the machine slept or the page was frozen between two moments. */
export interface SuspensionWatch {
  readonly mark: () => void
  /** Whether the radio was suspended since `mark`. */
  readonly wasSuspended: () => boolean
}

/** A timer is not late by more than this on a busy machine, in ms. */
const lateAfter = 3_000

/** Detects a suspended page: `position`, in s, tells it from one whose timers are throttled. `now` is in ms. */
export function watchSuspension(now: () => number, position: () => number): SuspensionWatch {
  let markedAt = 0
  let markedPosition = 0
  return {
    mark: () => {
      markedAt = now()
      markedPosition = position()
    },
    wasSuspended: () => {
      const elapsed = now() - markedAt
      return elapsed > lateAfter && (position() - markedPosition) * 1_000 < elapsed / 2
    },
  }
}
