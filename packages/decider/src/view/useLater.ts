import { laterLabels } from '../laterLabels.ts'
import { useDecider } from './DeciderContext.ts'

/** The tool around a part that loads on request, with the texts of these parts. */
export function useLater() {
  const tool = useDecider()
  return { ...tool, labels: { ...laterLabels, ...tool.labels } }
}
