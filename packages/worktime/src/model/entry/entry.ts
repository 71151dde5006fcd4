import { clockMinutes, readClock, spanMinutes, type Clock } from '../calendar/clock.ts'
import type { IsoDate } from '../calendar/date.ts'
import { joinTexts, withoutSpans } from '../record/spans.ts'
import { minutesOf, type DayKind, type WorkDay, type WorkSpan } from '../record/work.ts'

export type EntryProblem =
  /** Nothing that is understood. */
  | 'unreadable'
  /** Less than no time would be left. */
  | 'negative'
  /** More than 24 hours would stand there. */
  | 'over-day'
  /** Two spans share some time. */
  | 'overlap'

export type EntryResult =
  /** The day as it is then; without one the entry is deleted. */
  { readonly day: WorkDay | undefined } | { readonly problem: EntryProblem }

const DAY = 1440

const kindWords: Readonly<Record<string, DayKind>> = {
  u: 'vacation',
  urlaub: 'vacation',
  v: 'vacation',
  vacation: 'vacation',
  k: 'sick',
  krank: 'sick',
  s: 'sick',
  sick: 'sick',
  z: 'comp',
  za: 'comp',
  ausgleich: 'comp',
  zeitausgleich: 'comp',
  c: 'comp',
  comp: 'comp',
  a: 'work',
  arbeit: 'work',
  w: 'work',
  work: 'work',
}

/** Half a day of leave, and what was worked beside it: `½u`, `u½ 4`, `halb urlaub`. A half is `1⁄2` in NFKC. */
const halfLeave =
  /^(?:(?:1[⁄/]2|halb(?:er|en)?(?: tag)?|half(?: day)?) ?(?:urlaub|vacation|u|v)|(?:urlaub|vacation|u|v) ?(?:1[⁄/]2|halb|half))(?: (.+))?$/i

/** The kind that a word or its first letter names, in German or English. */
export const kindByWord = (word: string): DayKind | undefined =>
  Object.hasOwn(kindWords, word.toLowerCase()) ? kindWords[word.toLowerCase()] : undefined

/** Reads a length of time, `7`, `7,5`, `7.5`, `7:30`, `7h30`, `7 h` or `45 min`, as whole minutes. */
export function readDuration(text: string): number | undefined {
  const colon = /^(\d{1,5})\s*[:h]\s*(\d{1,2})\s*(?:h|min)?$/i.exec(text)
  if (colon) return Number(colon[2]) < 60 ? Number(colon[1]) * 60 + Number(colon[2]) : undefined
  const minutes = /^(\d{1,4})\s*(?:m|min|minuten?|minutes?)$/i.exec(text)
  if (minutes) return Number(minutes[1])
  const decimal = /^(\d{1,5})?(?:[,.](\d{1,20}))?\s*(?:h|std\.?|stunden?|hours?|hrs?)?$/i.exec(text)
  if (!decimal || (decimal[1] === undefined && decimal[2] === undefined)) return undefined
  return Math.round(Number(`${decimal[1] ?? '0'}.${decimal[2] ?? '0'}`) * 60)
}

interface Spans {
  readonly list: ReadonlyArray<{ readonly start: Clock; readonly end: Clock }>
  readonly start: Clock
  readonly end: Clock
  readonly minutes: number
  readonly breakMinutes: number
}

/** Reads `8-12 13-17`: spans of the wall clock in their order, of which the last may end on the next day. */
function readSpans(text: string): Spans | EntryProblem | undefined {
  const parts = text
    .replaceAll(/(?:(?<!\s)\s+)?(?:[-–—]|bis|to)\s*/gi, '-')
    .split(/[\s,;+&]+|und|and/)
    .filter(Boolean)
  const spans = parts.map((part) => {
    const [from, to, ...more] = part.split('-')
    const start = readClock(from ?? '')
    const end = readClock(to ?? '')
    return start !== undefined && end !== undefined && more.length === 0 ? { start, end } : undefined
  })
  let minutes = 0
  let clock = -1
  for (const [index, span] of spans.entries()) {
    if (!span) return undefined
    const begin = clockMinutes(span.start)
    const length = spanMinutes(span.start, span.end)
    if (begin < clock || (begin + length > DAY && index < spans.length - 1)) return 'overlap'
    clock = begin + length
    minutes += length
  }
  const first = spans[0]
  const last = spans.at(-1)
  if (!first || !last) return undefined
  const whole = clock - clockMinutes(first.start)
  if (whole > DAY) return 'over-day'
  return {
    list: spans.filter((span) => span !== undefined),
    start: first.start,
    end: last.end,
    minutes,
    breakMinutes: whole - minutes,
  }
}

/** The day without the times that no longer add up to its hours. */
function withoutTimes(day: WorkDay): WorkDay {
  const { start: _start, end: _end, breakMinutes: _break, ...rest } = withoutSpans(day)
  return rest
}

