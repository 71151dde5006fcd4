import type { Environment, Sources } from '@kleinzeug/shell'
import { createNotationTrainerState } from '../state/createNotationTrainerState.ts'
import type { NotationTrainerStorage } from '../storage.ts'

/** The time in ms since 1970, which goes on evenly when the system clock is corrected. */
const steadyTime = () => performance.timeOrigin + performance.now()

/** Makes the state of one trainer on a page. */
export const createTrainer = (
  storage: NotationTrainerStorage,
  { now, random }: Environment,
  options?: { readonly sources?: Sources | undefined },
) =>
  createNotationTrainerState(storage, {
    now: options?.sources?.now ?? steadyTime,
    random,
    date: now,
  })
