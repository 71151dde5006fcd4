import type { ToolSample } from '@kleinzeug/shell'
import { exampleResume } from './model/example.en.ts'
import type { ResumeData } from './model/resume.ts'
import { sampleOf } from './sampleDay.ts'

const en = sampleOf(exampleResume())

/** The sample of the English entry, which has no German words but names and an address. */
export const sample: ToolSample<ResumeData> = { de: en, en }
