import data from '../data/holidays.json' with { type: 'json' }
import { Drawing } from '../../src/content/Drawing.tsx'
import { averageOnWeekdays } from './publicHolidays.ts'

const written = (value: number) => value.toFixed(1).replace('.', ',')
const states = averageOnWeekdays().toSorted(
  (a, b) => b.average - a.average || a.state.localeCompare(b.state, 'de'),
)
const row = 19
const scale = 165 / 11

/** Public holidays on working days, by state. */
export const HolidaysByState = () => (
  <Drawing
    name="holidays-by-state"
    title="Feiertage von Montag bis Freitag, im Mittel je Jahr"
    description={`Im Durchschnitt fallen auf Montag bis Freitag: ${states.map(({ state, average }) => `${state} ${written(average)}`).join('; ')}.`}
    age={data}
    height={states.length * row + 4}
    caption="Gemittelt über 400 Kalenderjahre, gerechnet aus den Feiertagsgesetzen der Länder. Nur der Buß- und Bettag in Sachsen und die auf Ostern bezogenen Tage fallen nie aufs Wochenende."
  >
    {states.map(({ state, average }, index) => (
      <g key={state}>
        <text x={0} y={index * row + 14}>
          {state}
        </text>
        <rect className="drawing-bar" x={195} y={index * row + 5} width={average * scale} height={9} />
        <text x={400} y={index * row + 14} className="drawing-value">
          {written(average)}
        </text>
      </g>
    ))}
  </Drawing>
)
