import type { Step } from '../../model/spin.ts'

/** Calls `onStep` for each step after the first, then `onEnd`. Returns a function that stops it. */
export function runSteps(steps: readonly Step[], onStep: (step: Step) => void, onEnd: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (index: number) => {
    timer = setTimeout(() => {
      const next = steps[index + 1]
      if (!next) return onEnd()
      onStep(next)
      wait(index + 1)
    }, steps[index]?.duration)
  }
  wait(0)
  return () => clearTimeout(timer)
}
