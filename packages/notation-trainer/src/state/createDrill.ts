import type { RandomSource } from '@kleinzeug/random'
import { atom } from 'jotai'
import {
  drawBeginning,
  drawQuestions,
  drillLine,
  questionsOf,
  questionsOfRun,
  sprintTime,
  type DrillLine,
  type Question,
} from '../model/drill/questions.ts'
import { bestOfKind, runsOfKind, withRun, type DrillKind } from '../model/drill/drillRuns.ts'
import { games } from '../model/games.ts'
import { openings, storedName } from '../model/openings.ts'
import type { MadeMove } from '../model/ply.ts'
import { attempt, countedTime, freshRun, type Run } from '../model/run.ts'
import type { DrillChoice, DrillRun } from '../model/trainerData.ts'
import type { NotationTrainerState } from './createNotationTrainerState.ts'

/** A run of the drill: what is asked, and how far it is. */
export interface DrillSession {
  readonly questions: readonly Question[]
  readonly run: Run
  /** The stored result once it has ended. */
  readonly result?: DrillRun
  /** Whether the result is better than every one before. */
  readonly isBest?: boolean
}

/** Why a run could not be started. */
export type DrillRefusal = 'tooFew' | 'notLoaded'

/** Makes the atoms of the notation drill over those of the trainer. */
export function createDrill(trainer: NotationTrainerState, random: RandomSource) {
  const { data, settings, own, now } = trainer
  const choice = atom(
    (get): DrillChoice =>
      get(settings).drill ?? {
        mode: 'write',
        notation: get(settings).notation,
        form: 'short',
        source: 'games',
        spoken: false,
      },
  )
  const session = atom<DrillSession>()
  const refusal = atom<DrillRefusal>()

  /** Lines that can be dictated. */
  const dictated = atom((get) => [...games, ...get(own)])
  const chosenGame = atom<string>()
  const game = atom((get) => {
    const lines = get(dictated)
    const wanted = get(chosenGame) ?? get(trainer.opening).id
    return lines.find(({ id }) => id === wanted) ?? lines[0]
  })
  const kind = atom((get): DrillKind => {
    const { mode, notation, form } = get(choice)
    const line = mode === 'dictation' ? get(game) : undefined
    const name = line && storedName(line)
    return { mode, notation, form, ...(name && { name }) }
  })
  const runs = atom((get) => get(data).drillRuns ?? [])

  const builtIn = [...openings, ...games].map(drillLine)
  const linesOf = atom(async (get): Promise<readonly DrillLine[]> => {
    const { source } = get(choice)
    if (source === 'own') return get(own).map(drillLine)
    if (source === 'games') return builtIn
    const { libraryLines } = await import('../model/drill/libraryLines.ts')
    return libraryLines
  })

  const drawn = atom(null, async (get) => {
    const { mode } = get(choice)
    const wanted = get(game)
    if (mode === 'dictation') {
      const line = wanted && drillLine(wanted).read()
      return line ? questionsOf(line, wanted.title) : []
    }
    const lines = await get(linesOf)
    if (mode === 'blind') return drawBeginning(lines, questionsOfRun, random)
    // The target of castling is no square that its notation names.
    const questions = drawQuestions(
      lines,
      questionsOfRun,
      random,
      ({ castling }) => mode !== 'find' || !castling,
    )
    return questions.length < questionsOfRun ? [] : questions
  })

  const start = atom(null, async (get, set) => {
    try {
      const questions = await set(drawn)
      set(refusal, questions.length === 0 ? 'tooFew' : undefined)
      set(session, questions.length === 0 ? undefined : { questions, run: { ...freshRun, startedAt: now() } })
    } catch {
      set(refusal, 'notLoaded')
      set(session, undefined)
    }
    return get(session)
  })

  const finish = atom(null, (get, set, { questions, run }: DrillSession) => {
    const best = bestOfKind(get(runs), get(kind))
    const result: DrillRun = {
      ...get(kind),
      at: Math.round(now()),
      value: get(kind).mode === 'find' ? run.at : countedTime(run),
      errors: run.errors,
      hinted: run.hinted,
    }
    set(data, (present) => ({ ...present, drillRuns: [...withRun(present.drillRuns ?? [], result)] }))
    const isBest = bestOfKind(get(runs), get(kind))?.at === result.at && best?.at !== result.at
    set(session, { questions, run, result, isBest })
    set(trainer.judged, { verdict: 'finished' })
  })

  /** Draws further questions for a sprint that comes to the end of those it has. */
  const extend = atom(null, async (get, set) => {
    const more = await set(drawn)
    const present = get(session)
    if (!present || present.result) return
    set(session, { ...present, questions: [...present.questions, ...more] })
  })

  return {
    choice,
    session,
    refusal,
    /** Whether Black is below. */
    flipped: atom(false),
    dictated,
    game,
    kind,
    start,
    /** The question to be answered; `undefined` outside of a run. */
    question: atom((get) => {
      const present = get(session)
      return present && !present.result ? present.questions[present.run.at] : undefined
    }),
    runs: atom((get) => runsOfKind(get(runs), get(kind))),
    best: atom((get) => bestOfKind(get(runs), get(kind))),
    /** Changes a choice and ends the run. */
    choose: atom(null, (get, set, change: Partial<DrillChoice>) => {
      set(trainer.set, { drill: { ...get(choice), ...change } })
      set(session, undefined)
      set(refusal, undefined)
    }),
    chooseGame: atom(null, (_get, set, id: string) => {
      set(chosenGame, id)
      set(session, undefined)
    }),
    leave: atom(null, (_get, set) => set(session, undefined)),
    /** Judges an answer; a square that was found answers with the whole move. */
    answer: atom(null, (get, set, move: MadeMove | 'impossible') => {
      const present = get(session)
      if (!present || present.result) return undefined
      const { questions, run } = present
      const judged = attempt(
        run,
        questions.map(({ ply }) => ply),
        move,
        now(),
      )
      if (!judged) return undefined
      const isSprint = get(choice).mode === 'find'
      if (judged.verdict === 'finished' && !isSprint) set(finish, { questions, run: judged.run })
      else {
        set(session, { questions, run: judged.run })
        set(trainer.judged, { verdict: judged.verdict === 'wrong' ? 'wrong' : 'right' })
        if (isSprint && questions.length - judged.run.at < questionsOfRun / 2)
          set(extend).catch(() => undefined)
      }
      return judged.verdict
    }),
    /** Shows the answer: such a run is no best one. */
    reveal: atom(null, (get, set) => {
      const present = get(session)
      if (present && !present.result)
        set(session, { ...present, run: { ...present.run, hint: 'arrow', hinted: true } })
    }),
    /** Ends a sprint whose time is over. @returns the time left in ms */
    checkTime: atom(null, (get, set) => {
      const present = get(session)
      const startedAt = present?.run.startedAt
      if (!present || present.result || startedAt === undefined) return 0
      const left = startedAt + sprintTime - now()
      if (left <= 0) set(finish, { ...present, run: { ...present.run, finishedAt: startedAt + sprintTime } })
      return Math.max(0, left)
    }),
  }
}

export type Drill = ReturnType<typeof createDrill>
