import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { sliceDecoder } from '@kleinzeug/storage/decode'
import { deciderSchema, defaultSettings, type DeciderData } from './model/deciderData.ts'

export type DeciderStorage = StorageAdapter<DeciderData>

const cars = ['VW ID.3', 'Renault 5', 'Škoda Elroq', 'Fiat Panda', 'Volvo EX30']

/** The Decider's part of a record; give it to a storage adapter such as `localStorageAdapter`. */
export const deciderSlice: Slice<DeciderData> = {
  name: 'decider',
  defaults: () => ({
    lists: [{ name: 'Nächstes Auto', items: cars.map((name) => ({ name, active: true })) }],
    settings: defaultSettings,
    history: [],
  }),
  decode: sliceDecoder(deciderSchema),
}
