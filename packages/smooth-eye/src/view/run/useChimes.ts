import type { TonePlayer } from '@kleinzeug/ui/tones'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { gazeAt } from '../../model/programme.ts'
import { useLater } from '../useLater.ts'

const change = [{ wave: 'sine', frequency: 660, length: 0.35, amplitude: 0.2 }] as const
const end = [
  { wave: 'sine', frequency: 660, length: 0.3, amplitude: 0.2 },
  { wave: 'sine', frequency: 880, start: 0.25, length: 0.7, amplitude: 0.2 },
] as const

/** Announces the next exercise of a programme and the end of the last one, with a tone if that is switched on. */
export function useChimes(): void {
  const { state, labels, announce } = useLater()
  const player = useRef<TonePlayer>(undefined)
  const { tone } = useAtomValue(state.settings)
  const status = useAtomValue(state.status)
  const position = useAtomValue(state.position)
  const index = position?.index ?? 0
  const gaze = position?.exercise.path === 'nearFar' ? gazeAt(position.seconds) : undefined
  const before = useRef({ index, status, gaze })

  const follow = useEffectEvent((nextIndex: number, nextStatus: typeof status, nextGaze: typeof gaze) => {
    const last = before.current
    before.current = { index: nextIndex, status: nextStatus, gaze: nextGaze }
    if (!position || last.status !== 'running') return
    if (nextStatus === 'finished') {
      if (tone) player.current?.play(end)
      announce(labels.finished(labels.length(Math.round(position.elapsed / 1000))))
    } else if (nextIndex > last.index) {
      if (tone) player.current?.play(change)
      announce(labels.paths[position.exercise.path])
    } else if (nextGaze && nextGaze !== last.gaze) {
      if (tone) player.current?.play(change)
      announce(labels.gaze[nextGaze])
    }
  })
  useEffect(() => follow(index, status, gaze), [index, status, gaze])
  useEffect(() => {
    if (!tone) return undefined
    let stopped = false
    // Only who wants tones loads what makes them; without a network there are none.
    const load = async () => {
      const { createTonePlayer } = await import('@kleinzeug/ui/tones')
      if (!stopped) player.current = createTonePlayer()
    }
    load().catch(() => {})
    return () => {
      stopped = true
      player.current?.close()
      player.current = undefined
    }
  }, [tone])
}
