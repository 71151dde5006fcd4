import type { Environment } from '@kleinzeug/shell/state'
import { atom, type WritableAtom } from 'jotai'
import { firstLine } from '../model/firstLine.ts'
import { storedName } from '../model/openings.ts'
import { readPlacement } from '../model/placement.ts'
import type { MadeMove } from '../model/ply.ts'
import { dueNames, recallOf } from '../model/repetition.ts'
import {
  answered,
  attempt,
  countedTime,
  flipDelay,
  freshRun,
  hintedSquares,
  withHint,
  type Run,
  type Verdict,
} from '../model/run.ts'
import type { CheckedScript } from '../model/script.ts'
import { bestTime, runsOf, withTime } from '../model/stats.ts'
import type { NotationTrainerStorage } from '../storage.ts'
import type { NotationTrainerSettings, Repertoire, Side } from '../model/trainerData.ts'
import { createLines, firstOpening } from './createLines.ts'
import { createRules } from './createRules.ts'
import { createRepertoires, noMoves } from './createRepertoires.ts'

/** The dialogs, each loaded when it is opened. */
export type DialogName = 'overview' | 'library' | 'add' | 'drill'

interface RunOfLine {
  readonly id: string
  readonly run: Run
  /** Whether it beat the best time. */
  readonly isBest: boolean
}

interface Sources extends Pick<Environment, 'now' | 'random'> {
  /**
   * The time by the wall clock, which `now` may lag behind after a sleep of the machine.
   *
   * @defaultValue `now`
   */
  readonly date?: () => number
}

/**
 * Makes the atoms of one trainer over its storage.
 *
 * @param sources the time in ms, and uniform random 32-bit integers, by which the lines of a repertoire are drawn
 */
