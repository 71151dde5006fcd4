import { defineTool } from '@kleinzeug/shell'
import { firstLabels } from '../firstLabels.ts'
import { createDeciderState } from '../state/createDeciderState.ts'
import { deciderSlice } from '../storage.ts'
import { deciderContext } from './DeciderContext.ts'
import { Device } from './Device.tsx'
import { keyTable, spinKeys } from './keyTable.ts'

const decider = defineTool({
  name: 'decider',
  slice: deciderSlice,
  labels: firstLabels,
  keys: [...keyTable, ...spinKeys],
  createState: (storage, { random }) => createDeciderState(storage, random),
  context: deciderContext,
  View: Device,
})

/**
 * Decides between the items of a list: draws winners without bias, then shows them by a highlight that runs
 * over the candidates.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-decider', deciderSlice)
 *
 * export const App = () => <Decider storage={storage} />
 * ```
 */
export const Decider = decider.Component
