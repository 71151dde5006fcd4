import { addDays, daysBetween, isIsoDate, weekdayOf, yearOf } from './calendarDay.ts'
import { isoDate, type IsoDate } from './localDate.ts'

/** The Monday of a week by ISO 8601. */
function mondayOfWeek(year: number, week: number): IsoDate {
  const fourth = isoDate(year, 1, 4)
  return addDays(fourth, (week - 1) * 7 - weekdayOf(fourth))
}

/** Which year a day without one belongs to: the latest in which it is not after today, or the nearest. */
export type YearChoice = 'past' | 'nearest'

/** A day that was read; `null`: the words name a day that does not exist. */
export type DayReading = IsoDate | null

export interface LeadingDay {
  readonly day: DayReading
  /** What follows the day, without the space or colon between. */
  readonly rest: string
}

/** Names by meaning: those of the first line mean 0, of the second 1, and so on. */
const table = (first: number, ...lines: readonly string[]): ReadonlyMap<string, number> =>
  new Map(lines.flatMap((line, index) => line.split(' ').map((name) => [name, first + index] as const)))

const relativeDays = table(
  -2,
  'vorgestern',
  'gestern yesterday',
  'heute today',
  'morgen tomorrow',
  'übermorgen',
)
const weekdays = table(
  0,
  'mo montag mon monday',
  'di dienstag tue tuesday',
  'mi mittwoch wed wednesday',
  'do donnerstag thu thursday',
  'fr freitag fri friday',
  'sa samstag sonnabend sat saturday',
  'so sonntag sun sunday',
)
const months = table(
  1,
  'jan januar january jänner',
  'feb februar february',
  'mär mrz märz maerz mar march',
  'apr april',
  'mai may',
  'jun juni june',
  'jul juli july',
  'aug august',
  'sep sept september',
  'okt oktober oct october',
  'nov november',
  'dez dezember dec december',
)
const numbers = table(
  1,
  'ein eine einem einer einen a one',
  'zwei two',
  'drei three',
  'vier four',
  'fünf five',
  'sechs six',
  'sieben seven',
  'acht eight',
  'neun nine',
  'zehn ten',
)

const oneOf = (names: ReadonlyMap<string, number>) =>
  [...names.keys()].toSorted((a, b) => b.length - a.length).join('|')

const number = String.raw`(\d{1,3}|${oneOf(numbers)})\s+`
const units = String.raw`(tag|tage|tagen|day|days|woche|wochen|week|weeks)`
const weekday = `(${oneOf(weekdays)})`
const month = String.raw`(${oneOf(months)})\.?`
const year = String.raw`(?:,?\s+(\d{4})(?![.:,]\d))?`
const last = 'letzte[nrms]?|vorige[nrms]?|vergangene[nrms]?|last'
const next = 'nächste[nrms]?|kommende[nrms]?|next'

interface Context {
  readonly today: IsoDate
  readonly choice: YearChoice
}

const existing = (date: IsoDate): DayReading => (isIsoDate(date) ? date : null)

