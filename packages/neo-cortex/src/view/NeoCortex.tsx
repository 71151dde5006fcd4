import { defineTool } from '@kleinzeug/shell'
import { firstLabels } from '../firstLabels.ts'
import { createNeoCortexState } from '../state/createNeoCortexState.ts'
import { neoCortexSlice } from '../storage.ts'
import { Device } from './Device.tsx'
import { keyTable } from './keyTable.ts'
import { neoCortexContext } from './NeoCortexContext.ts'

const neoCortex = defineTool({
  name: 'neo-cortex',
  slice: neoCortexSlice,
  labels: firstLabels,
  keys: keyTable,
  createState: createNeoCortexState,
  context: neoCortexContext,
  View: Device,
  sample: () => import('../sample.ts'),
})

/**
 * Links and thoughts kept together: notes in Markdown with links both ways, drawn as a map.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-neo-cortex', neoCortexSlice)
 * const App = () => <NeoCortex storage={storage} />
 * ```
 */
export const NeoCortex = neoCortex.Component
