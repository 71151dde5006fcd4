import { orDefault, tolerantList } from '@kleinzeug/storage/decode'
import * as v from 'valibot'
import { lieCounts, modes, mostNumbers } from './game.ts'
import { HIGHEST, LOWEST, rangeProblem } from './range.ts'
import { answers } from './turns.ts'

const ends = {
  low: v.pipe(v.number(), v.integer(), v.minValue(LOWEST), v.maxValue(HIGHEST)),
  high: v.pipe(v.number(), v.integer(), v.minValue(LOWEST), v.maxValue(HIGHEST)),
}
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const positive = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))
// As far as a date reaches: a time beyond could not be shown.
const time = v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15))
const day = v.pipe(
  v.string(),
  v.check((text) => /^\d{4}-\d\d-\d\d$/.test(text)),
)

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
    secondLieAt: v.exactOptional(count),
    lieAllowed: v.exactOptional(v.boolean()),
    lies: v.exactOptional(v.picklist(lieCounts)),
    day: v.exactOptional(day),
    challenge: v.exactOptional(v.pipe(v.string(), v.maxLength(40))),
    gaveUp: v.exactOptional(v.boolean()),
  }),
  v.check((played) => rangeProblem(played, mostNumbers(played)) === undefined),
  v.check(({ mode, secret, low, high }) =>
    secret === undefined ? !needsSecret.includes(mode) : secret >= low && secret <= high,
  ),
)

const result = v.looseObject({
  time,
  mode: v.picklist(modes),
  ...ends,
  guesses: positive,
  lies: v.exactOptional(v.picklist(lieCounts)),
  day: v.exactOptional(day),
  gaveUp: v.exactOptional(v.boolean()),
})

const round = v.looseObject({ time, guesser: v.picklist([0, 1]), guesses: positive })

const name = v.pipe(v.string(), v.maxLength(40))

/** The range of a new visitor. */
export const defaultRange = { low: 1, high: 100 }

/** What Number Guessing keeps. */
export const numberGuessingSchema = v.looseObject({
  mode: orDefault(v.picklist(modes), 'guess'),
  range: orDefault(
    v.pipe(
      v.looseObject(ends),
      v.check((range) => rangeProblem(range, HIGHEST + 1) === undefined),
    ),
    { ...defaultRange },
  ),
  lieAllowed: orDefault(v.boolean(), false),
  lies: orDefault(v.picklist(lieCounts), 1),
  games: orDefault(tolerantList(game), []),
  results: orDefault(tolerantList(result), []),
  names: orDefault(
    v.pipe(
      v.array(name),
      v.transform(([first = '', second = '']): readonly [string, string] => [first, second]),
    ),
    ['', ''],
  ),
  rounds: orDefault(tolerantList(round), []),
  /** Whether numbers are shown in German words too. */
  inWords: orDefault(v.boolean(), false),
})
