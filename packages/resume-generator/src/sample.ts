import type { ToolSample } from '@kleinzeug/shell'
import { exampleResume } from './model/example.ts'
import type { ResumeData } from './model/resume.ts'
import { sample as english } from './sample.en.ts'
import { sampleOf } from './sampleDay.ts'

/** The resume and letter of nobody, on one page each. */
export const sample: ToolSample<ResumeData> = { ...english, de: sampleOf(exampleResume()) }
