import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { excerpt } from '../model/name.ts'
import { createHighlight } from './createHighlight.ts'
import { createTicker } from './createTicker.ts'
import { useDecider } from './DeciderContext.ts'
import { runSteps } from './runSteps.ts'

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Runs the light when a draw begins, ticks with it, and says the winner once. */
export function useSpin() {
  const { state, labels, announce } = useDecider()
  const store = useStore()
  const draw = useAtomValue(state.draw)
  const start = useSetAtom(state.startSpin)
  const frame = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const name = useRef<HTMLElement>(null)
  const speed = useRef<HTMLSpanElement>(null)
  const [ticker] = useState(createTicker)

  // New texts in the middle of a spin must not begin it anew.
  const texts = useRef(labels)
  useEffect(() => {
    texts.current = labels
  }, [labels])

  useEffect(() => () => ticker.close(), [ticker])

  const finish = useCallback(() => {
    const winner = store.set(state.finishSpin)
    if (winner) announce(texts.current.decided(excerpt(winner.name)))
  }, [store, state, announce])

  useEffect(() => {
    if (draw.status !== 'spinning' || !field.current || !name.current || !speed.current) return undefined
    const highlight = createHighlight(
      { field: field.current, name: name.current, speed: speed.current },
      draw.candidates.map((item) => item.name),
    )
    const stop = runSteps(
      draw.steps,
      (step) => {
        highlight.show(step)
        const { sound, volume } = store.get(state.settings)
        if (sound) ticker.tick(volume)
      },
      finish,
    )
    // Timers of a hidden page crawl, and nobody is watching.
    const finishUnseen = () => document.hidden && finish()
    document.addEventListener('visibilitychange', finishUnseen)
    return () => {
      stop()
      highlight.clear()
      document.removeEventListener('visibilitychange', finishUnseen)
    }
  }, [draw, finish, store, state, ticker])

  const spin = () => {
    if (!start()) {
      const active = store.get(state.candidates).length
      if (active < 2) announce(labels.tooFew(active))
      return
    }
    if (!store.get(state.settings).animation || prefersStill()) finish()
    frame.current?.scrollIntoView({ block: 'nearest' })
  }

  return { parts: { frame, field, name, speed }, spin, skip: finish }
}
