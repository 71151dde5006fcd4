import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { isObject, sliceDecoder } from '@kleinzeug/storage/decode'
import { mergeFields, mergeNamedList } from '@kleinzeug/storage/merge'
import * as v from 'valibot'
import { keptRuns, trainerSchema, type NotationTrainerData } from './model/trainerData.ts'

export type NotationTrainerStorage = StorageAdapter<NotationTrainerData>

const decode = sliceDecoder(trainerSchema)

const idOf = ({ id }: { readonly id: string }) => id

const bestTimeKey = ({ name, textMode }: { readonly name: string; readonly textMode: boolean }) =>
  `${name} ${textMode}`

/** The trainer's part of a record; give it to a storage adapter such as `localStorageAdapter`. */
export const notationTrainerSlice: Slice<NotationTrainerData> = {
  name: 'notationTrainer',
  defaults: () => v.parse(trainerSchema, {}),
  // Every field has a default: a list would decode to an empty trainer.
  decode: (data, reject) => (isObject(data) ? decode(data, reject) : undefined),
  merge: (base, mine, theirs, onLost) => ({
    ...mine,
    own: mergeNamedList(base?.own, mine.own, theirs.own, idOf, (...lines) => mergeFields(...lines, onLost)),
    repertoires: mergeNamedList(
      base?.repertoires,
      mine.repertoires,
      theirs.repertoires,
      idOf,
      (...versions) => mergeFields(...versions, onLost),
    ),
    settings: mergeFields(base?.settings, mine.settings, theirs.settings),
    // Of two best times of one opening the better one.
    stats: mergeNamedList(base?.stats, mine.stats, theirs.stats, bestTimeKey, (_old, a, b) =>
      a.time <= b.time ? a : b,
    ),
    runs: mergeNamedList(base?.runs, mine.runs, theirs.runs, ({ at, name }) => `${at} ${name}`)
      .toSorted((a, b) => a.at - b.at)
      .slice(-keptRuns),
    // Of two repetitions of one card the later one.
    cards: mergeNamedList(
      base?.cards,
      mine.cards,
      theirs.cards,
      ({ name }) => name,
      (_old, a, b) => (a.last >= b.last ? a : b),
    ),
    ...((mine.drillRuns ?? theirs.drillRuns) && {
      drillRuns: mergeNamedList(
        base?.drillRuns,
        mine.drillRuns ?? [],
        theirs.drillRuns ?? [],
        ({ at, mode }) => `${at} ${mode}`,
      ),
    }),
  }),
  summary: ({ stats, runs, own, drillRuns }) => ({
    bestTimes: stats.length,
    runs: runs.length,
    openings: own.length,
    drills: drillRuns?.length ?? 0,
  }),
}
