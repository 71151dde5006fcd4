/** A date as exact as it is known: "2021", "2021-03" or "2021-03-15"; empty when there is none. */
export type PartialDate = string

const stored = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Whether a text is a date of the calendar in its stored form. */
export function isPartialDate(text: string): boolean {
  const match = stored.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2] ?? 1), Number(match[3] ?? 1)]
  return year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

const twoDigits = (number: string) => number.padStart(2, '0')

const monthNames = ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez']
const englishMonths: Record<string, number> = { mrz: 3, mar: 3, may: 5, oct: 10, dec: 12 }

function monthNumber(name: string) {
  const start = name.toLowerCase().slice(0, 3)
  const index = monthNames.indexOf(start)
  return index < 0 ? englishMonths[start] : index + 1
}

/** Reads a typed date such as "3/2021" or "März 2021" into its stored form; `undefined` when it is none. */
export function parsePartialDate(text: string): PartialDate | undefined {
  const typed = text.trim()
  if (typed === '') return ''
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(typed)
  const german = /^(?:(?:(\d{1,2})\s*\.\s*)?(\d{1,2})\s*[./]\s*)?(\d{4})$/.exec(typed)
  const named = /^(?:(\d{1,2})\.\s*)?(\p{L}{3,9})\.?\s+(\d{4})$/u.exec(typed)
  const parts = iso
    ? [iso[1], iso[2], iso[3]]
    : german
      ? [german[3], german[2], german[1]]
      : named && monthNumber(named[2] ?? '')
        ? [named[3], String(monthNumber(named[2] ?? '')), named[1]]
        : undefined
  if (!parts) return undefined
  const date = parts.flatMap((part) => (part === undefined ? [] : [twoDigits(part)])).join('-')
  return isPartialDate(date) ? date : undefined
}

/** "03/2021", "15.03.2021" or "2021". */
export function formatPartialDate(date: PartialDate): string {
  const match = stored.exec(date)
  if (!match) return ''
  const [, year, month, day] = match
  if (!month) return year ?? ''
  return day ? `${day}.${month}.${year}` : `${month}/${year}`
}

/** A period: from alone is ongoing, to alone is a point in time. */
export interface Period {
  readonly from: PartialDate
  readonly to: PartialDate
}

/** The words around the dates of a period. */
export interface PeriodWords {
  readonly since: string
}

const today = /^(heute|jetzt|laufend|aktuell|today|present|now|current)?$/i

/** Between the dates of a period; never at its start. */
const separator = /(?<=.)(?:–|—|\s-\s|\bbis\b|\bto\b)/i

/** Reads a typed period such as "seit 03/2021", or one date; `undefined` when it is none or ends before it begins. */
export function parsePeriod(text: string): Period | undefined {
  const typed = text.trim()
  if (typed === '') return { from: '', to: '' }
  const since = /^(?:seit|ab|since)\s+(\S.*)$/i.exec(typed)
  if (since) {
    const from = parsePartialDate(since[1] ?? '')
    return from ? { from, to: '' } : undefined
  }
  const until = /^(?:bis|until)\s+(\S.*)$/i.exec(typed)
  const single = parsePartialDate(until?.[1] ?? typed)
  if (single !== undefined) return { from: '', to: single }
  const between = separator.exec(typed)
  const [first, last] = between
    ? [typed.slice(0, between.index), typed.slice(between.index + between[0].length)]
    : (/^([^-]+)-([^-]+)$/.exec(typed)?.slice(1) ?? [])
  if (first === undefined || last === undefined) return undefined
  const from = parsePartialDate(first)
  if (!from) return undefined
  if (today.test(last.trim())) return { from, to: '' }
  const to = parsePartialDate(last)
  return to && !isBefore(to, from) ? { from, to } : undefined
}

/** "seit 03/2021", "09/2016 – 02/2021", "11/2023"; the dash is an en dash between spaces. */
export function formatPeriod({ from, to }: Period, { since }: PeriodWords): string {
  if (from && !to) return `${since} ${formatPartialDate(from)}`
  if (!from || from === to) return formatPartialDate(to)
  return `${formatPartialDate(from)} – ${formatPartialDate(to)}`
}

/** Whether one date ends before the other begins; dates that overlap are not before each other. */
export const isBefore = (one: PartialDate, other: PartialDate) => {
  const length = Math.min(one.length, other.length)
  return one.slice(0, length) < other.slice(0, length)
}

/** Newest first: ongoing, then by end, then by beginning; what has no date comes last, in its order. */
export function comparePeriods(one: Period, other: Period): number {
  const rank = ({ from, to }: Period) => (from && !to ? '9999' : to || '')
  const [a, b] = [rank(one), rank(other)]
  if (a !== b) return a < b ? 1 : -1
  return one.from === other.from ? 0 : one.from < other.from ? 1 : -1
}

/** Months since the year 0: the first and the last month that a date can mean. */
export function monthsOf(date: PartialDate): { readonly first: number; readonly last: number } | undefined {
  const match = stored.exec(date)
  if (!match) return undefined
  const year = Number(match[1]) * 12
  if (!match[2]) return { first: year, last: year + 11 }
  const month = year + Number(match[2]) - 1
  return { first: month, last: month }
}
