import { laterLabels } from '../../laterLabels.ts'
import { useTrainer } from '../NotationTrainerContext.ts'

/** The tool around a dialog about lines, with the texts of these dialogs. */
export function useLater() {
  const tool = useTrainer()
  return { ...tool, labels: { ...laterLabels, ...tool.labels } }
}
