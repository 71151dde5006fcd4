import type { Verdict } from '../model/run.ts'

/** Frequency in Hz, start and length in s, loudness 0–1. */
type Tone = readonly [frequency: number, start: number, length: number, loudness: number]

const sounds: Record<Verdict, { readonly wave: OscillatorType; readonly tones: readonly Tone[] }> = {
  // Wood on wood: a short low knock with a click on top.
  right: {
    wave: 'triangle',
    tones: [
      [190, 0, 0.07, 0.5],
      [1250, 0, 0.018, 0.12],
    ],
  },
  wrong: { wave: 'sawtooth', tones: [[92, 0, 0.16, 0.16]] },
  finished: {
    wave: 'triangle',
    tones: [
      [392, 0, 0.16, 0.3],
      [523, 0.09, 0.18, 0.3],
      [659, 0.18, 0.36, 0.3],
    ],
  },
}

/** A player of the trainer's three sounds. The audio device is opened at the first one, after a move of the visitor. */
export function soundPlayer() {
  let context: AudioContext | undefined
  const play = (verdict: Verdict) => {
    if (typeof AudioContext === 'undefined') return
    context ??= new AudioContext()
    // A telephone call, or a phone that was put away, has halted it.
    if (context.state !== 'running') void context.resume()
    const { wave, tones } = sounds[verdict]
    for (const [frequency, delay, length, loudness] of tones) {
      const start = context.currentTime + delay
      const tone = context.createOscillator()
      const volume = context.createGain()
      tone.type = wave
      tone.frequency.setValueAtTime(frequency, start)
      volume.gain.setValueAtTime(loudness, start)
      volume.gain.exponentialRampToValueAtTime(0.001, start + length)
      tone.connect(volume).connect(context.destination)
      tone.start(start)
      tone.stop(start + length)
    }
  }
  /** Gives the audio device back; the next sound would open it anew. */
  const close = () => {
    void context?.close()
    context = undefined
  }
  return { play, close }
}
