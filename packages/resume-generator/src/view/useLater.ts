import { laterLabels } from '../laterLabels.ts'
import { resumeContext, useResume } from './ResumeGeneratorContext.ts'

const useTool = resumeContext.useWith(laterLabels)

/** What `useResume` has, with the texts of the parts that load on request: for these parts. */
export const useLater = () => ({ ...useResume(), labels: useTool().labels })
