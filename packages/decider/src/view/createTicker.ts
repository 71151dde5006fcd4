/**
 * A ratchet made of sound waves: one short click per call. The audio context is opened at the first
 * one, so that nobody who keeps the sound off ever has one.
 */
export function createTicker() {
  let context: AudioContext | undefined
  return {
    /** @param volume in percent */
    tick(volume: number) {
      context ??= new AudioContext()
      const now = context.currentTime
      const tone = context.createOscillator()
      const envelope = context.createGain()
      tone.type = 'triangle'
      tone.frequency.setValueAtTime(1800, now)
      tone.frequency.exponentialRampToValueAtTime(500, now + 0.02)
      // Loudness is heard about as the square of the amplitude.
      envelope.gain.setValueAtTime(0.6 * (volume / 100) ** 2, now)
      envelope.gain.linearRampToValueAtTime(0, now + 0.025)
      tone.connect(envelope).connect(context.destination)
      tone.start(now)
      tone.stop(now + 0.03)
    },
    close() {
      void context?.close()
      context = undefined
    },
  }
}
