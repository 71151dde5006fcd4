import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { mergeData } from './model/merge.ts'
import { decodeRadioData, defaultRadioData, type RadioData } from './model/radioData.ts'

export type RadioStorage = StorageAdapter<RadioData>

/** The radio's slice: its field, its defaults, and how stored data is read and merged. */
export const radioSlice: Slice<RadioData> = {
  name: 'radio',
  defaults: defaultRadioData,
  decode: decodeRadioData,
  merge: mergeData,
  summary: ({ presets }) => ({ stations: presets?.length ?? 0 }),
}
