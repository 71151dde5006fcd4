import { prefersReducedMotion } from '@kleinzeug/ui/reduced-motion'
import { useAtomValue, type createStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Item } from '../../model/deciderData.ts'
import type { DeciderState } from '../../state/createDeciderState.ts'
import { runSteps } from './runSteps.ts'

interface DrawOptions {
  state: DeciderState
  store: ReturnType<typeof createStore>
  /** Called at each step of the highlight. */
  onStep?: () => void
  /** Called once for a draw, when its winners are shown, in the order in which they were drawn. */
  onWinners: (winners: readonly Item[]) => void
}

/** Draws, and runs the highlight to the winners. */
export function useDraw({ state, store, onStep, onWinners }: DrawOptions) {
  const draw = useAtomValue(state.draw, { store })
  const pending = useAtomValue(state.pending, { store })
  const [start] = useState(Date.now)
  const show = (winners: readonly Item[]) => {
    if (winners.length > 0) onWinners(winners)
  }
  const finish = () => show(store.set(state.finishSpin))
  const end = useEffectEvent(finish)
  const light = useEffectEvent(() => onStep?.())

  // Data may arrive after the first render, and with it a draw that a reload has interrupted.
  const resume = useEffectEvent(() => show(store.set(state.resumeSpin, start)))
  useEffect(() => {
    if (pending) resume()
  }, [pending])

  useEffect(() => {
    if (draw.status !== 'spinning') return undefined
    light()
    const stop = runSteps(
      draw.steps,
      (step) => {
        // Rendered at once: batched with the next step, this one would never be seen.
        flushSync(() => store.set(state.showStep, step))
        light()
      },
      () => end(),
    )
    // Browsers slow the timers of a hidden page down, and a page that is left is hidden first: it stops here, and
    // the winner is shown when it is visible again, or by the next page.
    const pauseHidden = () => (document.hidden ? stop() : end())
    document.addEventListener('visibilitychange', pauseHidden)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', pauseHidden)
    }
  }, [draw, store, state])

  /** @returns why nothing can be drawn */
  const spin = () => {
    if (!store.set(state.startSpin)) return store.get(state.spinProblem)
    if (!store.get(state.settings).animation || prefersReducedMotion()) finish()
    return undefined
  }
  return { spin, finish }
}
