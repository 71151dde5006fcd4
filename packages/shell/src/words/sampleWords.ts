import type { LabelsOf } from './LabelsOf.ts'

/** What is said of the sample of an empty tool, in German; the labels of a tool may replace it. */
export const sampleLabels = {
  /** Language of the sample: `de` or `en`. */
  sampleLanguage: 'de',
  sampleMark: 'Beispiel',
  /** For screen readers, in place of the drawing. */
  sampleHint: 'Hier steht noch nichts; zu sehen ist ein erfundenes Beispiel.',
  trySample: 'Ausprobieren',
  /** Shown while the sample is tried. */
  trialText: 'Ändere daran, was du willst. Gespeichert wird nichts, bis du es behältst.',
  keepSample: 'Behalten',
  discardSample: 'Wegwerfen',
  trialBegun: 'Das Beispiel ist geladen. Gespeichert wird davon nichts, bis du es behältst.',
  sampleKept: 'Das Beispiel ist behalten. Rückgängig nimmt es wieder weg.',
  sampleDiscarded: 'Das Beispiel ist weggeworfen.',
}

export type SampleLabels = LabelsOf<typeof sampleLabels>

/** The words of the sample, with those that the labels replace. */
export const sampleWords = (labels: Partial<SampleLabels>): SampleLabels => ({ ...sampleLabels, ...labels })
