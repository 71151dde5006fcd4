import { createTonePlayer } from '@kleinzeug/ui/tones'

/** The click of a ratchet, one short tone that falls. */
export function createTicker() {
  const { play, close } = createTonePlayer()
  return {
    /** Sounds one click; `volume` in percent. */
    tick: (volume: number) =>
      play([
        // Loudness is perceived about as the square of the amplitude.
        {
          wave: 'triangle',
          frequency: 1800,
          glideTo: 500,
          length: 0.03,
          amplitude: 0.6 * (volume / 100) ** 2,
        },
      ]),
    close,
  }
}
