import type { IsoDate } from '@kleinzeug/calendar-day'

/**
 * Made-up data of a filled tool, in its German and its English words: persons and companies are placeholders that
 * everybody knows as such. The dates end on the day that is given.
 */
export type ToolSample<Data> = Readonly<Record<'de' | 'en', (today: IsoDate) => Data>>
