import { randomId } from '@kleinzeug/random'
import { storedAtom } from '@kleinzeug/storage/jotai'
import { createHistory, type Environment } from '@kleinzeug/shell/state'
import { atom } from 'jotai'
import { yearOf, type IsoDate } from '@kleinzeug/calendar-day'
import { readEntry, type AchievementsData, type Entry, type EntryFields } from '../model/entry.ts'
import { countValues, filterEntries, newestFirst, type Filter } from '../model/filter.ts'
import { addEntry, changeEntry, keyed, removeItem } from '../model/list.ts'
import {
  addTalk,
  isEntry,
  lastTalk,
  overdueDays,
  reminderDays,
  setReminder,
  talksOf,
} from '../model/talks.ts'
import { yearLine } from '../model/yearLine.ts'
import { achievementsSlice, type AchievementsStorage } from '../storage.ts'
import type { AchievementsStep } from './AchievementsStep.ts'

/** What the list is narrowed to; the day of the last talk follows from the data. */
export interface FilterChoice extends Omit<Filter, 'after'> {
  readonly sinceTalk: boolean
}

export const noFilter: FilterChoice = { query: '', sinceTalk: false }

type Change = (list: AchievementsData) => AchievementsData

/** The atoms of one list of achievements over its storage. */
export function createAchievementsState(storage: AchievementsStorage, { today, random }: Environment) {
  const data = storedAtom(storage, achievementsSlice)
  const history = createHistory<AchievementsData, AchievementsStep>(data)
  const filter = atom<FilterChoice>(noFilter)
  const chosenYear = atom<number | 'all'>()
  const selected = atom<string>()
  const opened = atom<string>()
  /** Counts the times the form was opened: what is typed into it once is one step of undo. */
  const openings = atom(0)
  /** Whether a talk is being prepared: what is printed is its page then, not the year. */
  const preparing = atom(false)
  /** What was deleted last and can come back to its place. */
  const removed = atom<Entry>()

  // An entry keeps its identity while its item does: its folded words are made once.
  const known = new WeakMap<object, Entry>()
  const entries = atom((get): readonly Entry[] =>
    keyed(get(data)).flatMap(({ key, item }) => {
      if (!isEntry(item)) return []
      if (typeof item !== 'object' || item === null) return [readEntry(item, key)]
      const before = known.get(item)
      const entry = before?.key === key ? before : readEntry(item, key)
      known.set(item, entry)
      return [entry]
    }),
  )
  const talks = atom((get) => talksOf(get(data)))
  const talk = atom((get) => lastTalk(get(data), get(today)))
  const sinceTalk = atom((get) => {
    const after = get(talk)?.date
    return after === undefined ? undefined : filterEntries(get(entries), { query: '', after }).length
  })
  const visible = atom((get) => {
    const { sinceTalk: isSince, ...rest } = get(filter)
    const after = isSince ? get(talk)?.date : undefined
    return newestFirst(filterEntries(get(entries), { ...rest, after }))
  })
  const years = atom((get) =>
    [...new Set(get(entries).flatMap(({ date }) => (date ? [yearOf(date)] : [])))].toSorted((a, b) => b - a),
  )
  /** The year of the window: this one, unless it is empty and an earlier one is not. */
  const year = atom((get): number | undefined => {
    const chosen = get(chosenYear)
    if (chosen === 'all') return undefined
    const current = yearOf(get(today))
    const filled = get(years)
    return chosen ?? (filled.includes(current) ? current : (filled.find((each) => each < current) ?? current))
  })
  const line = atom((get) => yearLine(get(entries), get(year), get(today)))

  const perform = atom(null, (_get, set, change: Change, step: AchievementsStep) => {
    set(removed, undefined)
    set(history.perform, change, step)
  })
  return {
    data,
    today,
    entries,
    talks,
    talk,
    sinceTalk,
    visible,
    years,
    year,
    line,
    removed: atom((get) => get(removed)),
    tags: atom((get) => countValues(get(entries).map((entry) => entry.tags))),
    people: atom((get) => countValues(get(entries).map((entry) => entry.people))),
    reminder: atom((get) => reminderDays(get(data))),
    overdue: atom((get) => overdueDays(get(data), get(entries), get(today))),

    preparing,
    filter: atom((get) => get(filter)),
    narrow: atom(null, (get, set, change: Partial<FilterChoice>) => {
      set(filter, { ...get(filter), ...change })
      if (change.year !== undefined) set(chosenYear, change.year)
    }),
    showYear: atom(null, (_get, set, next: number | undefined) => {
      set(chosenYear, next ?? 'all')
      set(selected, undefined)
    }),
    selected: atom((get) => get(selected)),
    select: atom(null, (_get, set, key: string | undefined) => set(selected, key)),
    opened: atom((get) => get(entries).find(({ key }) => key === get(opened))),
    open: atom(null, (_get, set, key: string | undefined) => {
      set(opened, key)
      set(openings, (count) => count + 1)
    }),

    undoable: history.undoable,
    redoable: history.redoable,
    /** Takes the latest step back, and shows the entry it was about. */
    undo: atom(null, (_get, set) => {
      set(removed, undefined)
      return set(history.undo)
    }),
    redo: atom(null, (_get, set) => {
      set(removed, undefined)
      return set(history.redo)
    }),

    add: atom(null, (get, set, fields: EntryFields) => {
      const id = randomId(random)
      set(perform, (list) => addEntry(list, fields, id, get(today)), {
        kind: 'add',
        key: id,
        title: fields.title,
      })
      if (fields.date) set(chosenYear, (chosen) => (chosen === 'all' ? chosen : yearOf(fields.date ?? '')))
      set(selected, id)
      return id
    }),
    edit: atom(null, (get, set, key: string, fields: Partial<EntryFields>) => {
      const id = randomId(random)
      const place = keyed(get(data)).findIndex((each) => each.key === key)
      const { title } = get(entries).find((entry) => entry.key === key) ?? {}
      set(perform, (list) => changeEntry(list, key, fields, id), {
        kind: 'edit',
        key,
        title,
        group: `edit ${get(openings)}`,
      })
      // An item of an old record has got its id with the first edit.
      const now = keyed(get(data))[place]?.key
      if (get(opened) === key) set(opened, now)
    }),
    remove: atom(null, (get, set, key: string) => {
      const entry = get(entries).find((each) => each.key === key)
      if (!entry) return
      set(perform, (list) => removeItem(list, key), { kind: 'remove', key, title: entry.title })
      set(removed, entry)
      set(selected, undefined)
    }),
    addTalk: atom(null, (_get, set, date: IsoDate) => {
      const id = randomId(random)
      set(perform, (list) => addTalk(list, date, id), { kind: 'talk' })
    }),
    removeTalk: atom(null, (_get, set, key: string) =>
      set(perform, (list) => removeItem(list, key), { kind: 'talk' }),
    ),
    remind: atom(null, (get, set, days: number) =>
      set(perform, (list) => setReminder(list, days, get(today)), { kind: 'reminder', group: 'reminder' }),
    ),
    /** @param change adds entries of a file */
    importList: atom(null, (_get, set, change: Change) => set(perform, change, { kind: 'import' })),
    keepSample: atom(null, (_get, set, change: Change) => set(perform, change, { kind: 'sample' })),
    makeId: () => randomId(random),
  }
}

export type AchievementsState = ReturnType<typeof createAchievementsState>
