import { laterLabels } from '../laterLabels.ts'
import { useNumberGuessing } from './NumberGuessingContext.ts'

/** The tool around a part that loads on request, with the texts of these parts. */
export function useLater() {
  const tool = useNumberGuessing()
  return { ...tool, labels: { ...laterLabels, ...tool.labels } }
}
