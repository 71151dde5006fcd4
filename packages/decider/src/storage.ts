import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import * as v from 'valibot'
import { defaultSettings, type DeciderData } from './model/decisions.ts'
import { isWeight } from './model/list.ts'
import { withFreeNames } from './model/name.ts'

export type DeciderStorage = StorageAdapter<DeciderData>

/** Takes what can be read of an array and leaves the rest. */
const readable = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      entries.flatMap((entry) => {
        const result = v.safeParse(schema, entry)
        return result.success ? [result.output] : []
      }),
    ),
  )

// Loose objects: a field that this version does not know is carried along.
const item = v.looseObject({
  name: v.string(),
  // Items of the first versions had no such field and all took part.
  active: v.fallback(v.boolean(), true),
  weight: v.exactOptional(v.fallback(v.custom<number>(isWeight), 1)),
})

const list = v.looseObject({
  name: v.string(),
  items: v.fallback(v.pipe(readable(item), v.transform(withFreeNames)), []),
})

const settings = v.looseObject({
  order: v.fallback(v.picklist(['random', 'sequential']), defaultSettings.order),
  animation: v.fallback(v.boolean(), defaultSettings.animation),
  elimination: v.fallback(v.boolean(), defaultSettings.elimination),
  weighted: v.fallback(v.boolean(), defaultSettings.weighted),
  sound: v.fallback(v.boolean(), defaultSettings.sound),
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), defaultSettings.volume),
})

const historyEntry = v.looseObject({
  // As far as a date reaches: a time beyond could not be shown.
  time: v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15)),
  list: v.string(),
  item: v.string(),
})

const record = v.looseObject({
  lists: v.pipe(readable(list), v.transform(withFreeNames)),
  selected: v.exactOptional(v.fallback(v.string(), '')),
  settings: v.fallback(settings, { ...defaultSettings }),
  history: v.fallback(readable(historyEntry), []),
})

/** How a new visitor starts, and how data of any past shape becomes today's. */
export const deciderSlice: Slice<DeciderData> = {
  name: 'decider',
  defaults: () => ({
    lists: [
      {
        name: 'Nächstes Auto',
        items: ['VW ID.3', 'Renault 5', 'Škoda Elroq', 'Fiat Panda', 'Volvo EX30'].map((name) => ({
          name,
          active: true,
        })),
      },
    ],
    settings: defaultSettings,
    history: [],
  }),
  decode: (data) => {
    const result = v.safeParse(record, data)
    if (!result.success) return undefined
    const found = (data as { lists: unknown[] }).lists.length
    return found > 0 && result.output.lists.length === 0 ? undefined : result.output
  },
}
