import type { IsoDate } from '@kleinzeug/calendar-day'
import { createHistory, type Environment, type StepName } from '@kleinzeug/shell/state'
import { storedAtom } from '@kleinzeug/storage/jotai'
import { atom, type Getter } from 'jotai'
import type { Challenge } from '../model/challenge.ts'
import { dailyRange } from '../model/daily.ts'
import { gameOf, guesserOf, withGame, type NumberGuessingData } from '../model/data.ts'
import {
  answered,
  guessed,
  isFound,
  isOver,
  mostNumbers,
  newGame,
  type Game,
  type Lies,
  type Mode,
} from '../model/game.ts'
import { rangeProblem, type NumberRange } from '../model/range.ts'
import { comparable, MOST_RESULTS } from '../model/results.ts'
import type { Answer } from '../model/turns.ts'
import { readNumberIn, type NumberProblem } from '../model/typedNumber.ts'
import { numberGuessingSlice, type NumberGuessingStorage } from '../storage.ts'

/** What a step did: answered, took answers back, ended a game, cleared the statistics or the score. */
export type StepKind = 'answer' | 'takeBack' | 'game' | 'results' | 'rounds' | 'sample'

/** A step of undo and redo. */
export interface NumberGuessingStep extends StepName<StepKind> {
  readonly mode: Mode
  /** The range of the statistics that were cleared. */
  readonly range?: NumberRange | undefined
}

const inOrder = <T extends { readonly time: number }>(entries: readonly T[]) =>
  entries.toSorted((a, b) => a.time - b.time)

