import data from '../data/holidays.json' with { type: 'json' }

const day = 86_400_000
const date = (year: number, month: number, of: number) => new Date(Date.UTC(year, month - 1, of))
const later = (from: Date, days: number) => new Date(from.getTime() + days * day)

/** Easter Sunday of the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
function easter(year: number): Date {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const leaps = Math.floor(century / 4)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - leaps - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const count = moon + weekday - 7 * shift + 114
  return date(year, Math.floor(count / 31), (count % 31) + 1)
}

const fixed: Readonly<Record<string, readonly [number, number]>> = {
  newYear: [1, 1],
  epiphany: [1, 6],
  womensDay: [3, 8],
  labourDay: [5, 1],
  assumption: [8, 15],
  childrensDay: [9, 20],
  unity: [10, 3],
  reformation: [10, 31],
  allSaints: [11, 1],
  christmas: [12, 25],
  secondChristmas: [12, 26],
}
const afterEaster: Readonly<Record<string, number>> = {
  goodFriday: -2,
  easterMonday: 1,
  ascension: 39,
  whitMonday: 50,
  corpusChristi: 60,
}

function dateOf(name: string, year: number): Date {
  const known = fixed[name]
  if (known) return date(year, ...known)
  const days = afterEaster[name]
  if (days !== undefined) return later(easter(year), days)
  // The day of repentance: the Wednesday before 23 November.
  const before = date(year, 11, 22)
  return later(before, -((before.getUTCDay() + 4) % 7))
}

export const isWeekday = (on: Date) => on.getUTCDay() % 6 !== 0

/** The public holidays that every state has. */
export const holidaysEverywhere = (year: number) => data.everywhere.map((name) => dateOf(name, year))

/** How many public holidays of each state fall on Monday to Friday, on average over 400 years. */
export function averageOnWeekdays(): ReadonlyArray<{ readonly state: string; readonly average: number }> {
  const years = Array.from({ length: 400 }, (_, index) => 2000 + index)
  return Object.entries(data.states).map(([state, more]) => {
    const names = [...data.everywhere, ...more]
    const count = years.reduce(
      (sum, year) => sum + names.filter((name) => isWeekday(dateOf(name, year))).length,
      0,
    )
    return { state, average: count / years.length }
  })
}
