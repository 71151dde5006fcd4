import { prefersReducedMotion } from '@kleinzeug/ui/reduced-motion'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Item } from '../../model/deciderData.ts'
import { excerpt } from '../../model/name.ts'
import { useDecider } from '../DeciderContext.ts'
import { skipKey } from '../keyTable.ts'
import { runSteps } from './runSteps.ts'

type CreateTicker = typeof import('./createTicker.ts').createTicker

/** Runs the highlight after a draw, with its ticking, and announces the winners once. */
export function useSpin() {
  const { state, labels, announce } = useDecider()
  const store = useStore()
  const draw = useAtomValue(state.draw)
  const startSpin = useSetAtom(state.startSpin)
  const frame = useRef<HTMLDivElement>(null)
  const ticker = useRef<ReturnType<CreateTicker>>(undefined)

  // A ref, so that new labels during a spin do not restart it.
  const texts = useRef(labels)
  useEffect(() => {
    texts.current = labels
  }, [labels])

  // Loaded before it is heard, so that no click is late.
  const { sound: isLoud } = useAtomValue(state.settings)
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const { createTicker } = await import('./createTicker.ts')
      if (!isGone) ticker.current = createTicker()
    }
    if (isLoud) load().catch(() => {})
    return () => {
      isGone = true
      ticker.current?.close()
    }
  }, [isLoud])

  const announceWinners = useCallback(
    (winners: readonly Item[]) => {
      if (winners.length > 0) announce(texts.current.decided(winners.map(({ name }) => excerpt(name))))
    },
    [announce],
  )

  const finish = useCallback(
    () => announceWinners(store.set(state.finishSpin)),
    [store, state, announceWinners],
  )

  // Data may arrive after the first render, and with it a draw that a reload has interrupted.
  const pending = useAtomValue(state.pending)
  const [start] = useState(Date.now)
  useEffect(() => {
    if (pending) announceWinners(store.set(state.resumeSpin, start))
  }, [pending, announceWinners, store, state, start])

  useEffect(() => {
    if (draw.status !== 'spinning') return undefined
    const sound = () => {
      const { sound: on, volume } = store.get(state.settings)
      if (on) ticker.current?.tick(volume)
    }
    sound()
    const stop = runSteps(
      draw.steps,
      (step) => {
        // Rendered at once: batched with the next step, this one would never be seen.
        flushSync(() => store.set(state.showStep, step))
        sound()
      },
      finish,
    )
    // Browsers slow the timers of a hidden page down, and a page that is left is hidden first: it stops here, and
    // the winner is shown when it is visible again, or by the next page.
    const pauseHidden = () => (document.hidden ? stop() : finish())
    document.addEventListener('visibilitychange', pauseHidden)
    // Escape belongs to an open dialog first, then to whoever has handled the key, such as a menu.
    const skipByEscape = (event: KeyboardEvent) => {
      if (event.key !== skipKey || event.defaultPrevented || document.querySelector('dialog[open]')) return
      event.preventDefault()
      finish()
    }
    window.addEventListener('keydown', skipByEscape)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', pauseHidden)
      window.removeEventListener('keydown', skipByEscape)
    }
  }, [draw, finish, store, state])

  const spin = () => {
    if (!startSpin()) {
      const problem = store.get(state.spinProblem)
      if (problem) announce(texts.current.tooFew(problem))
      return
    }
    if (!store.get(state.settings).animation || prefersReducedMotion()) finish()
    frame.current?.scrollIntoView({ block: 'nearest' })
  }

  return { frame, spin, skip: finish }
}
