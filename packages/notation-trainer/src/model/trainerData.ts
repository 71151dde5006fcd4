import { orDefault, tolerantList, type DataOf } from '@kleinzeug/storage/decode'
import * as v from 'valibot'

// All objects are loose: fields of later versions are kept.

/** Maximum number of stored runs; the oldest are dropped first. */
export const keptRuns = 400

/** Languages of piece letters. */
export const notationStyles = ['german', 'english', 'figurine'] as const

/** Side whose moves the visitor makes; the program makes the others. */
export const sides = ['both', 'white', 'black'] as const

/**
 * What is asked in the notation drill: write a played move, play a written one, find its square within 30 s, play
 * without seeing pieces, write down a whole game.
 */
export const drillModes = ['write', 'play', 'find', 'blind', 'dictation'] as const

/** From square to square, or as short as is unambiguous. */
export const notationForms = ['long', 'short'] as const

/** Where the positions of the drill come from. */
export const drillSources = ['games', 'own', 'library'] as const

const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(Number.MAX_VALUE))
const text = v.pipe(
  v.string(),
  v.check((value) => value !== ''),
)
/** The longest pause before a move of the program, in ms. */
export const longestPause = 3000

const flag = orDefault(v.boolean(), false)

/** The last choices in the notation drill. */
const drill = v.looseObject({
  mode: orDefault(v.picklist(drillModes), 'write'),
  notation: orDefault(v.picklist(notationStyles), 'german'),
  form: orDefault(v.picklist(notationForms), 'short'),
  source: orDefault(v.picklist(drillSources), 'games'),
  /** Whether moves are spoken instead of shown. */
  spoken: flag,
})

const settings = v.looseObject({
  /** Whether the board turns after each move. */
  flipBoardEachTurn: flag,
  /** Whether moves are typed instead of made on the board. */
  textMode: flag,
  /** Whether the whole script is shown instead of the moves found so far. */
  showMoves: flag,
  /** Without a clock: no time is taken and none is stored. */
  practice: flag,
  sound: flag,
  /** Language of the piece letters shown and typed. */
  notation: orDefault(v.picklist(notationStyles), 'german'),
  side: orDefault(v.picklist(sides), 'both'),
  /** How long the program waits with its moves, in ms. */
  pause: orDefault(v.pipe(amount, v.maxValue(longestPause)), 600),
  drill: v.exactOptional(drill),
})

const timed = {
  /** Of the line, as `storedName` has it. */
  name: text,
  /** Elapsed time and penalties, in ms. */
  time: amount,
  textMode: flag,
}

const bestTime = v.looseObject(timed)

const finishedRun = v.looseObject({
  ...timed,
  /** When it ended, in ms since 1970. */
  at: amount,
  errors: orDefault(v.pipe(amount, v.integer()), 0),
  /** Whether a hint was used. */
  hinted: flag,
  /** Plies at which errors were made, from 0. */
  wrong: v.exactOptional(v.array(v.number())),
  /** Whose moves were made, when the program made the others. */
  side: v.exactOptional(v.picklist(sides)),
})

const drillRun = v.looseObject({
  mode: v.picklist(drillModes),
  notation: v.picklist(notationStyles),
  form: v.picklist(notationForms),
  /** Of the dictated game, as `storedName` has it. */
  name: v.exactOptional(text),
  /** When it ended, in ms since 1970. */
  at: amount,
  /** Time with penalties in ms; of a sprint the number of squares found. */
  value: amount,
  errors: orDefault(v.pipe(amount, v.integer()), 0),
  /** Whether an answer was shown: such a run is no best one. */
  hinted: flag,
})

const ownLine = v.looseObject({
  id: text,
  title: text,
  /** The moves in German long notation, one numbered move a row. */
  script: text,
  /** Starting position as FEN, when it is not the usual one. */
  start: v.exactOptional(v.string()),
  /** Whether Black sits below. */
  flipped: v.exactOptional(v.boolean()),
})

/** A tree of moves for one side. */
const repertoire = v.looseObject({
  id: text,
  title: text,
  side: v.picklist(['white', 'black']),
  /** Its games with variations, comments and arrows. */
  pgn: text,
})

const card = v.looseObject({
  /** Of the line, as `storedName` has it; of a position in a repertoire its key, the first four fields of its FEN. */
  name: text,
  /** When it is due for repetition, in ms since 1970. */
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

const defaultSettings: DataOf<typeof settings> = v.parse(settings, {})

/** What the trainer stores. */
export const trainerSchema = v.looseObject({
  settings: orDefault(settings, defaultSettings),
  /** The best time of each opening, one for the board and one for text mode. */
  stats: orDefault(tolerantList(bestTime), []),
  /** Finished runs, oldest first, for the plot. */
  runs: v.pipe(
    orDefault(tolerantList(finishedRun), []),
    v.transform((runs) => runs.slice(-keptRuns)),
  ),
  /** Lines the visitor added or took from the library. */
  own: orDefault(tolerantList(ownLine), []),
  repertoires: orDefault(tolerantList(repertoire), []),
  /** When which line or position is due for repetition. */
  cards: orDefault(tolerantList(card), []),
  /** Runs of the notation drill: of each kind the last ones and the best one. */
  drillRuns: v.exactOptional(tolerantList(drillRun)),
})

export type NotationTrainerData = DataOf<typeof trainerSchema>
export type NotationTrainerSettings = NotationTrainerData['settings']
export type NotationStyle = NotationTrainerSettings['notation']
export type Side = NotationTrainerSettings['side']
export type DrillChoice = NonNullable<NotationTrainerSettings['drill']>
export type NotationForm = DrillChoice['form']
export type DrillRun = NonNullable<NotationTrainerData['drillRuns']>[number]
export type Repertoire = NotationTrainerData['repertoires'][number]
export type BestTime = NotationTrainerData['stats'][number]
export type FinishedRun = NotationTrainerData['runs'][number]
export type OwnLine = NotationTrainerData['own'][number]
export type Card = NotationTrainerData['cards'][number]
