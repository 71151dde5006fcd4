import { drawerLabels } from '../../drawerLabels.ts'
import { problemLabels } from '../../problemLabels.ts'
import { usePasswordMaker } from '../PasswordMakerContext.ts'

/** The tool around a drawer, with the texts of the drawers, which are loaded with the first one that is opened. */
export function useDrawer() {
  const tool = usePasswordMaker()
  return { ...tool, labels: { ...problemLabels, ...drawerLabels, ...tool.labels } }
}
