import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { sliceDecoder } from '@kleinzeug/storage/decode'
import { mergeFields, mergeValue } from '@kleinzeug/storage/merge'
import { gameOf, withGame, type NumberGuessingData } from './model/data.ts'
import { defaultRange, numberGuessingSchema } from './model/dataSchema.ts'
import { isOver, modes } from './model/game.ts'
import { MOST_RESULTS } from './model/results.ts'

export type NumberGuessingStorage = StorageAdapter<NumberGuessingData>

/** How a new visitor starts, and how data of any past shape becomes today's. */
export const numberGuessingSlice: Slice<NumberGuessingData> = {
  name: 'numberGuessing',
  defaults: () => ({
    mode: 'guess',
    range: defaultRange,
    lieAllowed: false,
    lies: 1,
    games: [],
    results: [],
    names: ['', ''],
    rounds: [],
    inWords: false,
  }),
  decode: sliceDecoder(numberGuessingSchema),
  merge: (base, mine, theirs, onLost) => {
    let { games } = mine
    for (const mode of modes) {
      const [was, my, their] = [base?.games ?? [], mine.games, theirs.games].map((all) => gameOf(all, mode))
      // What this tab did not touch, or the other one has already finished, is the other one's.
      if (my && their && isOver(their) && !isOver(my)) games = withGame(games, mode, their)
      else games = withGame(games, mode, mergeValue(was, my, their, onLost))
    }
    const removed = new Set(
      (base?.results ?? [])
        .filter(({ time: was }) => !mine.results.some((one) => one.time === was))
        .map(({ time: was }) => was),
    )
    const known = new Set(mine.results.map(({ time: was }) => was))
    const added = theirs.results.filter(({ time: was }) => !known.has(was) && !removed.has(was))
    const results = [...mine.results, ...added].toSorted((a, b) => a.time - b.time).slice(-MOST_RESULTS)
    const rounds = mergeValue(base?.rounds, mine.rounds, theirs.rounds, onLost)
    return { ...mergeFields(base, mine, theirs), games, results, rounds }
  },
  summary: ({ results }) => ({ results: results.length }),
}
