import type { ToolSample } from '@kleinzeug/shell'
import type { SelfReportData } from './model/data.ts'
import { sample as english } from './sample.en.ts'
import { sampleOf } from './sampleRatings.ts'

/** Eleven months of made-up ratings and two runs of the questionnaire. */
export const sample: ToolSample<SelfReportData> = {
  ...english,
  de: sampleOf({
    traits: [
      ['Gelassenheit', 'angespannt', 'gelassen'],
      ['Tatkraft', 'erschöpft', 'voller Kraft'],
      ['Konzentration', 'zerstreut', 'gesammelt'],
      ['Verbundenheit', 'für mich', 'verbunden'],
      ['Mut', 'zögernd', 'mutig'],
    ],
    notes: ['Umzug, kaum geschlafen.', 'Erste Woche im neuen Haus.', 'Ruhige Woche, viel draußen.'],
  }),
}
