import { defineTool } from '@kleinzeug/shell'
import { defaultLabels } from '../labels.ts'
import { createWorktimeState } from '../state/createWorktimeState.ts'
import { worktimeSlice } from '../storage.ts'
import { Device } from './device/Device.tsx'
import { gridKeys, keyTable } from './keys/keyTable.ts'
import { worktimeContext } from './WorktimeContext.ts'

const worktime = defineTool({
  name: 'worktime',
  slice: worktimeSlice,
  labels: defaultLabels,
  keys: [...keyTable, ...gridKeys],
  createState: (storage, { now }) => createWorktimeState(storage, now),
  context: worktimeContext,
  View: Device,
  sample: () => import('../sample.ts'),
})

/**
 * A year account of working hours: a target by the day, a balance that explains itself, a year at a glance.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-worktime', worktimeSlice)
 * const App = () => <Worktime storage={storage} />
 * ```
 */
export const Worktime = worktime.Component
