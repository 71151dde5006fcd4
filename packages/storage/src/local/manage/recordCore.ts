import type { createEngine } from '../engine.ts'
import type { RecordStore } from '../recordStore.ts'

/** The parts of a record that `manageRecord` works on. */
export type RecordCore = ReturnType<typeof createEngine>['core']

/** Carries the core from `openRecord` to `manageRecord`, which are bundled apart; it is not part of the interface. */
const coreKey = Symbol.for('kleinzeug.recordCore')

export const withCore = (record: RecordStore, core: RecordCore): RecordStore =>
  Object.assign(record, { [coreKey]: core })

/** @throws when the record was not made by `openRecord` */
export function coreOf(record: object): RecordCore {
  const core: RecordCore | undefined = Reflect.get(record, coreKey)
  if (!core) throw new TypeError('not a record of openRecord')
  return core
}
