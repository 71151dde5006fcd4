import { defineTool } from '@kleinzeug/shell'
import { firstLabels } from '../firstLabels.ts'
import { createAchievementsState } from '../state/createAchievementsState.ts'
import { achievementsSlice } from '../storage.ts'
import { achievementsContext } from './AchievementsContext.ts'
import { Device } from './Device.tsx'
import { keyTable } from './keyTable.ts'

const achievements = defineTool({
  name: 'achievements',
  slice: achievementsSlice,
  labels: firstLabels,
  keys: keyTable,
  createState: createAchievementsState,
  context: achievementsContext,
  View: Device,
  sample: () => import('../sample.ts'),
})

/**
 * What went well, with its day, impact and evidence, collected for the next talk.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-achievements', achievementsSlice)
 * const App = () => <Achievements storage={storage} />
 * ```
 */
export const Achievements = achievements.Component
