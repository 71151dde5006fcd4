import type { SampleLabels } from './sampleWords.ts'

/** What is said of the sample of an empty tool, in English; the labels of a tool may replace it. */
export const sampleLabels: SampleLabels = {
  sampleLanguage: 'en',
  sampleMark: 'Example',
  sampleHint: 'There is nothing here yet; what is drawn is a made-up example.',
  trySample: 'Try it',
  trialText: 'Change whatever you like. Nothing is stored until you keep it.',
  keepSample: 'Keep',
  discardSample: 'Throw away',
  trialBegun: 'The example is loaded. Nothing of it is stored until you keep it.',
  sampleKept: 'The example is kept. Undo takes it away again.',
  sampleDiscarded: 'The example is thrown away.',
}

export const sampleWords = (labels: Partial<SampleLabels>): SampleLabels => ({ ...sampleLabels, ...labels })
