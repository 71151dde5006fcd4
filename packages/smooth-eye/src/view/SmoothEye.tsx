import { defineTool } from '@kleinzeug/shell'
import { firstLabels } from '../firstLabels.ts'
import { createSmoothEyeState } from '../state/createSmoothEyeState.ts'
import { smoothEyeSlice } from '../storage.ts'
import { Device } from './Device.tsx'
import { keyTable } from './keyTable.ts'
import { smoothEyeContext } from './SmoothEyeContext.ts'

const smoothEye = defineTool({
  name: 'smooth-eye',
  slice: smoothEyeSlice,
  labels: firstLabels,
  keys: keyTable,
  createState: createSmoothEyeState,
  context: smoothEyeContext,
  View: Device,
})

/**
 * A dot to follow with the eyes, at a speed measured in degrees on your own screen.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-smooth-eye', smoothEyeSlice)
 * const App = () => <SmoothEye storage={storage} />
 * ```
 */
export const SmoothEye = smoothEye.Component
