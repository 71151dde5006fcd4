/** One tone of a sound. */
export interface Tone {
  readonly wave: OscillatorType
  /** In Hz. */
  readonly frequency: number
  /** Frequency in Hz that the tone glides to until its end; constant when missing. */
  readonly glideTo?: number | undefined
  /** When it starts, in s after the call. */
  readonly start?: number | undefined
  /** In s. */
  readonly length: number
  /** Amplitude at its start, from 0 to 1; it decays to silence until its end. */
  readonly amplitude: number
}

/** Plays synthesised sounds. */
export interface TonePlayer {
  /** Plays the tones together, each from its `start`. */
  readonly play: (tones: readonly Tone[]) => void
  /** Closes the audio device; the next `play` opens it again. */
  readonly close: () => void
}

/**
 * Makes a player of synthesised tones: sounds without files. The audio device is opened at the first
 * `play`, which browsers allow after a click or key only; without Web Audio `play` does nothing.
 *
 * @example
 * ```ts
 * const player = createTonePlayer()
 * button.onclick = () => player.play([{ wave: 'triangle', frequency: 440, length: 0.2, amplitude: 0.3 }])
 * ```
 */
export function createTonePlayer(): TonePlayer {
  let context: AudioContext | undefined
  return {
    play: (tones) => {
      if (typeof AudioContext === 'undefined') return
      context ??= new AudioContext()
      // The system suspends it for a telephone call or when the phone is locked.
      // Resuming is rejected when the player is closed before.
      if (context.state !== 'running') context.resume().catch(() => undefined)
      for (const { wave, frequency, glideTo, start = 0, length, amplitude } of tones) {
        const from = context.currentTime + start
        const to = from + length
        const oscillator = context.createOscillator()
        const envelope = context.createGain()
        oscillator.type = wave
        oscillator.frequency.setValueAtTime(frequency, from)
        if (glideTo !== undefined) oscillator.frequency.exponentialRampToValueAtTime(glideTo, to)
        envelope.gain.setValueAtTime(amplitude, from)
        envelope.gain.exponentialRampToValueAtTime(0.001, to)
        oscillator.connect(envelope).connect(context.destination)
        oscillator.start(from)
        oscillator.stop(to)
      }
    },
    close: () => {
      void context?.close()
      context = undefined
    },
  }
}
