import { useAtomValue, useStore } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { excerpt } from '../../model/name.ts'
import { useDecider } from '../DeciderContext.ts'
import { skipKey } from '../keyTable.ts'
import { useDraw } from './useDraw.ts'

type CreateTicker = typeof import('./createTicker.ts').createTicker

/** Draws with the ticking of the highlight, and announces the winners once. */
export function useSpin() {
  const { state, labels, announce, props } = useDecider()
  const store = useStore()
  const isSpinning = useAtomValue(state.locked)
  const { sound: isLoud, volume } = useAtomValue(state.settings)
  const frame = useRef<HTMLDivElement>(null)
  const ticker = useRef<ReturnType<CreateTicker>>(undefined)
  const { spin: draw, finish } = useDraw({
    state,
    store,
    onStep: () => isLoud && ticker.current?.tick(volume),
    onWinners: (winners) => {
      announce(labels.decided(winners.map(({ name }) => excerpt(name))))
      props.onDecide?.(winners)
    },
  })

  // Loaded before it is heard, so that no click is late.
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

  // Escape belongs to an open dialog first, then to whoever has handled the key, such as a menu.
  const skipByEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== skipKey || event.defaultPrevented || document.querySelector('dialog[open]')) return
    event.preventDefault()
    finish()
  })
  useEffect(() => {
    if (!isSpinning) return undefined
    window.addEventListener('keydown', skipByEscape)
    return () => window.removeEventListener('keydown', skipByEscape)
  }, [isSpinning])

  const spin = () => {
    const problem = draw()
    if (problem) return announce(labels.tooFew(problem))
    frame.current?.scrollIntoView({ block: 'nearest' })
  }

  return { frame, spin, skip: finish }
}
