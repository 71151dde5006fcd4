import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import * as v from 'valibot'
import { notationStyles } from './model/notation.ts'
import { keptRuns } from './model/stats.ts'

const amount = v.pipe(v.number(), v.finite(), v.minValue(0))
const flag = v.fallback(v.boolean(), false)

const settings = v.object({
  /** Whether the board turns round after each move. */
  flipBoardEachTurn: flag,
  /** Whether moves are typed instead of made on the board. */
  textMode: flag,
  /** Whether the whole script is shown instead of the moves found so far. */
  showMoves: flag,
  /** Without a clock: no time is taken and none is kept. */
  practice: flag,
  sound: flag,
  /** Whose piece letters are shown and typed. */
  notation: v.fallback(v.picklist(notationStyles), 'german'),
})

const bestTime = v.object({
  /** Title of the opening. */
  name: v.pipe(v.string(), v.minLength(1)),
  /** Elapsed time and penalties, in ms. */
  time: amount,
  textMode: v.fallback(v.boolean(), false),
})

const finishedRun = v.object({
  ...bestTime.entries,
  /** When it ended, in ms since 1970. */
  at: amount,
  errors: v.fallback(v.pipe(amount, v.integer()), 0),
  hinted: v.fallback(v.boolean(), false),
})

const ownLine = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  title: v.pipe(v.string(), v.minLength(1)),
  /** The moves in German long notation, one numbered move a row. */
  script: v.pipe(v.string(), v.minLength(1)),
  /** Position it starts from as FEN, when not the usual one. */
  start: v.optional(v.string()),
})

const card = v.object({
  /** Title of the opening. */
  name: v.pipe(v.string(), v.minLength(1)),
  /** When it should be repeated, in ms since 1970. */
  due: amount,
  /** When it was last repeated, in ms since 1970. */
  last: amount,
  /** FSRS: days after which recall falls to 90 %. */
  stability: amount,
  /** FSRS: 1 (easy) to 10 (hard). */
  difficulty: amount,
  repetitions: v.pipe(amount, v.integer()),
  lapses: v.pipe(amount, v.integer()),
})

type Keep = typeof bestTime | typeof finishedRun | typeof ownLine | typeof card

/** A list of which unreadable entries are left out instead of losing the rest. */
const listOf = <S extends Keep>(entry: S) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((items) =>
        items.flatMap((item) => {
          const result = v.safeParse(entry, item)
          return result.success ? [result.output] : []
        }),
      ),
    ),
    [],
  )

const schema = v.object({
  settings: v.fallback(settings, v.getFallbacks(settings) as v.InferOutput<typeof settings>),
  /** The best time of each opening, one for the board and one for text mode. */
  stats: listOf(bestTime),
  /** Finished runs, oldest first, for the plot. */
  runs: v.pipe(
    listOf(finishedRun),
    v.transform((runs) => runs.slice(-keptRuns)),
  ),
  /** Lines the visitor brought along or took from the library. */
  own: listOf(ownLine),
  /** When which line is due again. */
  cards: listOf(card),
})

/** What the trainer keeps. */
export type NotationTrainerData = v.InferOutput<typeof schema>
export type NotationTrainerSettings = NotationTrainerData['settings']
export type OwnLine = NotationTrainerData['own'][number]

export type NotationTrainerStorage = StorageAdapter<NotationTrainerData>

/** How a new visitor starts, and how data of any past shape becomes today's. */
export const notationTrainerSlice: Slice<NotationTrainerData> = {
  name: 'notationTrainer',
  defaults: () => v.parse(schema, {}),
  decode: (data) => {
    if (Array.isArray(data)) return undefined
    const result = v.safeParse(schema, data)
    return result.success ? result.output : undefined
  },
}