function dateOf(
  yearText: string | undefined,
  month: number,
  day: number,
  { today, choice }: Context,
): DayReading {
  if (yearText)
    return existing(isoDate(Number(yearText.length === 2 ? `20${yearText}` : yearText), month, day))
  // 29 February comes every eight years at the latest.
  const dates = Array.from({ length: 10 }, (_, back) => isoDate(yearOf(today) + 1 - back, month, day)).filter(
    (date) => isIsoDate(date) && (choice === 'nearest' || date <= today),
  )
  const distance = (date: IsoDate) => Math.abs(daysBetween(date, today))
  return dates.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

function shifted(count: string, unit: string, sign: number, today: IsoDate) {
  const days = /^[td]/.test(unit) ? 1 : 7
  return addDays(today, sign * days * (numbers.get(count) ?? Number(count)))
}

type Read = (parts: readonly (string | undefined)[], context: Context) => DayReading

const forms: ReadonlyArray<readonly [form: RegExp, read: Read]> = (
  [
    [`(${oneOf(relativeDays)})`, ([name = ''], { today }) => addDays(today, relativeDays.get(name) ?? 0)],
    [String.raw`(\d{4}-\d{2}-\d{2})`, ([text = '']) => existing(text)],
    [
      String.raw`(?:${weekday}\.?,?\s+)?(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4})(?![.:,]\d)|(\d{2}))?`,
      ([name, day, month, long, short], context) =>
        onWeekday(name, dateOf(long ?? short, Number(month), Number(day), context)),
    ],
    [
      String.raw`(?:${weekday}\.?,?\s+)?(\d{1,2})\.?\s?${month}${year}`,
      ([name, day, named = '', year], context) =>
        onWeekday(name, dateOf(year, months.get(named) ?? 0, Number(day), context)),
    ],
    [
      String.raw`(?:${weekday}\.?,?\s+)?${month}\s(\d{1,2})(?:st|nd|rd|th)?(?![.:,]\d)${year}`,
      ([name, named = '', day, year], context) =>
        onWeekday(name, dateOf(year, months.get(named) ?? 0, Number(day), context)),
    ],
    [
      String.raw`(?:(${last}|${next})\s+)?${weekday}\.?`,
      ([which = '', name = ''], { today }) => {
        const back = (weekdayOf(today) - (weekdays.get(name) ?? 0) + 7) % 7
        if (which === '') return addDays(today, -back)
        return addDays(today, /^[lv]/.test(which) ? -(back || 7) : 7 - back)
      },
    ],
    [`vor\\s+${number}${units}`, ([count = '', unit = ''], { today }) => shifted(count, unit, -1, today)],
    [`${number}${units}\\s+ago`, ([count = '', unit = ''], { today }) => shifted(count, unit, -1, today)],
    [`in\\s+${number}${units}`, ([count = '', unit = ''], { today }) => shifted(count, unit, 1, today)],
    [
      String.raw`(?:kw|week|cw)\s?(\d{1,2})(?![.:,]\d)(?:\s?\/\s?(\d{4})|${year})`,
      ([text, slashed, spaced], { today, choice }) => {
        const week = Number(text)
        const inYear = (year: number) => {
          const monday = mondayOfWeek(year, week)
          return week > 0 && yearOf(addDays(monday, 3)) === year ? existing(monday) : null
        }
        const written = slashed ?? spaced
        if (written) return inYear(Number(written))
        const year = yearOf(today)
        const mondays = [year + 1, year, year - 1, year - 2, year - 3, year - 4, year - 5, year - 6]
          .map(inYear)
          .filter((day) => day !== null && (choice === 'nearest' || day <= today))
        const distance = (day: DayReading) => Math.abs(daysBetween(day ?? today, today))
        return mondays.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
      },
    ],
  ] as const satisfies ReadonlyArray<readonly [string, Read]>
).map(([form, read]) => [new RegExp(String.raw`^(?:(?:am|on)\s+)?(?:${form})(?=$|[\s:,;])`, 'u'), read])

/** A date whose weekday was written too exists only on that weekday. */
const onWeekday = (name: string | undefined, day: DayReading) =>
  name === undefined || day === null || weekdayOf(day) === weekdays.get(name) ? day : null

/**
 * Reads the day that a line begins with.
 *
 * @example
 * ```ts
 * readLeadingDay('gestern 7,5', '2026-11-22') // { day: '2026-11-21', rest: '7,5' }
 * ```
 * @returns `undefined` when it begins with none
 */
export function readLeadingDay(
  line: string,
  today: IsoDate,
  choice: YearChoice = 'past',
): LeadingDay | undefined {
  const text = line.normalize('NFC').trim()
  const lower = text.toLowerCase()
  // Where lower case is longer, as of İ, places in the two texts differ.
  if (lower.length !== text.length) return undefined
  for (const [form, read] of forms) {
    const found = form.exec(lower)
    if (found)
      return {
        day: read(found.slice(1), { today, choice }),
        rest: text.slice(found[0].length).replace(/^[\s:,;]+/, ''),
      }
  }
  return undefined
}

/**
 * Reads a day in German or English: „gestern“, „Mo“ (the latest, today included), „letzten Donnerstag“, „12.3.“,
 * „12. März“, „vor 3 Tagen“, „KW 47“ (its Monday), "2026-03-12", "3 days ago".
 *
 * @returns `undefined` when the text names no day, `null` when it names one that does not exist
 */
export function readDay(text: string, today: IsoDate, choice?: YearChoice): DayReading | undefined {
  const leading = readLeadingDay(text, today, choice)
  return leading?.rest === '' ? leading.day : undefined
}

const unit = String.raw`(?:tag|day|woche|week|monat|month|jahr|year)\p{L}*`
const longWeekdays = [...weekdays.keys()].filter((name) => name.length > 3).join('|')
const hint = new RegExp(
  String.raw`^(?:(?:am|on)\s+)?(?:(?:${oneOf(relativeDays)}|(?:${last}|${next}|diese[nrms]?|this)\s+(?:${weekday}|${unit})|kw\s?\d+|(?:vor|in)\s+${number}${unit}|\d{1,2}[./]\s?\d{1,2}(?:[./]|$)|\d{4}-\d+|${longWeekdays})(?!\p{L})|${month}(?=\s*(?:\d|$))|${weekday}(?=\.|\s*$))`,
  'u',
)

/** Whether a text begins as if it named a day, understood or not: „letzte Woche“, "12/3/26". */
export const mentionsDay = (text: string) => hint.test(text.normalize('NFC').trim().toLowerCase())
