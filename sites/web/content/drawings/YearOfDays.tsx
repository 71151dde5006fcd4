import data from '../data/holidays.json' with { type: 'json' }
import { Drawing } from '../../src/content/Drawing.tsx'
import { germanNumber } from '../../src/content/germanNumber.ts'
import { holidaysEverywhere, isWeekday } from './publicHolidays.ts'

const year = 2026
const pitch = 7.2
const days = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(year, 0, index + 1)))
const iso = (day: Date) => day.toISOString().slice(0, 10)

const publicHolidays = new Set(holidaysEverywhere(year).map(iso))
const isAway = (day: Date) =>
  data.exampleHolidays.some(([from = '', to = '']) => iso(day) >= from && iso(day) <= to)
const hoursOf = (day: Date) => (isWeekday(day) && !publicHolidays.has(iso(day)) && !isAway(day) ? 8 : 0)

/** Weeks as columns, Monday at the top; the height of a cell's filling is its hours of eight. */
function Calendar({ top, hours }: { top: number; hours: (day: Date) => number }) {
  const offset = (days[0]!.getUTCDay() + 6) % 7
  return days.map((day, index) => {
    const x = Math.floor((index + offset) / 7) * pitch + 9
    const y = top + ((index + offset) % 7) * pitch
    const filled = (hours(day) / 8) * 6
    return (
      <g key={iso(day)}>
        <rect className="drawing-track" x={x} y={y} width={6} height={6} />
        {filled > 0 && <rect className="drawing-mark" x={x} y={y + 6 - filled} width={6} height={filled} />}
      </g>
    )
  })
}

const worked = days.reduce((sum, day) => sum + hoursOf(day), 0)

/** A year of full time and a year of 5/365, day by day. */
export const YearOfDays = () => (
  <Drawing
    name="year-of-days"
    title={`Das Jahr ${year} in Tagen: Vollzeit und 5/365`}
    description={`Oben die Vollzeitstelle: ${worked / 8} Tage zu acht Stunden, dazwischen Wochenenden, Feiertage und dreißig Urlaubstage ohne Arbeit, zusammen ${germanNumber(worked)} Stunden. Unten 5/365: an allen 365 Tagen fünf Stunden, zusammen 1.825 Stunden.`}
    height={172}
    caption={`Jedes Kästchen ist ein Tag, jede Spalte eine Woche; gefüllt ist der Anteil von acht Stunden. Oben ${year} mit den neun bundesweiten Feiertagen und dreißig Urlaubstagen als Beispiel. Eigene Rechnung.`}
  >
    <text x={9} y={12} className="drawing-strong">
      Vollzeit
    </text>
    <text x={391} y={12} className="drawing-value">
      {germanNumber(worked)} Stunden
    </text>
    <Calendar top={22} hours={hoursOf} />
    <text x={9} y={102} className="drawing-strong">
      5/365
    </text>
    <text x={391} y={102} className="drawing-value">
      1.825 Stunden
    </text>
    <Calendar top={112} hours={() => 5} />
  </Drawing>
)
