import { randomId } from '@kleinzeug/random'
import { storedAtom } from '@kleinzeug/storage/jotai'
import { createHistory, type Environment } from '@kleinzeug/shell/state'
import { atom } from 'jotai'
import {
  finishedRatings,
  finishedTests,
  ownRatings,
  type SelfReportData,
  type Sheet,
  type Trait,
} from '../model/data.ts'
import { overdueDays, setReminder } from '../model/reminder.ts'
import { changeEntry, removeEntry, type EntryChange, type SessionKind } from '../model/session.ts'
import { activeTraits, addTrait, changeTrait, moveTrait, removeTrait } from '../model/traits.ts'
import { inSpan, type Span } from '../model/trend.ts'
import { selfReportSlice, type SelfReportStorage } from '../storage.ts'
import type { Change, StepName } from './steps.ts'
import { createSession } from './createSession.ts'
import { entriesOf, type Entry } from './entries.ts'

/** What the window shows while nothing is being answered. */
export type View = 'trend' | 'compare' | 'test'

/** The two sides of a comparison, by id; without one the first and the last are compared. */
export interface Sides {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The atoms of one self-report over its storage. */
export function createSelfReportState(storage: SelfReportStorage, { today, random }: Environment) {
  const data = storedAtom(storage, selfReportSlice)
  const history = createHistory<SelfReportData, StepName>(data, { keys: ['id', 'trait'] })
  const view = atom<View>('trend')
  const span = atom<Span>('all')
  const selected = atom<string>()
  const sides = atom<Sides>({})
  const testSides = atom<Sides>({})
  const unfolded = atom<string>()
  const opened = atom<string>()
  /** The id of the sheet whose answers are being given back. */
  const returned = atom<string>()
  /** Counts the times a form was opened: what is typed into it once is one step of undo. */
  const openings = atom(0)
  /** What was deleted last and can come back to its place. */
  const removed = atom<Entry>()

  const traits = atom((get) => activeTraits(get(data)))
  const ratings = atom((get) => ownRatings(get(data)))
  const tests = atom((get) => finishedTests(get(data)))
  const entries = atom((get) => entriesOf(get(data)))

  const perform = atom(null, (_get, set, change: Change, step: StepName) => {
    set(removed, undefined)
    set(history.perform, change, step)
  })
  const session = createSession({ data, today, perform, makeId: () => randomId(random) })
  const takeBack = (move: typeof history.undo) =>
    atom(null, (get, set) => {
      set(removed, undefined)
      const step = set(move)
      // A reopened entry continues at its question.
      if (step?.session && step.key !== undefined) {
        const list: ReadonlyArray<{ readonly id: string; readonly open: boolean }> = get(data)[step.session]
        const entry = list.find(({ id }) => id === step.key)
        if (entry?.open && (step.kind === 'finish' || step.kind === 'discard'))
          set(session.resume, step.session, step.key)
        else if (get(session.current)?.id === step.key) set(session.pause)
      }
      return step
    })

  return {
    data,
    today,
    traits,
    ratings,
    tests,
    entries,
    session,
    /** Traits that the window draws: those that are asked, and resting ones that have values. */
    allRatings: atom((get) => finishedRatings(get(data))),
    shownRatings: atom((get) => inSpan(get(ratings), get(span))),
    overdue: atom((get) => overdueDays(get(data), get(today))),
    reminder: atom((get) => get(data).reminder.days),

    view: atom((get) => get(view)),
    show: atom(null, (_get, set, next: View) => {
      set(session.pause)
      set(view, next)
    }),
    span: atom((get) => get(span)),
    showSpan: atom(null, (_get, set, next: Span) => set(span, next)),
    selected: atom((get) => get(selected)),
    select: atom(null, (_get, set, id: string | undefined) => set(selected, id)),
    sides: atom((get) => {
      const all = get(ratings)
      const { from = all.at(0)?.id, to = all.at(-1)?.id } = get(sides)
      const find = (id: string | undefined) => finishedRatings(get(data)).find((rating) => rating.id === id)
      return { from: find(from) ?? all.at(0), to: find(to) ?? all.at(-1) }
    }),
    compare: atom(null, (get, set, next: Sides) => set(sides, { ...get(sides), ...next })),
    testSides: atom((get) => {
      const all = get(tests)
      const { from = all.at(-2)?.id, to = all.at(-1)?.id } = get(testSides)
      const found = {
        from: all.find(({ id }) => id === from),
        to: all.find(({ id }) => id === to) ?? all.at(-1),
      }
      return { from: found.from === found.to ? undefined : found.from, to: found.to }
    }),
    compareTests: atom(null, (get, set, next: Sides) => set(testSides, { ...get(testSides), ...next })),
    unfolded: atom((get) => get(unfolded)),
    unfold: atom(null, (_get, set, domain: string | undefined) => set(unfolded, domain)),

    removed: atom((get) => get(removed)),
    /** Whether the list has a row, be it that of an entry that was just deleted. */
    hasEntries: atom((get) => get(entries).length > 0 || get(removed) !== undefined),
    opened: atom((get) => get(entries).find(({ id }) => id === get(opened))),
    open: atom(null, (_get, set, id: string | undefined) => {
      set(opened, id)
      set(openings, (count) => count + 1)
    }),
    edit: atom(null, (get, set, entry: Entry, change: EntryChange) =>
      set(perform, (before) => changeEntry(before, entry.kind, entry.id, change), {
        kind: 'edit',
        key: entry.id,
        group: `edit ${get(openings)}`,
      }),
    ),
    remove: atom(null, (get, set, kind: SessionKind, id: string) => {
      const entry = get(entries).find((each) => each.id === id)
      set(perform, (before) => removeEntry(before, kind, id), { kind: 'remove', key: id })
      set(removed, entry)
    }),

    undoable: history.undoable,
    redoable: history.redoable,
    undo: takeBack(history.undo),
    redo: takeBack(history.redo),

    addTrait: atom(null, (_get, set, trait: Omit<Trait, 'id' | 'resting'>) => {
      const id = randomId(random)
      set(perform, (before) => addTrait(before, { ...trait, id }), {
        kind: 'trait',
        key: id,
        title: trait.name,
      })
    }),
    changeTrait: atom(null, (get, set, id: string, change: Partial<Trait>) => {
      const title = get(data).traits.find((trait) => trait.id === id)?.name
      set(perform, (before) => changeTrait(before, id, change), {
        kind: 'trait',
        key: id,
        title,
        group: `trait ${id} ${Object.keys(change).join(' ')}`,
      })
    }),
    moveTrait: atom(null, (_get, set, id: string, by: -1 | 1) =>
      set(perform, (before) => moveTrait(before, id, by), { kind: 'trait', key: id }),
    ),
    removeTrait: atom(null, (get, set, id: string) => {
      const title = get(data).traits.find((trait) => trait.id === id)?.name
      set(perform, (before) => removeTrait(before, id), { kind: 'trait', key: id, title })
    }),
    remind: atom(null, (get, set, days: number) =>
      set(perform, (before) => setReminder(before, days, get(today)), {
        kind: 'reminder',
        group: 'reminder',
      }),
    ),
    /** @param change how the imported file changes the data; files are read by parts that are loaded for them */
    importBackup: atom(null, (_get, set, change: Change) => set(perform, change, { kind: 'import' })),
    importAnswers: atom(null, (get, set, sheet: Sheet, change: Change) => {
      set(perform, change, { kind: 'import', key: sheet.id, title: sheet.by })
      set(sides, { from: get(ratings).at(-1)?.id, to: sheet.id })
      set(view, 'compare')
    }),
    /** Whether nothing was chosen, rated or answered yet. */
    untouched: atom((get) => get(data).traits.length === 0 && get(entries).length === 0),
    keepSample: atom(null, (_get, set, change: Change) => set(perform, change, { kind: 'sample' })),
    returned,
    makeId: () => randomId(random),
  }
}

export type SelfReportState = ReturnType<typeof createSelfReportState>
