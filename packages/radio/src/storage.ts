import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { mergeData } from './model/merge.ts'
import { decodeRadioData, defaultRadioData, type RadioData } from './model/radioData.ts'

export type RadioStorage = StorageAdapter<RadioData>

/**
 * The radio's part of a stored record: its name, its defaults, how data of any past shape is read, and how the edits
 * of two tabs are merged.
 */
export const radioSlice: Slice<RadioData> = {
  name: 'radio',
  defaults: defaultRadioData,
  decode: decodeRadioData,
  merge: mergeData,
  summary: ({ presets }) => ({ stations: presets?.length ?? 0 }),
}
