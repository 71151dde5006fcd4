import { storedAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import { games } from '../model/games.ts'
import { openings, type Opening } from '../model/openings.ts'
import { readPlacement } from '../model/placement.ts'
import type { MadeMove } from '../model/ply.ts'
import { dueNames, recallOf, repeated } from '../model/repetition.ts'
import { attempt, countedTime, flipDelay, freshRun, hintedSquares, withHint, type Run } from '../model/run.ts'
import { usualStart } from '../model/rules.ts'
import { checkScript } from '../model/script.ts'
import { bestTime, runsOf, withTime } from '../model/stats.ts'
import { notationTrainerSlice, type NotationTrainerStorage } from '../storage.ts'
import type { NotationTrainerSettings, OwnLine } from '../model/trainerData.ts'

/** Returns the time in ms since 1970. */
export type Now = () => number

interface RunOfLine {
  readonly id: string
  readonly run: Run
  /** Whether it beat the best time. */
  readonly isBest: boolean
}

const builtIn: readonly Opening[] = [...openings, ...games]
const [first] = openings

/** Makes the atoms of one trainer over its storage. */
export function createNotationTrainerState(storage: NotationTrainerStorage, now: Now) {
  const data = storedAtom(storage, notationTrainerSlice)
  const settings = atom((get) => get(data).settings)
  const own = atom((get) => get(data).own)

  const chosen = atom(first.id)
  const opening = atom((get): Opening => {
    const id = get(chosen)
    return [...builtIn, ...get(own)].find((line) => line.id === id) ?? first
  })
  const checked = atom((get) => {
    const { script, start } = get(opening)
    return checkScript(script, 'german', start)
  })
  const line = atom((get) => {
    const result = get(checked)
    return result.ok ? result.line : { start: usualStart, plies: [] }
  })

  const current = atom<RunOfLine>({ id: first.id, run: freshRun, isBest: false })
  const run = atom((get) => {
    const { id, run: present } = get(current)
    return id === get(opening).id ? present : freshRun
  })
  const isBest = atom((get) => get(current).isBest)

  /** The ply that the replay shows; `undefined` outside of a replay. */
  const replayAt = atom<number | undefined>(undefined)
  const shownAt = atom((get) => get(replayAt) ?? get(run).at)
  const fen = atom((get) => {
    const { start, plies } = get(line)
    return plies[get(shownAt) - 1]?.after ?? start
  })

  const flipped = atom(false)
  let flipTimer: ReturnType<typeof setTimeout> | undefined

  const restart = atom(null, (get, set) => {
    clearTimeout(flipTimer)
    if (get(settings).flipBoardEachTurn) set(flipped, false)
    set(replayAt, undefined)
    set(current, { id: get(opening).id, run: freshRun, isBest: false })
  })

  const finish = atom(null, (get, set, finished: Run) => {
    const { title: name } = get(opening)
    const { textMode, practice } = get(settings)
    const at = Math.round(now())
    const time = countedTime(finished)
    const best = bestTime(get(data).stats, name, textMode)
    const counts = !practice && !finished.hinted
    if (!practice) {
      set(data, (present) => ({
        ...present,
        ...(counts && { stats: withTime(present.stats, { name, time, textMode }) }),
        runs: [
          ...present.runs,
          { name, time, textMode, at, errors: finished.errors, hinted: finished.hinted },
        ],
      }))
    }
    const card = get(data).cards.find((entry) => entry.name === name)
    repeated(card, name, recallOf(finished, get(line).plies.length), at).then(
      (next) =>
        set(data, (present) => ({
          ...present,
          cards: [...present.cards.filter((entry) => entry.name !== name), next],
        })),
      // The scheduler could not be loaded (offline): the line is scheduled after its next run.
      () => undefined,
    )
    return counts && (best === 0 || time < best)
  })

  const tryMove = atom(null, (get, set, move: MadeMove | 'impossible') => {
    const result = attempt(get(run), get(line).plies, move, now())
    if (!result) return undefined
    const beat = result.verdict === 'finished' && set(finish, result.run)
    set(current, { id: get(opening).id, run: result.run, isBest: beat })
    if (result.verdict !== 'wrong' && get(settings).flipBoardEachTurn) {
      clearTimeout(flipTimer)
      flipTimer = setTimeout(() => set(flipped, (present) => !present), flipDelay)
    }
    return result.verdict
  })

  const names = atom((get) => new Set([...builtIn, ...get(own)].map((entry) => entry.title)))

  return {
    now,
    settings,
    own,
    opening,
    checked,
    line,
    run,
    isBest,
    replayAt,
    shownAt,
    fen,
    placement: atom((get) => readPlacement(get(fen))),
    flipped,
    restart,
    tryMove,
    /** Titles in use; best times are stored under them. */
    names,
    hint: atom((get) => hintedSquares(get(run), get(line).plies)),
    showHint: atom(null, (get, set) => {
      set(current, {
        id: get(opening).id,
        run: withHint(get(run), get(line).plies),
        isBest: false,
      })
      return get(run).hint
    }),
    lastMove: atom((get) => get(line).plies[get(shownAt) - 1]),
    best: atom((get) => bestTime(get(data).stats, get(opening).title, get(settings).textMode)),
    runs: atom((get) => runsOf(get(data).runs, get(opening).title, get(settings).textMode)),
    due: atom((get) => {
      const taken = get(names)
      return dueNames(get(data).cards, now()).filter((name) => taken.has(name))
    }),
    choose: atom(null, (_get, set, id: string) => {
      set(chosen, id)
      set(restart)
    }),
    chooseByName: atom(null, (get, set, name: string) => {
      const found = [...builtIn, ...get(own)].find((entry) => entry.title === name)
      if (!found) return
      set(chosen, found.id)
      set(restart)
    }),
    set: atom(null, (get, set, change: Partial<NotationTrainerSettings>) => {
      set(data, (present) => ({ ...present, settings: { ...present.settings, ...change } }))
      // A time belongs to one way of entering moves, so the run restarts.
      if ('textMode' in change || 'practice' in change) set(restart)
    }),
    addOwn: atom(null, (_get, set, lines: readonly OwnLine[]) => {
      set(data, (present) => ({ ...present, own: [...present.own, ...lines] }))
      const [added] = lines
      if (!added) return
      set(chosen, added.id)
      set(restart)
    }),
    removeOwn: atom(null, (get, set, id: string) => {
      const wasChosen = get(opening).id === id
      set(data, (present) => ({ ...present, own: present.own.filter((entry) => entry.id !== id) }))
      if (!wasChosen) return
      set(chosen, first.id)
      set(restart)
    }),
  }
}

export type NotationTrainerState = ReturnType<typeof createNotationTrainerState>