/** The atoms of one game over its storage. */
export function createNumberGuessingState(
  storage: NumberGuessingStorage,
  { random, now, today }: Environment,
) {
  const data = storedAtom(storage, numberGuessingSlice)
  const history = createHistory<NumberGuessingData, NumberGuessingStep>(data, {
    keys: ['time', 'mode'],
    shown: ['mode'],
    settle: (present) => ({
      ...present,
      results: inOrder(present.results).slice(-MOST_RESULTS),
      rounds: inOrder(present.rounds),
    }),
  })
  /** A game that is played again does not come back as it was. */
  const forgetGame = (played: Mode) => (step: NumberGuessingStep) =>
    step.kind === 'game' && step.mode === played
  const mode = atom((get) => get(data).mode)

  const rangeFor = (present: NumberGuessingData): NumberRange => {
    const most = mostNumbers(present)
    if (present.mode === 'daily') return dailyRange
    return rangeProblem(present.range, most) ? { low: 1, high: 100 } : present.range
  }
  /** The day whose game was played last on this page: its result stays on screen after midnight. */
  const playedDay = atom<IsoDate>()
  /** The stored game. One of an earlier day counts while it is open, and its result until a new one is asked for. */
  const runningIn = (get: Getter, present: NumberGuessingData) => {
    const game = gameOf(present.games, present.mode)
    const isPast = game?.mode === 'daily' && game.day !== get(today)
    const isShown = !isPast || (isOver(game) ? game.day === get(playedDay) : game.turns.length > 0)
    return isShown ? game : undefined
  }
  const running = atom((get) => runningIn(get, get(data)))
  const fresh = (get: Getter, present: NumberGuessingData, secret?: number): Game =>
    newGame(
      {
        mode: present.mode,
        ...rangeFor(present),
        lieAllowed: present.lieAllowed,
        lies: present.lies,
        day: get(today),
        secret,
      },
      random,
    )
  /** The game on screen. Before its first turn it is only announced: nothing is drawn or stored for it. */
  const game = atom((get): Game => {
    const present = get(data)
    const { mode: kind, lieAllowed, lies } = present
    return (
      get(running) ?? {
        mode: kind,
        ...rangeFor(present),
        turns: [],
        ...(kind === 'think' && lieAllowed && { lieAllowed, lies }),
        ...(kind === 'lie' && { lies }),
      }
    )
  })

  const played = (present: NumberGuessingData, before: Game, next: Game): NumberGuessingData => {
    const time = now()
    const guesses = next.turns.length
    const { low, high, lies, day } = next
    const games = withGame(present.games, present.mode, next)
    // Giving up counts only where it ends a series: on the number of the day.
    const gaveUp = next.mode === 'daily' && next.gaveUp === true
    if (isOver(before) || !(isFound(next) || gaveUp)) return { ...present, games }
    if (next.mode === 'pair')
      return {
        ...present,
        games,
        rounds: [...present.rounds, { time, guesser: guesserOf(present.rounds), guesses }],
      }
    const result = {
      time,
      mode: next.mode,
      low,
      high,
      guesses,
      ...(lies !== undefined && { lies }),
      ...(day !== undefined && { day }),
      ...(gaveUp && { gaveUp }),
    }
    return { ...present, games, results: [...present.results, result].slice(-MOST_RESULTS) }
  }
  /** Changes the game on screen; one that was only announced begins with it. */
  const play = atom(null, (get, set, change: (before: Game) => Game) => {
    set(data, (present) => {
      const before = runningIn(get, present) ?? fresh(get, present)
      return played(present, before, change(before))
    })
    set(playedDay, gameOf(get(data).games, 'daily')?.day)
  })

  const clearGame = atom(null, (get, set) => {
    const present = get(data)
    const before = get(running)
    // The number of the day is drawn once a day.
    if (before?.mode === 'daily') {
      if (isOver(before)) set(playedDay, undefined)
      return
    }
    const step = { kind: 'game', mode: present.mode } as const
    const change = (now: NumberGuessingData) => ({
      ...now,
      games: withGame(now.games, present.mode, undefined),
    })
    set(history.forget, forgetGame(present.mode))
    if (before && before.turns.length > 0 && !isOver(before)) set(history.perform, change, step)
    else {
      // Answers of a game that is over and gone cannot be taken back.
      set(history.forget, ({ kind }) => present.mode === 'think' && kind === 'answer')
      set(data, change)
    }
  })

  const setUp = atom(
    null,
    (get, set, change: Partial<Pick<NumberGuessingData, 'range' | 'lieAllowed' | 'lies'>>) => {
      set(data, (before) => ({ ...before, ...change }))
      const present = get(running)
      if (present && (present.turns.length === 0 || isOver(present))) set(clearGame)
    },
  )

  /** Begins a challenge in place of the running game, which undo brings back; one that is being played goes on. */
  const begin = atom(null, (get, set, challenge: Challenge) => {
    set(data, (before) => ({ ...before, mode: 'guess' }))
    const before = get(running)
    if (before?.challenge === challenge.code) return
    const game = newGame({ mode: 'guess', ...challenge.range, day: get(today), challenge }, random)
    const change = (now: NumberGuessingData) => ({ ...now, games: withGame(now.games, 'guess', game) })
    set(history.forget, forgetGame('guess'))
    if (before && before.turns.length > 0 && !isOver(before))
      set(history.perform, change, { kind: 'game', mode: 'guess' })
    else set(data, change)
  })

  /** Moves along the steps and shows the game of the step: nothing changes out of sight. */
  const move = (along: typeof history.undo) =>
    atom(null, (_get, set) => {
      const step = set(along)
      if (step) set(data, (now) => ({ ...now, mode: step.mode }))
      return step
    })

  return {
    mode,
    game,
    /** Whether the game on screen is the one of an earlier day. */
    isPast: atom((get) => get(mode) === 'daily' && (get(running)?.day ?? get(today)) !== get(today)),
    range: atom((get) => get(data).range),
    lieAllowed: atom((get) => get(data).lieAllowed),
    lies: atom((get) => get(data).lies),
    results: atom((get) => get(data).results),
    rounds: atom((get) => get(data).rounds),
    names: atom((get) => get(data).names),
    inWords: atom((get) => get(data).inWords),
    setInWords: atom(null, (_get, set, inWords: boolean) => set(data, (before) => ({ ...before, inWords }))),
    data,
    undoable: history.undoable,
    chooseMode: atom(null, (_get, set, next: Mode) => {
      set(playedDay, undefined)
      set(data, (before) => ({ ...before, mode: next }))
    }),
    /** Sets what new games are played with; a game that has not begun takes it over at once. */
    setRange: atom(null, (_get, set, range: NumberRange) => set(setUp, { range })),
    setLieAllowed: atom(null, (_get, set, lieAllowed: boolean) => set(setUp, { lieAllowed })),
    setLies: atom(null, (_get, set, lies: Lies) => set(setUp, { lies })),
    setNames: atom(null, (_get, set, names: readonly [string, string]) =>
      set(data, (before) => ({ ...before, names })),
    ),
    newGame: clearGame,
    /** Guesses a number as it was typed. */
    guess: atom(null, (get, set, text: string): NumberProblem | undefined => {
      const number = readNumberIn(get(game), text)
      if (typeof number === 'string') return number
      // The number of a game of two is set first.
      if (get(mode) === 'pair' && get(running) === undefined) return undefined
      set(history.forget, forgetGame(get(mode)))
      set(play, (before) => guessed(before, number))
      return undefined
    }),
    answer: atom(null, (get, set, answer: Answer) => {
      set(history.forget, forgetGame(get(mode)))
      // The first answer of a game: those of the game before belong to one that is gone.
      if (get(running) === undefined) set(history.forget, ({ kind }) => kind === 'answer')
      set(
        history.perform,
        (before) => {
          const present = runningIn(get, before) ?? fresh(get, before)
          const next = answered(present, answer)
          return next === present ? before : played(before, present, next)
        },
        { kind: 'answer', mode: get(mode) },
      )
    }),
    /** Takes the answers from a place on back: the visitor has noticed a slip. */
    takeBack: atom(null, (get, set, place: number) =>
      set(
        history.perform,
        (before) => {
          const present = runningIn(get, before)
          if (present?.mode !== 'think' || isOver(present)) return before
          const shorter = { ...present, turns: present.turns.slice(0, Math.max(place, 0)) }
          return { ...before, games: withGame(before.games, 'think', shorter) }
        },
        { kind: 'takeBack', mode: 'think' },
      ),
    ),
    begin,
    /** Whether nothing was played yet, and the game is the one of the sample. */
    untouched: atom((get) => {
      const { games, results, rounds } = get(data)
      const { mode: kind, high } = get(game)
      const isPlayed = games.some(({ turns }) => turns.length > 0)
      return kind === 'guess' && high === 100 && !isPlayed && results.length + rounds.length === 0
    }),
    keepSample: atom(null, (get, set, change: (present: NumberGuessingData) => NumberGuessingData) =>
      set(history.perform, change, { kind: 'sample', mode: get(mode) }),
    ),
    giveUp: atom(null, (_get, set) => set(play, (before) => ({ ...before, gaveUp: true }))),
    /** The number that one player sets for the other. */
    setSecret: atom(null, (get, set, text: string): NumberProblem | undefined => {
      const number = readNumberIn(rangeFor(get(data)), text)
      if (typeof number === 'string') return number
      set(data, (before) => ({
        ...before,
        games: withGame(before.games, before.mode, fresh(get, before, number)),
      }))
      return undefined
    }),
    /** Clears the statistics on screen: those of one mode and range. */
    clearResults: atom(null, (get, set) => {
      const shown = get(game)
      const { mode: played, low, high } = shown
      const results = comparable(get(data).results, shown)
      const times = new Set(results.map(({ time }) => time))
      set(
        history.perform,
        (before) => ({ ...before, results: before.results.filter(({ time }) => !times.has(time)) }),
        { kind: 'results', mode: played, range: { low, high } },
      )
    }),
    clearRounds: atom(null, (_get, set) =>
      set(history.perform, (before) => ({ ...before, rounds: [] }), { kind: 'rounds', mode: 'pair' }),
    ),
    undo: move(history.undo),
    redo: move(history.redo),
  }
}

export type NumberGuessingState = ReturnType<typeof createNumberGuessingState>
