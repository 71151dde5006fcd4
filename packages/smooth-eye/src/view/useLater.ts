import { laterLabels } from '../laterLabels.ts'
import { useSmoothEye } from './SmoothEyeContext.ts'

/** The tool around a part that loads on request, with the texts of these parts. */
export function useLater() {
  const tool = useSmoothEye()
  return { ...tool, labels: { ...laterLabels, ...tool.labels } }
}
