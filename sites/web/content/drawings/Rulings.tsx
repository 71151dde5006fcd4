import data from '../data/rulings.json' with { type: 'json' }
import { Drawing } from '../../src/content/Drawing.tsx'

/** Late ones have their names on the left: the last of them on top, so that no line crosses a name. */
const events = [...data.events.slice(0, 3), ...data.events.slice(3).toReversed()]
const x = (year: number) => 10 + ((year - 1945) / 50) * 380
const row = 24

/** The rulings of the text on one line of years. */
export const Rulings = () => (
  <Drawing
    name="rulings"
    title="Vier Entscheidungen in vierzig Jahren"
    description={`${data.events.map(({ year, name }) => `${year}: ${name}`).join('; ')}.`}
    height={data.events.length * row + 44}
    caption="Grundgesetz und vier Entscheidungen aus Karlsruhe, nach Jahren. Fundstellen im Text."
  >
    <path className="drawing-rule" d={`M0 ${data.events.length * row + 16}H400`} />
    {[1950, 1960, 1970, 1980, 1990].map((year) => (
      <g key={year}>
        <path className="drawing-rule" d={`M${x(year)} ${data.events.length * row + 12}v8`} />
        <text x={x(year)} y={data.events.length * row + 38} className="drawing-middle">
          {year}
        </text>
      </g>
    ))}
    {events.map(({ year, name }, index) => {
      const y = 14 + index * row
      const late = year > 1970
      return (
        <g key={name}>
          <path className="drawing-rule" d={`M${x(year)} ${y}V${data.events.length * row + 16}`} />
          <circle className={index === 0 ? 'drawing-bar' : 'drawing-mark'} cx={x(year)} cy={y - 4} r={4.5} />
          <text
            x={x(year) + (late ? -10 : 10)}
            y={y}
            className={late ? 'drawing-strong drawing-end' : 'drawing-strong'}
          >
            {year} {name}
          </text>
        </g>
      )
    })}
  </Drawing>
)
