import data from '../data/hunger.json' with { type: 'json' }
import { Drawing } from '../../src/content/Drawing.tsx'
import { withUnit } from '../../src/content/germanNumber.ts'

const pitch = 8.4
const people = Array.from({ length: 100 }, (_, index) => index)

/** Of a hundred people, those who are undernourished, by region; and the world by year. */
export const Hunger = () => (
  <Drawing
    name="hunger"
    title="Von hundert Menschen hungern"
    description={`Anteil der Unterernährten 2024: ${data.regions.map(({ name, percent }) => `${name} ${withUnit(percent, 'Prozent')}`).join(', ')}. Welt nach Jahren: ${data.years.map(({ year, world }) => `${year} ${withUnit(world, 'Prozent')}`).join(', ')}.`}
    age={data}
    height={196}
    caption={
      <>
        Von hundert Menschen waren 2024 chronisch unterernährt; „Lateinamerika“ schließt die Karibik ein. Die
        Zeile darunter zeigt die Welt nach Jahren. Daten: <a href={data.url}>SOFI 2025</a>.
      </>
    }
  >
    {data.regions.map(({ name, percent }, region) => (
      <g key={name}>
        {people.map((person) => (
          <circle
            key={person}
            className={person < Math.round(percent) ? 'drawing-mark' : 'drawing-track'}
            cx={region * 104 + 5 + (person % 10) * pitch}
            cy={28 + Math.floor(person / 10) * pitch}
            r={3.1}
          />
        ))}
        {/* The last name is longer than its hundred: it ends at the edge. */}
        <text
          x={region === 3 ? 400 : region * 104 + 2}
          y={13}
          className={region === 3 ? 'drawing-strong drawing-end' : 'drawing-strong'}
        >
          {name}
        </text>
        <text x={region * 104 + 2} y={126}>
          {withUnit(percent, '%')}
        </text>
      </g>
    ))}
    <path className="drawing-rule" d="M0 144H400" />
    {data.years.map(({ year, world }, index) => (
      <text key={year} x={2 + index * 104} y={170}>
        {year}: <tspan className="drawing-strong">{withUnit(world, '%')}</tspan>
      </text>
    ))}
    <text x={2 + 3 * 104} y={170}>
      der Welt
    </text>
  </Drawing>
)
