import { laterLabels } from '../laterLabels.ts'
import { useSizeComparison } from './SizeComparisonContext.ts'

/** The tool around a part that loads on request, with the texts of these parts. */
export function useLater() {
  const tool = useSizeComparison()
  return { ...tool, labels: { ...laterLabels, ...tool.labels } }
}
