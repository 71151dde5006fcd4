import { fromDayNumber, isoDate, weekdayOf, addDays, dayNumber, type IsoDate } from './date.ts'
import { holidayNames, type HolidayId } from './holidayNames.ts'
import { municipalHolidays, type MunicipalHoliday } from './municipalHolidays.ts'
import { isState, type State } from './states.ts'

export interface Holiday {
  readonly date: IsoDate
  /** As the laws name it, and in English in `/en`; two holidays on one day are named both. */
  readonly name: string
  /** Which of the holidays that only some municipalities have; `undefined` where all of the Bundesland has it. */
  readonly municipal?: MunicipalHoliday
}

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
  id: HolidayId,
  /** MM-DD, or days after Easter Sunday. */
  day: string | number,
  /** Where: all of Germany when left out. */
  where?: string,
  from?: number,
  to?: number,
]

// One line per law. From 1991 on: before that there were two Germanies.
const rules: readonly Rule[] = [
  ['newYear', '01-01'],
  ['epiphany', '01-06', 'BW BY ST'],
  ['womensDay', '03-08', 'BE', 2019],
  ['womensDay', '03-08', 'MV', 2023],
  ['goodFriday', -2],
  ['easterSunday', 0, 'BB'],
  ['easterMonday', 1],
  ['labourDay', '05-01'],
  ['liberation', '05-08', 'BE', 2020, 2020],
  ['liberation', '05-08', 'BE', 2025, 2025],
  ['ascension', 39],
  ['whitSunday', 49, 'BB'],
  ['whitMonday', 50],
  ['corpusChristi', 60, 'BW BY HE NW RP SL'],
  ['uprising', '06-17', 'BE', 2028, 2028],
  ['assumption', '08-15', 'SL'],
  ['childrensDay', '09-20', 'TH', 2019],
  ['unity', '10-03'],
  ['reformation', '10-31', 'BB MV SN ST TH'],
  ['reformation', '10-31', 'BW BY BE HB HH HE NI NW RP SL SH', 2017, 2017],
  ['reformation', '10-31', 'HB HH NI SH', 2018],
  ['allSaints', '11-01', 'BW BY NW RP SL'],
  ['christmas', '12-25'],
  ['secondChristmas', '12-26'],
]

/** Sorbian municipalities and the Eichsfeld; the city of Augsburg; municipalities with a Catholic majority. */
const municipalRules: Readonly<Record<MunicipalHoliday, readonly [day: string | number, where: string]>> = {
  corpusChristi: [60, 'SN TH'],
  peaceFestival: ['08-08', 'BY'],
  assumption: ['08-15', 'BY'],
}

/** The holidays of which some municipalities of a Bundesland have each, and the others do not. */
export const municipalHolidaysIn = (state: State): readonly MunicipalHoliday[] =>
  municipalHolidays.filter((id) => municipalRules[id][1].includes(state))

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
  const add = (id: HolidayId, date: IsoDate) => {
    const name = holidayNames[id]
    const index = found.findIndex((holiday) => holiday.date === date)
    const twin = found[index]
    if (twin) found[index] = { ...twin, name: `${twin.name}, ${name}` }
    else found.push({ date, name })
  }
  for (const [id, day, where, from = 0, to = 9999] of rules)
    if ((!where || where.includes(state)) && year >= from && year <= to) add(id, dateOf(day))
  if (state === 'SN' || year < 1995) add('repentance', repentanceDay(year))
  for (const municipal of municipalHolidaysIn(state)) {
    const [day] = municipalRules[municipal]
    found.push({ date: dateOf(day), name: holidayNames[municipal], municipal })
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
