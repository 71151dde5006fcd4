import type { ToolSample } from '@kleinzeug/shell'
import type { SelfReportData } from './model/data.ts'
import { sampleOf } from './sampleRatings.ts'

const en = sampleOf({
  traits: [
    ['Calm', 'tense', 'calm'],
    ['Energy', 'exhausted', 'full of energy'],
    ['Focus', 'scattered', 'collected'],
    ['Belonging', 'by myself', 'close to others'],
    ['Courage', 'hesitant', 'courageous'],
  ],
  notes: ['Moved house, hardly slept.', 'First week in the new house.', 'A quiet week, much of it outside.'],
})

/** The sample of the English entry, which has no German words. */
export const sample: ToolSample<SelfReportData> = { de: en, en }
