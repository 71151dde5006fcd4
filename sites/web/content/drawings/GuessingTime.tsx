import data from '../data/passwords.json' with { type: 'json' }
import { Drawing } from '../../src/content/Drawing.tsx'
import { germanNumber } from '../../src/content/germanNumber.ts'

const year = 31_556_952
const marks: ReadonlyArray<readonly [number, string]> = [
  [3600, '1 Stunde'],
  [86_400, ''],
  [year, '1 Jahr'],
  [1000 * year, '1.000 Jahre'],
]
const first = Math.log10(600)
const last = Math.log10(30_000 * year)
const at = (seconds: number) => 8 + ((Math.log10(seconds) - first) / (last - first)) * 384

const rows = data.passwords.map(({ length, choices, ...more }) => ({
  ...more,
  bits: length * Math.log2(choices),
  seconds: choices ** length / data.guessesPerSecond,
}))

const inWords = (seconds: number) => {
  if (seconds < 86_400) return `${germanNumber(Number((seconds / 3600).toFixed(1)))} Stunden`
  if (seconds < 2 * year) return `${Math.round(seconds / 86_400)} Tage`
  return `${germanNumber(Number((seconds / year).toPrecision(2)))} Jahre`
}

/** Entropy of drawn passwords against the time in which all of them are tried. */
export const GuessingTime = () => (
  <Drawing
    name="guessing-time"
    title="Bit und Zeit: wie lange das Durchprobieren dauert"
    description={`Bei einer Billion Versuchen in der Sekunde: ${rows.map(({ label, bits, seconds }) => `${label}, ${Math.round(bits)} Bit, ${inWords(seconds)}`).join('; ')}.`}
    height={rows.length * 36 + 34}
    caption="Zeit, bis jede Möglichkeit einmal probiert ist, bei einer Billion Versuchen in der Sekunde. Die Achse zählt in Zehnerpotenzen: Jeder Strich ist ein Sprung. Eigene Rechnung; sie gilt nur für Geloste."
  >
    {marks.map(([seconds, label]) => (
      <g key={seconds}>
        <path
          className="drawing-rule"
          d={rows.map((_, row) => `M${at(seconds)} ${row * 36 + 46}v16`).join('')}
        />
        <text x={at(seconds)} y={13} className="drawing-middle">
          {label}
        </text>
      </g>
    ))}
    {rows.map(({ label, bits, seconds, marked }, index) => {
      const y = 34 + index * 36
      return (
        <g key={label}>
          <text x={8} y={y + 9} className="drawing-strong">
            {label}
          </text>
          <text x={400} y={y + 9} className="drawing-value">
            {Math.round(bits)} Bit · {inWords(seconds)}
          </text>
          <path
            className="drawing-line"
            data-marked={marked || undefined}
            d={`M8 ${y + 20}H${at(seconds)}`}
          />
          <circle className={marked ? 'drawing-mark' : 'drawing-bar'} cx={at(seconds)} cy={y + 20} r={5} />
        </g>
      )
    })}
  </Drawing>
)