/** A day of another kind; a working day, which most are, carries no mark. */
export function withKind(day: WorkDay, kind: DayKind): WorkDay {
  if ((day.kind ?? 'work') === kind && day.leave === undefined) return day
  const { kind: _kind, leave: _leave, ...rest } = day
  return kind === 'work' ? rest : { ...rest, kind }
}

/** A day with other hours. Times that do not add up to them are dropped; note and unknown fields stay. */
export function withMinutes(day: WorkDay, minutes: number): WorkDay {
  if (minutes === minutesOf(day)) return day
  return { ...withoutTimes(day), hoursWorked: minutes / 60 }
}

/** A day of which half is leave. */
export const withHalfLeave = (day: WorkDay): WorkDay => ({ ...withKind(day, 'vacation'), leave: 0.5 })

/** A text of one width and without the words that say nothing; a fraction behind a number is decimal. */
const spelled = (text: string) =>
  text
    .replaceAll(
      /(\d) ?([¼½¾])/g,
      (_, hours: string, part: string) => `${hours},${{ '¼': 25, '½': 5, '¾': 75 }[part]}`,
    )
    .normalize('NFKC')
    .replaceAll(/(?<=\d) ?(?:uhr|o'clock)\b/gi, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** `730`, as a keypad types half past seven: no day has that many hours. */
const compact = (text: string) => text.replace(/^(\d{1,2})([0-5]\d)$/, '$1:$2')

/**
 * Reads what was typed for a day: `7,5` · `7:30` · `+1` · `-0:30` · `8-12 13-17` · `u` (Urlaub) ·
 * `k 3` (krank, after three hours) · nothing at all, which deletes the entry.
 *
 * @param before what stands there: `+` and `-` change it, its note and its kind are kept
 */
export function readEntry(text: string, date: IsoDate, before?: WorkDay): EntryResult {
  const typed = spelled(text)
  if (typed === '') return { day: undefined }
  const base: WorkDay = before ?? { date, hoursWorked: 0 }

  const half = halfLeave.exec(typed)
  if (half) {
    const result = half[1] ? readEntry(half[1], date, before) : { day: withMinutes(base, 0) }
    return 'day' in result && result.day ? { day: withHalfLeave(result.day) } : { problem: 'unreadable' }
  }

  const word = /^([a-z]+)(?: (.+)|(?=[\d,.])(.+))?$/i.exec(typed)
  const kind = word && kindByWord(word[1] ?? '')
  if (word && kind) {
    const rest = word[2] ?? word[3]
    if (rest === undefined) return { day: withKind(kind === 'work' ? base : withMinutes(base, 0), kind) }
    const result = readEntry(rest, date, before)
    return 'day' in result && result.day ? { day: withKind(result.day, kind) } : { problem: 'unreadable' }
  }

  const relative = /^([+\-−–])\s*(\S.*)$/.exec(typed)
  const duration = readDuration(compact(relative?.[2] ?? typed))
  if (duration !== undefined) {
    const sign = relative ? (relative[1] === '+' ? 1 : -1) : 0
    // A minus of its own at an empty day: less than nothing.
    const minutes = sign === 0 ? duration : minutesOf(before) + sign * duration
    if (minutes < 0) return { problem: 'negative' }
    if (minutes > DAY) return { problem: 'over-day' }
    return { day: withMinutes(base, minutes) }
  }

  const spans = readSpans(typed)
  if (spans === undefined) return { problem: 'unreadable' }
  if (typeof spans === 'string') return { problem: spans }
  return { day: withSpans(base, spans) }
}

/** A day with several times of work, or one. What stood beside a time stays with the one that begins or ends as it did, else with the day. */
function withSpans(
  { spans: before = [], ...day }: WorkDay,
  { list, start, end, breakMinutes }: Spans,
): WorkDay {
  const fits = (one: WorkSpan) => (other: WorkSpan) => other.start === one.start || other.end === one.end
  const spans = list.length > 1 ? list.map((span) => ({ ...before.find(fits(span)), ...span })) : []
  const left = before.filter((span) => !spans.some(fits(span)))
  const timed = withTimes({ ...day, ...joinTexts([day, ...left]) }, start, end, breakMinutes)
  return spans.length > 0 ? { ...timed, spans } : timed
}

/** A day worked from one time to another with a break; its hours follow. The break is no longer than that. */
export function withTimes(day: WorkDay, start: Clock, end: Clock, breakMinutes: number): WorkDay {
  const pause = Math.min(breakMinutes, spanMinutes(start, end))
  const minutes = spanMinutes(start, end) - pause
  const { breakMinutes: _before, ...rest } = withoutSpans(day)
  return {
    ...rest,
    // Hours that say the same already keep their last digit.
    hoursWorked: minutesOf(day) === minutes ? day.hoursWorked : minutes / 60,
    start,
    end,
    ...(pause > 0 && { breakMinutes: pause }),
  }
}
