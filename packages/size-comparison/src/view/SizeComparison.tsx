import { defineTool } from '@kleinzeug/shell'
import { firstLabels } from '../firstLabels.ts'
import { createSizeComparisonState } from '../state/createSizeComparisonState.ts'
import { sizeComparisonSlice } from '../storage.ts'
import { sizeComparisonContext } from './SizeComparisonContext.ts'
import { Device } from './Device.tsx'
import { keyTable } from './keyTable.ts'

const sizeComparison = defineTool({
  name: 'size-comparison',
  slice: sizeComparisonSlice,
  labels: firstLabels,
  keys: keyTable,
  createState: (storage, { random }) => createSizeComparisonState(storage, random),
  context: sizeComparisonContext,
  View: Device,
})

/**
 * From the Planck length to the observable universe, drawn to one scale on one baseline.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-size-comparison', sizeComparisonSlice)
 * const App = () => <SizeComparison storage={storage} />
 * ```
 */
export const SizeComparison = sizeComparison.Component
