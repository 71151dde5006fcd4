import type { IsoDate } from '@kleinzeug/calendar-day'
import type { ToolSample } from '@kleinzeug/shell'
import { englishExample } from './model/example.en.ts'
import { exampleResume } from './model/example.ts'
import type { Resume, ResumeData } from './model/resume.ts'

const sampleOf =
  (resume: Resume) =>
  (today: IsoDate): ResumeData => ({ ...resume, date: today, others: [] })

/** The resume and letter of nobody, on one page each. */
export const sample: ToolSample<ResumeData> = {
  de: sampleOf(exampleResume()),
  en: sampleOf(englishExample()),
}
