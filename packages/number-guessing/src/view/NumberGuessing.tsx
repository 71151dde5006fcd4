import { defineTool } from '@kleinzeug/shell'
import { firstLabels } from '../firstLabels.ts'
import { createNumberGuessingState } from '../state/createNumberGuessingState.ts'
import { numberGuessingSlice } from '../storage.ts'
import { Device } from './Device.tsx'
import { keyTable } from './keyTable.ts'
import { numberGuessingContext } from './NumberGuessingContext.ts'

const numberGuessing = defineTool({
  name: 'number-guessing',
  slice: numberGuessingSlice,
  labels: firstLabels,
  keys: keyTable,
  createState: createNumberGuessingState,
  context: numberGuessingContext,
  View: Device,
  sample: () => import('../sample.ts'),
})

/**
 * Number guessing both ways: against an honest number, an adversary, one lie, or with the program guessing.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-numbers', numberGuessingSlice)
 * const App = () => <NumberGuessing storage={storage} />
 * ```
 */
export const NumberGuessing = numberGuessing.Component
