import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { orDefault, sliceDecoder, tolerantList } from '@kleinzeug/storage/decode'
import { mergeValue } from '@kleinzeug/storage/merge'
import * as v from 'valibot'
import { gameOf, withGame, type NumberGuessingData } from './model/data.ts'
import { isOver, modes, mostNumbers } from './model/game.ts'
import { HIGHEST, LOWEST, rangeProblem } from './model/range.ts'
import { MOST_RESULTS } from './model/results.ts'
import { answers } from './model/turns.ts'

export type NumberGuessingStorage = StorageAdapter<NumberGuessingData>

const ends = {
  low: v.pipe(v.number(), v.integer(), v.minValue(LOWEST), v.maxValue(HIGHEST)),
  high: v.pipe(v.number(), v.integer(), v.minValue(LOWEST), v.maxValue(HIGHEST)),
}
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const positive = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))
// As far as a date reaches: a time beyond could not be shown.
const time = v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15))
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/))

const turn = v.looseObject({ guess: v.pipe(v.number(), v.integer()), answer: v.picklist(answers) })

const needsSecret: readonly string[] = ['guess', 'lie', 'daily', 'pair']

const game = v.pipe(
  v.looseObject({
    mode: v.picklist(modes),
    ...ends,
    // A game with a turn missing would be another game: it is kept whole or not at all.
    turns: v.pipe(v.array(turn), v.maxLength(10_000)),
    secret: v.exactOptional(count),
    lieAt: v.exactOptional(count),
    lieAllowed: v.exactOptional(v.boolean()),
    day: v.exactOptional(day),
    gaveUp: v.exactOptional(v.boolean()),
  }),
  v.check((played) => rangeProblem(played, mostNumbers(played.mode, played.lieAllowed)) === undefined),
  v.check(({ mode, secret, low, high }) =>
    secret === undefined ? !needsSecret.includes(mode) : secret >= low && secret <= high,
  ),
)

const result = v.looseObject({
  time,
  mode: v.picklist(modes),
  ...ends,
  guesses: positive,
  day: v.exactOptional(day),
})

const round = v.looseObject({ time, guesser: v.picklist([0, 1]), guesses: positive })

const name = v.pipe(v.string(), v.maxLength(40))

const defaultRange = { low: 1, high: 100 }

const schema = v.looseObject({
  mode: orDefault(v.picklist(modes), 'guess'),
  range: orDefault(
    v.pipe(
      v.looseObject(ends),
      v.check((range) => rangeProblem(range, HIGHEST + 1) === undefined),
    ),
    { ...defaultRange },
  ),
  lieAllowed: orDefault(v.boolean(), false),
  games: orDefault(tolerantList(game), []),
  results: orDefault(tolerantList(result), []),
  names: orDefault(v.tuple([name, name]), ['', '']),
  rounds: orDefault(tolerantList(round), []),
})

/** How a new visitor starts, and how data of any past shape becomes today's. */
export const numberGuessingSlice: Slice<NumberGuessingData> = {
  name: 'numberGuessing',
  defaults: () => ({
    mode: 'guess',
    range: defaultRange,
    lieAllowed: false,
    games: [],
    results: [],
    names: ['', ''],
    rounds: [],
  }),
  decode: sliceDecoder(schema),
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
    return { ...theirs, ...mine, games, results, rounds }
  },
}
