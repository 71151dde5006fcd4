import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { decodeRadioData, defaultRadioData, type RadioData } from './model/radioData.ts'

export type RadioStorage = StorageAdapter<RadioData>

/** The radio's part of a stored record: its name, its defaults and how data of any past shape is read. */
export const radioSlice: Slice<RadioData> = {
  name: 'radio',
  defaults: defaultRadioData,
  decode: decodeRadioData,
}
