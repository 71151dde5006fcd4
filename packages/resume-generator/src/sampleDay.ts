import type { IsoDate } from '@kleinzeug/calendar-day'
import type { Resume, ResumeData } from './model/resume.ts'

/** A resume of today, and no other. */
export const sampleOf =
  (resume: Resume) =>
  (today: IsoDate): ResumeData => ({ ...resume, date: today, others: [] })
