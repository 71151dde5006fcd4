import type { Wave } from './notes.ts'

export const musicLabels = {
  instrument: 'Instrument',
  keys: 'Klaviatur von c′ bis c″',
  hint: 'Maus, Finger oder die Tasten A bis K',
  wave: 'Wellenform',
  waves: { sine: 'Sinus', triangle: 'Dreieck', square: 'Rechteck', sawtooth: 'Säge' } satisfies Record<
    Wave,
    string
  >,
  fade: 'Ausklang',
  fades: { short: 'kurz', long: 'lang' },
  sequencer: 'Schrittfolge',
  step: (voice: string, step: number) => `${voice}, Schritt ${step}`,
  start: 'Start',
  stop: 'Stopp',
  clear: 'Leeren',
  tempo: 'Tempo',
  tempoOf: (beats: number) => `${beats}\u202fSchläge je Minute`,
} as const
