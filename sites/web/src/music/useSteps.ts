import type { TonePlayer } from '@kleinzeug/ui/tones'
import { useEffect, useRef, useState } from 'react'
import { steps, tonesOf } from './notes.ts'

/** Sounds are scheduled this much ahead in s, so that a late timer is not heard. */
const ahead = 0.06

/** Plays a pattern of eight half beats in a loop at `beats` per minute. Returns the sounding step, if any. */
export function useSteps(player: TonePlayer, rows: ReadonlyArray<readonly boolean[]>, beats: number) {
  const [running, setRunning] = useState(false)
  const [step, setStep] = useState<number>()
  // The loop reads the newest pattern without starting anew.
  const latest = useRef({ rows, beats })
  useEffect(() => {
    latest.current = { rows, beats }
  }, [rows, beats])

  useEffect(() => {
    if (!running) return undefined
    let at = 0
    let due = performance.now()
    let timer: ReturnType<typeof setTimeout>
    const play = () => {
      const { rows, beats } = latest.current
      const delay = Math.max(0, ahead + (due - performance.now()) / 1000)
      player.play(tonesOf(rows, at, delay))
      setStep(at)
      at = (at + 1) % steps
      due += 30_000 / beats
      timer = setTimeout(play, due - performance.now())
    }
    play()
    // A hidden page gets its timers late: it would stumble.
    const pause = () => document.hidden && setRunning(false)
    document.addEventListener('visibilitychange', pause)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', pause)
      setStep(undefined)
    }
  }, [running, player])

  return { running, step, toggle: () => setRunning((on) => !on) }
}