export function createNotationTrainerState(
  storage: NotationTrainerStorage,
  { now, random, date = now }: Sources,
) {
  const lines = createLines(storage)
  const { data, opening, repertoire, byStoredName } = lines
  const repertoires = createRepertoires(lines, now, random)
  const settings = atom((get) => get(data).settings)

  /** Whose moves the visitor makes. */
  const side = atom((get): Side => get(repertoire)?.side ?? get(settings).side)

  /** The date, each minute: a page that stays open overnight has other lines due in the morning. */
  const minute = atom(date())
  minute.onMount = (set) => {
    const follow = () => set(date())
    follow()
    const timer = setInterval(follow, 60_000)
    return () => clearInterval(timer)
  }

  /** Whether something that is loaded on request could not be loaded. */
  const failed = atom(false)
  const rules = createRules(failed)

  const checked = atom((get): CheckedScript => {
    if (get(repertoire)) return { ok: true, line: get(repertoires.line) }
    const { id, script, start } = get(opening)
    if (id === firstOpening.id) return { ok: true, line: firstLine }
    return get(rules)?.checkScript(script, 'german', start) ?? { ok: true, line: noMoves }
  })
  const line = atom((get) => {
    const result = get(checked)
    return result.ok ? result.line : noMoves
  })

  const current = atom<RunOfLine>({ id: firstOpening.id, run: freshRun, isBest: false })
  const run = atom((get) => {
    const { id, run: present } = get(current)
    return id === get(opening).id ? present : freshRun
  })
  const setRun = atom(null, (get, set, next: Run, isBest?: boolean) =>
    set(current, { id: get(opening).id, run: next, isBest: isBest ?? false }),
  )
  /** Number of restarts. */
  const session = atom(0)

  /** The ply that the replay shows; `undefined` outside of a replay. */
  const replayAt = atom<number | undefined>(undefined)
  const shownAt = atom((get) => get(replayAt) ?? get(run).at)
  const fen = atom((get) => {
    const { start, plies } = get(line)
    return plies[get(shownAt) - 1]?.after ?? start
  })

  const flipped = atom(false)
  let flipTimer: ReturnType<typeof setTimeout> | undefined

  /** The next move of the program; `undefined` while the visitor is to move. */
  const answer = atom((get) => {
    const next = get(line).plies[get(run).at]
    const color = { both: next?.color, white: 'w', black: 'b' }[get(side)]
    return next?.color === color ? undefined : next
  })

  const restart = atom(null, (get, set): void => {
    clearTimeout(flipTimer)
    if (get(side) !== 'both') set(flipped, get(side) === 'black')
    else if (get(settings).flipBoardEachTurn) set(flipped, false)
    set(replayAt, undefined)
    set(session, (count) => count + 1)
    if (get(repertoire)) set(repertoires.next)
    set(setRun, freshRun)
  })

  const choose = atom(null, async (get, set, id: string) => {
    const before = get(side)
    set(lines.choose, id)
    const { flipped: fromBlack } = get(opening)
    if (fromBlack !== undefined || (before !== 'both' && get(side) === 'both'))
      set(flipped, fromBlack ?? false)
    set(restart)
    if (!get(rules)) void set(rules)
    const wanted = get(repertoire)
    if (!wanted || get(repertoires.book)) return
    try {
      await set(repertoires.load, wanted)
    } catch {
      set(failed, true)
    }
    if (get(repertoire)?.id === wanted.id) set(restart)
  })

  /** Runs a change of the lines, then restarts with the line that is chosen. */
  const thenShow = <Args extends unknown[], Result>(change: WritableAtom<unknown, Args, Result>) =>
    atom(null, (get, set, ...parameters: Args) => {
      const result = set(change, ...parameters)
      void set(choose, get(opening).id)
      return result
    })

  const finish = atom(null, (get, set, finished: Run): boolean => {
    if (get(repertoire)) return false
    const name = storedName(get(opening))
    const { textMode, practice } = get(settings)
    const made = get(side)
    const at = Math.round(now())
    const time = countedTime(finished)
    const best = bestTime(get(data).stats, name, textMode)
    const { errors, hinted, wrong } = finished
    const counts = !practice && !hinted && made === 'both'
    if (!practice) {
      set(data, (present) => ({
        ...present,
        ...(counts && { stats: withTime(present.stats, { name, time, textMode }) }),
        runs: [
          ...present.runs,
          {
            name,
            time,
            textMode,
            at,
            errors,
            hinted,
            ...(wrong.length > 0 && { wrong: [...wrong] }),
            ...(made !== 'both' && { side: made }),
          },
        ],
      }))
    }
    const card = get(data).cards.find((entry) => entry.name === name)
    const recall = recallOf(finished, get(line).plies.length)
    import('../model/nextCard.ts').then(
      ({ nextCard }) => set(repertoires.keep, [nextCard(card, name, recall, at)]),
      // Without the scheduler (offline) the line is scheduled after its next run.
      () => undefined,
    )
    return counts && (best === 0 || time < best)
  })

  /** The verdict on the last move of the visitor since sounds were switched on or off; a new object for every move. */
  const judged = atom<{ readonly verdict: Verdict }>()
  const tryMove = atom(null, (get, set, move: MadeMove | 'impossible') => {
    const before = get(run)
    if (get(answer)) return undefined
    if (get(repertoire) && move !== 'impossible') set(repertoires.follow, before.at, move)
    const result = attempt(before, get(line).plies, move, now())
    if (!result) return undefined
    const isRight = result.verdict !== 'wrong'
    if (get(repertoire) && isRight) {
      const isKnown = !before.wrong.includes(before.at) && before.hint === 'none'
      // Without the scheduler (offline) the position is asked again.
      set(repertoires.grade, before.at, isKnown ? 'good' : 'again').catch(() => undefined)
    }
    const beat = result.verdict === 'finished' && set(finish, result.run)
    set(setRun, result.run, beat)
    set(judged, result)
    if (isRight && get(side) === 'both' && get(settings).flipBoardEachTurn) {
      clearTimeout(flipTimer)
      flipTimer = setTimeout(() => set(flipped, (present) => !present), flipDelay)
    }
    return result.verdict
  })

  return {
    ...lines,
    ...repertoires,
    now,
    failed,
    rules,
    /** The open dialog. */
    dialog: atom<DialogName>(),
    settings,
    side,
    checked,
    line,
    run,
    session,
    isBest: atom((get) => get(current).isBest),
    replayAt,
    shownAt,
    fen,
    placement: atom((get) => readPlacement(get(fen))),
    flipped,
    restart,
    tryMove,
    judged,
    answer,
    /** Makes the move of the program. */
    playAnswer: atom(null, (get, set) => {
      if (!get(answer)) return
      const next = answered(get(run), get(line).plies, now())
      set(setRun, next, next.finishedAt !== undefined && set(finish, next))
    }),
    /** Takes time off the clock of a run that is under way, in ms. */
    skipTime: atom(null, (get, set, time: number) => {
      const present = get(run)
      const { startedAt, finishedAt } = present
      if (startedAt !== undefined && finishedAt === undefined)
        set(setRun, { ...present, startedAt: startedAt + time })
    }),
    hint: atom((get) => hintedSquares(get(run), get(line).plies)),
    showHint: atom(null, (get, set) => {
      set(setRun, withHint(get(run), get(line).plies))
      return get(run).hint
    }),
    lastMove: atom((get) => get(line).plies[get(shownAt) - 1]),
    best: atom((get) => bestTime(get(data).stats, storedName(get(opening)), get(settings).textMode)),
    runs: atom((get) => runsOf(get(data).runs, storedName(get(opening)), get(settings).textMode, get(side))),
    /** The lines that are due for repetition. */
    due: atom((get) =>
      dueNames(get(data).cards, get(minute)).flatMap((name) => get(byStoredName).get(name) ?? []),
    ),
    choose,
    /** Chooses the line that was chosen before. */
    chooseFormer: atom(null, (get, set) => {
      const id = get(lines.former)
      if (id) void set(choose, id)
    }),
    /** Shows the chosen line as a tree. */
    showTree: atom(null, (get, set) => set(lines.shownTree, { id: get(opening).id })),
    addOwn: thenShow(lines.addOwn),
    remove: thenShow(lines.remove),
    undo: thenShow(lines.undo),
    redo: thenShow(lines.redo),
    set: atom(null, (get, set, change: Partial<NotationTrainerSettings>) => {
      set(data, (present) => ({ ...present, settings: { ...present.settings, ...change } }))
      if (change.side === 'both') set(flipped, false)
      if ('sound' in change) set(judged, undefined)
      // Times of different modes do not compare.
      if ('textMode' in change || 'practice' in change || 'side' in change) set(restart)
    }),
    addRepertoire: atom(null, async (get, set, added: Repertoire) => {
      set(lines.perform, (present) => ({ ...present, repertoires: [...present.repertoires, added] }), {
        kind: 'add',
        title: added.title,
      })
      await set(choose, added.id)
      set(repertoires.carryOver, added)
      set(restart)
    }),
  }
}

export type NotationTrainerState = ReturnType<typeof createNotationTrainerState>
