import { laterLabels } from '../laterLabels.ts'
import { resumeContext, useResume } from './ResumeGeneratorContext.ts'

const useTool = resumeContext.useWith(laterLabels)

/** The tool around a part that loads on request, with the texts of these parts. */
export const useLater = () => ({ ...useResume(), labels: useTool().labels })
