import { defineTool } from '@kleinzeug/shell'
import { firstLabels } from '../firstLabels.ts'
import { notationTrainerSlice } from '../storage.ts'
import { createTrainer } from './createTrainer.ts'
import { Device } from './Device.tsx'
import { boardKeys, keyTable, treeKeys } from './keyTable.ts'
import { notationTrainerContext } from './NotationTrainerContext.ts'

const notationTrainer = defineTool({
  name: 'notation-trainer',
  slice: notationTrainerSlice,
  labels: firstLabels,
  keys: [...keyTable, ...boardKeys, ...treeKeys],
  createState: createTrainer,
  context: notationTrainerContext,
  View: Device,
})

/**
 * A trainer for German chess notation: replays openings and famous games from their script, against the
 * clock.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-trainer', notationTrainerSlice)
 *
 * export const App = () => <NotationTrainer storage={storage} />
 * ```
 */
export const NotationTrainer = notationTrainer.Component
