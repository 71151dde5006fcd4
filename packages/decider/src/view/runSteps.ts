import type { Step } from '../model/spin.ts'

/**
 * Shows one step after the other, each for as long as it lasts.
 *
 * @param onEnd called when the time of the last one is over
 * @returns the function that stops it; then nothing is called any more
 */
export function runSteps(steps: readonly Step[], onStep: (step: Step) => void, onEnd: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let next = 0
  const run = () => {
    const step = steps[next++]
    if (!step) return onEnd()
    onStep(step)
    timer = setTimeout(run, step.duration)
  }
  run()
  return () => clearTimeout(timer)
}
