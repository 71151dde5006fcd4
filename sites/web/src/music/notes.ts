import type { Tone } from '@kleinzeug/ui/tones'

export interface Note {
  /** As German music writes it: `c'`, `fis'`, `c''`. */
  readonly name: string
  /** The key of a keyboard that plays it, by its place. */
  readonly code: string
  /** What is written on that key of a German keyboard. */
  readonly sign: string
  readonly isBlack: boolean
  /** In Hz, equal temperament, a' = 440. */
  readonly frequency: number
}

const names = ['c', 'cis', 'd', 'dis', 'e', 'f', 'fis', 'g', 'gis', 'a', 'b', 'h', 'c']
const codes = ['A', 'W', 'S', 'E', 'D', 'F', 'T', 'G', 'Y', 'H', 'U', 'J', 'K']
const signs = ['A', 'W', 'S', 'E', 'D', 'F', 'T', 'G', 'Z', 'H', 'U', 'J', 'K']

/** Semitones above a' as a frequency. */
export const frequencyOf = (semitones: number) => 440 * 2 ** (semitones / 12)

/** The octave from c' to c''. */
export const notes: readonly Note[] = names.map((name, index) => ({
  name: `${name}${index === 12 ? '″' : '′'}`,
  code: `Key${codes[index]}`,
  sign: signs[index] ?? '',
  isBlack: [1, 3, 6, 8, 10].includes(index),
  frequency: frequencyOf(index - 9),
}))

export const waves = ['sine', 'triangle', 'square', 'sawtooth'] as const
export type Wave = (typeof waves)[number]

/** Waves with many overtones sound louder: their amplitude is lower. */
const loudness: Readonly<Record<Wave, number>> = { sine: 0.32, triangle: 0.3, square: 0.1, sawtooth: 0.11 }

/** One struck note: it sounds at once and fades. */
export const struck = (frequency: number, wave: Wave, length: number): Tone => ({
  wave,
  frequency,
  length,
  amplitude: loudness[wave],
})

export interface Voice {
  readonly name: string
  readonly tone: Tone
}

/** The rows of the step sequencer. */
export const voices: readonly Voice[] = [
  { name: 'Hell', tone: struck(frequencyOf(3), 'triangle', 0.22) },
  { name: 'Mitte', tone: struck(frequencyOf(-2), 'triangle', 0.22) },
  { name: 'Tief', tone: { wave: 'sine', frequency: 140, glideTo: 50, length: 0.22, amplitude: 0.6 } },
  { name: 'Klick', tone: { wave: 'square', frequency: 2400, glideTo: 900, length: 0.03, amplitude: 0.08 } },
]

export const steps = 8

/** A first pattern, one text for each voice: x sounds. */
const pattern = ['..x...x.', 'x..x....', 'x...x...', '..x...xx']
export const firstPattern: ReadonlyArray<readonly boolean[]> = pattern.map((row) =>
  Array.from({ length: steps }, (_, step) => row[step] === 'x'),
)

/** The tones of one step. */
export const tonesOf = (
  rows: ReadonlyArray<readonly boolean[]>,
  step: number,
  delay: number,
): readonly Tone[] =>
  voices.flatMap(({ tone }, row) => (rows[row]?.[step] ? [{ ...tone, start: delay }] : []))
