/** Milliseconds of a clock that is never set: the time of animation frames. */
export type SteadyTime = () => number

export const systemTime: SteadyTime = () => performance.now()

/** What the tool's props say about its clock. */
export interface ClockProps {
  readonly steadyTime?: SteadyTime | undefined
}
