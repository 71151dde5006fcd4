import { isReadable, orDefault, tolerantList, type DataOf } from '@kleinzeug/storage/decode'
import * as v from 'valibot'
import { withFreeNames } from './name.ts'
import { isWeight } from './weight.ts'

// `lists` with `name`, `items`, `name` and `active` are a public contract. All objects are loose: fields of
// later versions are kept.

/** The most winners one draw can have. */
export const MAX_WINNERS = 99

/** The limits of the duration of the highlight, in seconds. */
export const MIN_DURATION = 1
export const MAX_DURATION = 10

const item = v.looseObject({
  /** Unique within its list. */
  name: v.string(),
  /** Whether it takes part in the draw. Items of the first versions had no such field and all took part. */
  active: orDefault(v.boolean(), true),
  /** Number of lots in a weighted draw, from 1 to `MAX_WEIGHT`; 1 when missing. */
  weight: v.exactOptional(
    orDefault(
      v.pipe(
        v.number(),
        v.check((weight): boolean => isWeight(weight)),
      ),
      1,
    ),
  ),
})

const list = v.looseObject({
  /** Unique among the lists. */
  name: v.string(),
  items: orDefault(v.pipe(tolerantList(item), v.transform(withFreeNames)), []),
})

const settings = v.looseObject({
  /** The order in which the highlight visits the candidates; it has no influence on who wins. */
  order: orDefault(v.picklist(['random', 'sequential']), 'random'),
  /** Whether the highlight runs; without it the winner is shown at once. */
  animation: orDefault(v.boolean(), true),
  /** Whether the winner is set inactive. */
  elimination: orDefault(v.boolean(), false),
  /** Whether weights count. */
  weighted: orDefault(v.boolean(), false),
  /** How many winners one draw has. */
  winners: orDefault(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_WINNERS)), 1),
  /** How long the highlight runs, in seconds. */
  duration: orDefault(v.pipe(v.number(), v.minValue(MIN_DURATION), v.maxValue(MAX_DURATION)), 3),
  /** Whether each step of the highlight ticks. */
  sound: orDefault(v.boolean(), false),
  /** Volume of the ticking in percent. */
  volume: orDefault(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 40),
})

const decision = v.looseObject({
  /** When it was decided, in ms since 1970; within the range of `Date`. */
  time: v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15)),
  /** The name of the list at that time. */
  list: v.string(),
  /** The name of the winner. */
  item: v.string(),
})

export const defaultSettings: DataOf<typeof settings> = v.parse(settings, {})

/** What the Decider stores. */
export const deciderSchema = v.looseObject({
  lists: v.pipe(
    v.unknown(),
    // Data in which no list can be read is set aside whole instead of becoming an empty Decider.
    v.check(
      (data) => Array.isArray(data) && (data.length === 0 || data.some((entry) => isReadable(list, entry))),
    ),
    tolerantList(list),
    v.transform(withFreeNames),
  ),
  /** The name of the selected list; the first one when missing. */
  selected: v.exactOptional(orDefault(v.string(), '')),
  settings: orDefault(settings, defaultSettings),
  /** The newest first. */
  history: orDefault(tolerantList(decision), []),
  /** What was drawn while its highlight still runs: a reload shows it and adds it to the history. */
  pending: v.exactOptional(orDefault(tolerantList(decision), [])),
})

export type DeciderData = DataOf<typeof deciderSchema>
export type List = DeciderData['lists'][number]
export type Item = List['items'][number]
export type Settings = DeciderData['settings']
export type Order = Settings['order']
export type HistoryEntry = DeciderData['history'][number]
