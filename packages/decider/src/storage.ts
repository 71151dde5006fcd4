import { defaultListName } from './model/defaultList.ts'
import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { sliceDecoder } from '@kleinzeug/storage/decode'
import { mergeFields, mergeNamedList } from '@kleinzeug/storage/merge'
import { HISTORY_LIMIT } from './model/decisions.ts'
import { deciderSchema, defaultSettings, type DeciderData, type HistoryEntry } from './model/deciderData.ts'

export type DeciderStorage = StorageAdapter<DeciderData>

const cars = ['VW ID.3', 'Renault 5', 'Škoda Elroq', 'Fiat Panda', 'Volvo EX30']

const whole = (decision: HistoryEntry) => JSON.stringify(decision)
const nameOf = ({ name }: { readonly name: string }) => name

/** The Decider's part of a record; give it to a storage adapter such as `localStorageAdapter`. */
export const deciderSlice: Slice<DeciderData> = {
  name: 'decider',
  defaults: () => ({
    lists: [{ name: defaultListName, items: cars.map((name) => ({ name, active: true })) }],
    settings: defaultSettings,
    history: [],
  }),
  decode: sliceDecoder(deciderSchema),
  merge: (base, { pending: ours = [], ...mine }, { pending: others = [], ...theirs }, onLost) => {
    const pending = mergeNamedList(base?.pending, ours, others, whole)
    return {
      ...mine,
      ...(pending.length > 0 && { pending }),
      lists: mergeNamedList(base?.lists, mine.lists, theirs.lists, nameOf, (old, list, other) => ({
        ...list,
        items: mergeNamedList(old?.items, list.items, other.items, nameOf, (...versions) =>
          mergeFields(...versions, onLost),
        ),
      })),
      settings: mergeFields(base?.settings, mine.settings, theirs.settings),
      history: mergeNamedList(base?.history, mine.history, theirs.history, whole)
        .toSorted((a, b) => b.time - a.time)
        .slice(0, HISTORY_LIMIT),
    }
  },
  summary: ({ lists }) => ({
    lists: lists.length,
    items: lists.reduce((sum, { items }) => sum + items.length, 0),
  }),
}
