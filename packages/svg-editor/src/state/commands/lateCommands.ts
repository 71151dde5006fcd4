import type { Session } from '../session.ts'

/** A key press with its repeat count and its amount. */
export interface Press {
  readonly key: string
  /** The number typed before the key; 1 without one. */
  readonly times: number
  /** `times`, multiplied by 10 with Shift, by 0.1 with Alt. */
  readonly amount: number
}

export type Action = (press: Press) => void

/** Runs commands of parts that are loaded when they are first needed. */
export function lateCommands({ atomStore, atoms }: Session) {
  let loading: Promise<void> | undefined
  return {
    late:
      <T>(load: () => Promise<T>, action: (part: T, press: Press) => void): Action =>
      (press) => {
        loading = load()
          .then(
            (part) => action(part, press),
            () => atomStore.set(atoms.unavailable, true),
          )
          .finally(() => {
            loading = undefined
          })
      },
    /** Runs a task after the command whose part is being loaded. Returns whether one is. */
    whenLoaded: (task: () => void) => {
      void loading?.then(task)
      return loading !== undefined
    },
  }
}
