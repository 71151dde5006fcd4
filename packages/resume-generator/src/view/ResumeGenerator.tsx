import { defineTool } from '@kleinzeug/shell'
import { firstLabels } from '../firstLabels.ts'
import { createResumeState } from '../state/createResumeState.ts'
import { resumeGeneratorSlice } from '../storage.ts'
import { Device } from './Device.tsx'
import { keyTable } from './keyTable.ts'
import { resumeContext } from './ResumeGeneratorContext.ts'

const resumeGenerator = defineTool({
  name: 'resume-generator',
  slice: resumeGeneratorSlice,
  labels: firstLabels,
  keys: keyTable,
  createState: (storage, { now }) => createResumeState(storage, now),
  context: resumeContext,
  View: Device,
  sample: () => import('../sample.ts'),
})

/**
 * A German resume from form to PDF, made wholly in the browser: the pages of the preview are those that
 * print and those of the file.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-resume', resumeGeneratorSlice)
 * const App = () => <ResumeGenerator storage={storage} />
 * ```
 */
export const ResumeGenerator = resumeGenerator.Component
