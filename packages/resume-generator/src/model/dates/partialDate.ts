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

/** Years of two digits up to this one belong to the present century. */
const PIVOT = 40

const fullYear = (year: string) => (year.length === 4 ? year : `${Number(year) > PIVOT ? '19' : '20'}${year}`)

/** Words that make a date less exact than its year: what is stored is the year. */
const vague =
  /^(?:ca\.?|circa|etwa|um|anfang|mitte|ende|frühjahr|frühling|sommer|herbst|winter|early|mid|late|spring|summer|autumn|fall)[\s-]+(?=\d{4}$)/i

/** A moment as programs write it; two hours on, a midnight in Germany lies on its own day in UTC. */
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** Day, month and year as they are written, in this order. */
function partsOf(typed: string): ReadonlyArray<string | undefined> | undefined {
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(typed)
  if (iso) return [iso[3], iso[2], iso[1]]
  const numbers = /^(?:(?:(\d{1,2})\s*[./-]\s*)?(\d{1,2})\s*[./-]\s*)?(\d{4})$/.exec(typed)
  if (numbers) return numbers.slice(1)
  const short = /^(?:(\d{1,2})\s*\.\s*)?(\d{1,2})\s*[./]\s*['’]?(\d{2})$/.exec(typed)
  if (short) return short.slice(1)
  const named = /^(?:(\d{1,2})\.\s*)?(\p{L}{3,9})\.?[\s/]+['’]?(\d{4}|\d{2})$/u.exec(typed)
  const month = named && monthNumber(named[2] ?? '')
  return month ? [named[1], String(month), named[3]] : undefined
}

/**
 * Reads a typed date such as "3/2021", "03/21", "03-2021", "März 21" or "Sommer 2020" into its stored form; `undefined`
 * when it is none.
 */
export function parsePartialDate(text: string): PartialDate | undefined {
  const typed = text.trim().replace(vague, '')
  if (typed === '') return ''
  if (moment.test(typed)) {
    const time = Date.parse(typed)
    return Number.isNaN(time) ? undefined : new Date(time + 7_200_000).toISOString().slice(0, 10)
  }
  const parts = partsOf(typed)
  if (!parts) return undefined
  const [day, month, year = ''] = parts
  const date = [fullYear(year), month, day].flatMap((part) => (part ? [twoDigits(part)] : [])).join('-')
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
