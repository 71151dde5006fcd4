import { defineTool } from '@kleinzeug/shell'
import { firstLabels } from '../firstLabels.ts'
import { createNotationTrainerState } from '../state/createNotationTrainerState.ts'
import { notationTrainerSlice } from '../storage.ts'
import { Device } from './Device.tsx'
import { boardKeys, keyTable, treeKeys } from './keyTable.ts'
import { notationTrainerContext, type NotationTrainerProps } from './NotationTrainerContext.ts'

/** The time in ms since 1970, which goes on evenly when the system clock is corrected. */
const steadyTime = () => performance.timeOrigin + performance.now()

const notationTrainer = defineTool({
  name: 'notation-trainer',
  slice: notationTrainerSlice,
  labels: firstLabels,
  keys: [...keyTable, ...boardKeys, ...treeKeys],
  createState: (storage, { random }, props?: NotationTrainerProps) =>
    createNotationTrainerState(storage, { now: props?.sources?.now ?? steadyTime, random }),
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
