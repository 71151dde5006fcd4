import type { Tone } from '@kleinzeug/ui/tones'

/** The click of a ratchet, one short tone that falls; `volume` in percent. */
export const tick = (volume: number): readonly Tone[] => [
  // Loudness is perceived about as the square of the amplitude.
  { wave: 'triangle', frequency: 1800, glideTo: 500, length: 0.03, amplitude: 0.6 * (volume / 100) ** 2 },
]
