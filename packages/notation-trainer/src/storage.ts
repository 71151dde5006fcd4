import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { isObject, sliceDecoder } from '@kleinzeug/storage/decode'
import * as v from 'valibot'
import { trainerSchema, type NotationTrainerData } from './model/trainerData.ts'

export type NotationTrainerStorage = StorageAdapter<NotationTrainerData>

const decode = sliceDecoder(trainerSchema)

/** The trainer's part of a record; give it to a storage adapter such as `localStorageAdapter`. */
export const notationTrainerSlice: Slice<NotationTrainerData> = {
  name: 'notationTrainer',
  defaults: () => v.parse(trainerSchema, {}),
  // Every field has a default, so that a list would decode to an empty trainer and be lost.
  decode: (data, reject) => (isObject(data) ? decode(data, reject) : undefined),
}
