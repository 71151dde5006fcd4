import { createTonePlayer, type Tone } from '@kleinzeug/ui/tones'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import type { Verdict } from '../model/run.ts'
import { useTrainer } from './NotationTrainerContext.ts'

const chord = (frequency: number, start: number, length: number): Tone => ({
  wave: 'triangle',
  frequency,
  start,
  length,
  amplitude: 0.3,
})

/** The sound of each verdict. */
const sounds: Record<Verdict, readonly Tone[]> = {
  // Wood on wood: a low knock with a click on top.
  right: [
    { wave: 'triangle', frequency: 190, length: 0.07, amplitude: 0.5 },
    { wave: 'triangle', frequency: 1250, length: 0.018, amplitude: 0.12 },
  ],
  wrong: [{ wave: 'sawtooth', frequency: 92, length: 0.16, amplitude: 0.16 }],
  finished: [chord(392, 0, 0.16), chord(523, 0.09, 0.18), chord(659, 0.18, 0.36)],
}

/** Plays the sound of each verdict. */
export default function Sounds() {
  const { state } = useTrainer()
  const store = useStore()
  useEffect(() => {
    const player = createTonePlayer()
    const play = () => {
      const judged = store.get(state.judged)
      if (judged) player.play(sounds[judged.verdict])
    }
    // A move may have been made while the sounds were loading.
    play()
    const leave = store.sub(state.judged, play)
    return () => {
      leave()
      player.close()
    }
  }, [state, store])
  return null
}
