import type { StoredAtom } from '@kleinzeug/storage/jotai'
import { atom, type Atom, type WritableAtom } from 'jotai'
import { SKIPPED, STEPS, TEST_STEPS, type SelfReportData, type Sheet } from '../model/data.ts'
import type { IsoDate } from '@kleinzeug/calendar-day'
import {
  answersOf,
  changeEntry,
  firstOpen,
  newRating,
  newTest,
  openRating,
  openSheet,
  openTest,
  removeEntry,
  withAnswer,
  type Answer,
  type EntryChange,
  type SessionKind,
} from '../model/session.ts'
import { activeTraits } from '../model/traits.ts'
import type { Change, StepName } from './steps.ts'

/** What is being answered: everything that the window needs to ask, and nothing of earlier answers. */
export interface Session {
  readonly kind: SessionKind
  readonly id: string
  /** Whether the instruction of the questionnaire is shown, before the first statement. */
  readonly isBriefing: boolean
  /** The question that is shown; as many as there are questions: the last step, note and day. */
  readonly position: number
  readonly answers: readonly Answer[]
  /** The highest step of the scale. */
  readonly steps: number
  readonly date: IsoDate
  readonly note: string
  readonly by: string
  readonly about: string
}

interface SessionSources {
  readonly data: StoredAtom<SelfReportData>
  readonly today: Atom<IsoDate>
  readonly perform: WritableAtom<null, [Change, StepName], void>
  readonly makeId: () => string
}

/** One round of questions. Each answer is stored at once in an open entry; finishing and discarding can be undone. */
export function createSession({ data, today, perform, makeId }: SessionSources) {
  const running = atom<{
    readonly kind: SessionKind
    readonly id: string
    readonly position: number
    readonly isBriefed?: boolean
  }>()

  const current = atom((get): Session | undefined => {
    const place = get(running)
    const all = get(data)
    if (!place) return undefined
    const { kind, id } = place
    const sheet = kind === 'sheets' ? all.sheets.find((each) => each.id === id) : undefined
    const entry = sheet ?? (kind === 'tests' ? all.tests : all.ratings).find((each) => each.id === id)
    if (!entry?.open) return undefined
    const answers = answersOf(all, kind, id)
    return {
      kind,
      id,
      isBriefing: kind === 'tests' && !place.isBriefed && answers.every((answer) => answer === undefined),
      position: Math.min(place.position, answers.length),
      answers,
      steps: kind === 'tests' ? TEST_STEPS : STEPS,
      date: entry.date,
      note: entry.note,
      by: sheet?.by ?? '',
      about: sheet?.about ?? '',
    }
  })
  const resume = atom(null, (get, set, kind: SessionKind, id: string) =>
    set(running, { kind, id, position: firstOpen(answersOf(get(data), kind, id)) }),
  )
  const move = atom(null, (get, set, by: number) => {
    const session = get(current)
    const place = get(running)
    if (!session || !place) return
    const position = Math.max(0, Math.min(session.answers.length, session.position + by))
    set(running, { ...place, position })
  })
  return {
    current,
    resume,
    /** What was interrupted. */
    paused: atom((get) => ({
      ratings: openRating(get(data)),
      tests: openTest(get(data)),
      sheets: openSheet(get(data)),
    })),
    /** Starts a round, or continues the interrupted one. */
    start: atom(null, (get, set, kind: 'ratings' | 'tests') => {
      const all = get(data)
      if (kind === 'ratings' && activeTraits(all).length === 0) return
      const waiting = kind === 'ratings' ? openRating(all) : openTest(all)
      const id = waiting?.id ?? makeId()
      if (!waiting)
        set(data, (before) =>
          kind === 'ratings'
            ? { ...before, ratings: [...before.ratings, newRating(id, get(today))] }
            : { ...before, tests: [...before.tests, newTest(id, get(today))] },
        )
      set(resume, kind, id)
    }),
    startSheet: atom(null, (_get, set, sheet: Sheet) => {
      set(data, (before) => ({ ...before, sheets: [...before.sheets, sheet] }))
      set(resume, 'sheets', sheet.id)
    }),
    /** Leaves the instruction for the first statement. */
    begin: atom(null, (get, set) => {
      const place = get(running)
      if (place) set(running, { ...place, isBriefed: true })
    }),
    /** Answers the shown question and shows the next. */
    answer: atom(null, (get, set, value: number) => {
      const session = get(current)
      if (!session || session.isBriefing) return
      if (session.position >= session.answers.length || value > session.steps) return
      set(data, (before) => withAnswer(before, session.kind, session.id, session.position, value))
      set(move, 1)
    }),
    skip: atom(null, (get, set) => {
      const session = get(current)
      if (!session || session.isBriefing || session.position >= session.answers.length) return
      // An answer given before stays.
      if (session.answers[session.position] === undefined)
        set(data, (before) => withAnswer(before, session.kind, session.id, session.position, SKIPPED))
      set(move, 1)
    }),
    back: atom(null, (_get, set) => set(move, -1)),
    pause: atom(null, (_get, set) => set(running, undefined)),
    describe: atom(null, (get, set, change: EntryChange) => {
      const session = get(current)
      if (session) set(data, (before) => changeEntry(before, session.kind, session.id, change))
    }),
    finish: atom(null, (get, set) => {
      const session = get(current)
      if (!session) return
      const { kind, id } = session
      set(perform, (before) => changeEntry(before, kind, id, { open: false }), {
        kind: 'finish',
        key: id,
        session: kind,
      })
      set(running, undefined)
    }),
    discard: atom(null, (get, set) => {
      const session = get(current)
      if (!session) return
      const { kind, id } = session
      set(perform, (before) => removeEntry(before, kind, id), { kind: 'discard', key: id, session: kind })
      set(running, undefined)
    }),
  }
}
