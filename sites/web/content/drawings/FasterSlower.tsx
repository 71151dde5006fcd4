import data from '../data/studies.json' with { type: 'json' }
import { Drawing } from '../../src/content/Drawing.tsx'
import { germanNumber } from '../../src/content/germanNumber.ts'

const x = (percent: number) => 8 + ((percent + 90) / 140) * 384
const inWords = (percent: number) =>
  `${germanNumber(Math.abs(percent))} Prozent ${percent < 0 ? 'weniger' : 'mehr'} Zeit`
const row = 40

/** What trials found: the time a task takes with an assistant, against the time without. */
export const FasterSlower = () => (
  <Drawing
    name="faster-slower"
    title="Mit Assistent: schneller oder langsamer?"
    description={`Zeit für dieselbe Arbeit mit Assistent gegenüber ohne, mit 95-Prozent-Bereich: ${data.studies.map(({ name, change, from, to }) => `${name}: ${inWords(change)}, Bereich von ${from} bis ${to} Prozent`).join('; ')}.`}
    age={data}
    height={data.studies.length * row + 40}
    caption="Punkt: gemessene Änderung der Zeit. Strich: der Bereich, in dem der wahre Wert mit 95 Prozent Sicherheit liegt. Wo der Strich die Mitte kreuzt, ist auch „kein Unterschied“ möglich. Quellen im Text."
  >
    <path className="drawing-limit" d={`M${x(0)} 20V${data.studies.length * row + 22}`} />
    <text x={x(0) - 6} y={12} className="drawing-end">
      schneller
    </text>
    <text x={x(0) + 6} y={12}>
      langsamer
    </text>
    {data.studies.map(({ name, change, from, to, marked }, index) => {
      const y = 34 + index * row
      return (
        <g key={name}>
          <text x={0} y={y} className="drawing-strong">
            {name}
          </text>
          <text x={400} y={y} className="drawing-value">
            {change > 0 ? '+' : '−'}
            {germanNumber(Math.abs(change))}&#8239;%
          </text>
          <path
            className="drawing-line"
            data-marked={marked || undefined}
            d={`M${x(from)} ${y + 14}H${x(to)}`}
          />
          <circle className={marked ? 'drawing-mark' : 'drawing-bar'} cx={x(change)} cy={y + 14} r={5.5} />
        </g>
      )
    })}
    {[-50, 0].map((percent) => (
      <text key={percent} x={x(percent)} y={data.studies.length * row + 36} className="drawing-middle">
        {percent === 0 ? '0' : '−50'}&#8239;%
      </text>
    ))}
  </Drawing>
)
