import { sampleContract } from '@kleinzeug/shell/sample-contract'
import { userEvent } from 'vitest/browser'
import { sample } from '../sample.ts'
import { resumeGeneratorSlice } from '../storage.ts'
import '../styles.css'
import { ResumeGenerator } from './ResumeGenerator.tsx'

sampleContract({
  slice: resumeGeneratorSlice,
  sample,
  Tool: ResumeGenerator,
  enter: () => userEvent.type(document.querySelector('input[autocomplete=name]')!, 'Ada'),
})
