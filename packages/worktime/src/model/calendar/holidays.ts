import { fromDayNumber, isoDate, weekdayOf, addDays, dayNumber, type IsoDate } from './date.ts'
import { isState, type State } from './states.ts'

export interface Holiday {
  readonly date: IsoDate
  /** German, as the laws name it; two holidays on one day are named both. */
  readonly name: string
  /** Which of the holidays that only some municipalities have; `undefined` where all of the Bundesland has it. */
  readonly municipal?: MunicipalHoliday
}

/** Holidays that only some municipalities of a Bundesland have. */
export const municipalHolidays = ['corpusChristi', 'peaceFestival', 'assumption'] as const
export type MunicipalHoliday = (typeof municipalHolidays)[number]

/** The day number of Easter Sunday (Meeus/Jones/Butcher). */
function easter(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return dayNumber(isoDate(year, Math.floor(n / 31), (n % 31) + 1))
}

/** The Wednesday before 23 November. */
function repentanceDay(year: number): IsoDate {
  const last = isoDate(year, 11, 22)
  return addDays(last, -((weekdayOf(last) + 5) % 7))
}

type Rule = readonly [
  name: string,
  /** MM-DD, or days after Easter Sunday. */
  day: string | number,
  /** Where: all of Germany when left out. */
  where?: string,
  from?: number,
  to?: number,
]

// One line per law. From 1991 on: before that there were two Germanies.
const rules: readonly Rule[] = [
  ['Neujahr', '01-01'],
  ['Heilige Drei Könige', '01-06', 'BW BY ST'],
  ['Frauentag', '03-08', 'BE', 2019],
  ['Frauentag', '03-08', 'MV', 2023],
  ['Karfreitag', -2],
  ['Ostersonntag', 0, 'BB'],
  ['Ostermontag', 1],
  ['Tag der Arbeit', '05-01'],
  ['Tag der Befreiung', '05-08', 'BE', 2020, 2020],
  ['Tag der Befreiung', '05-08', 'BE', 2025, 2025],
  ['Christi Himmelfahrt', 39],
  ['Pfingstsonntag', 49, 'BB'],
  ['Pfingstmontag', 50],
  ['Fronleichnam', 60, 'BW BY HE NW RP SL'],
  ['75. Jahrestag des Aufstands vom 17. Juni 1953', '06-17', 'BE', 2028, 2028],
  ['Mariä Himmelfahrt', '08-15', 'SL'],
  ['Weltkindertag', '09-20', 'TH', 2019],
  ['Tag der Deutschen Einheit', '10-03'],
  ['Reformationstag', '10-31', 'BB MV SN ST TH'],
  ['Reformationstag', '10-31', 'BW BY BE HB HH HE NI NW RP SL SH', 2017, 2017],
  ['Reformationstag', '10-31', 'HB HH NI SH', 2018],
  ['Allerheiligen', '11-01', 'BW BY NW RP SL'],
  ['1. Weihnachtstag', '12-25'],
  ['2. Weihnachtstag', '12-26'],
]

/** Sorbian municipalities and the Eichsfeld; the city of Augsburg; municipalities with a Catholic majority. */
const municipalRules: Readonly<Record<MunicipalHoliday, Rule>> = {
  corpusChristi: ['Fronleichnam', 60, 'SN TH'],
  peaceFestival: ['Friedensfest', '08-08', 'BY'],
  assumption: ['Mariä Himmelfahrt', '08-15', 'BY'],
}

/** The holidays of which some municipalities of a Bundesland have each, and the others do not. */
export const municipalHolidaysIn = (state: State): readonly MunicipalHoliday[] =>
  municipalHolidays.filter((name) => municipalRules[name][2]?.includes(state))

/** The first year the table speaks of. */
export const FIRST_HOLIDAY_YEAR = 1991

const cache = new Map<string, readonly Holiday[]>()

/** The public holidays of a year in a Bundesland, in order; those of some municipalities are marked. None before 1991. */
export function holidaysOf(year: number, state: State): readonly Holiday[] {
  if (year < FIRST_HOLIDAY_YEAR) return []
  const key = `${state}${year}`
  const known = cache.get(key)
  if (known) return known

  const sunday = easter(year)
  const found: Holiday[] = []
  const dateOf = (day: string | number) =>
    typeof day === 'number' ? fromDayNumber(sunday + day) : `${year}-${day}`
  const add = (name: string, date: IsoDate) => {
    const index = found.findIndex((holiday) => holiday.date === date)
    const twin = found[index]
    if (twin) found[index] = { ...twin, name: `${twin.name}, ${name}` }
    else found.push({ date, name })
  }
  for (const [name, day, where, from = 0, to = 9999] of rules)
    if ((!where || where.includes(state)) && year >= from && year <= to) add(name, dateOf(day))
  if (state === 'SN' || year < 1995) add('Buß- und Bettag', repentanceDay(year))
  for (const municipal of municipalHolidaysIn(state)) {
    const [name, day] = municipalRules[municipal]
    found.push({ date: dateOf(day), name, municipal })
  }
  const holidays = found.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  cache.set(key, holidays)
  return holidays
}

interface HolidaySettings {
  readonly state?: string
  readonly municipalHolidays?: boolean | readonly MunicipalHoliday[]
}

/** Whether a setting shows a holiday that only some municipalities have. */
export const showsMunicipal = (setting: HolidaySettings['municipalHolidays'], name: MunicipalHoliday) =>
  setting === true || (Array.isArray(setting) && setting.includes(name))

/** The holidays of some years that the settings choose, by date; none where no Bundesland is chosen. */
export function shownHolidays(
  { state, municipalHolidays: setting }: HolidaySettings,
  first: number,
  last = first,
): ReadonlyMap<IsoDate, Holiday> {
  const shown = new Map<IsoDate, Holiday>()
  if (state !== undefined && isState(state))
    for (let year = first; year <= last; year++)
      for (const holiday of holidaysOf(year, state))
        if (!holiday.municipal || showsMunicipal(setting, holiday.municipal)) shown.set(holiday.date, holiday)
  return shown
}
