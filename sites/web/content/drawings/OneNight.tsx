import data from '../data/fineDust.json' with { type: 'json' }
import { Drawing } from '../../src/content/Drawing.tsx'

const bottom = 190
const x = (hour: number) => 34 + (hour / 8) * 356
const y = (value: number) => bottom - (value / 560) * 170
const pathOf = (values: ReadonlyArray<readonly number[]>) =>
  values.map(([hour = 0, value = 0], index) => `${index === 0 ? 'M' : 'L'}${x(hour)} ${y(value)}`).join('')

/** Fine dust in the first hours of 2019 at three stations. */
export const OneNight = () => (
  <Drawing
    name="one-night"
    title="Feinstaub in einer Silvesternacht"
    description={`Stundenwerte in Mikrogramm je Kubikmeter am 1. Januar 2019 um 0, 1 und 8 Uhr: ${data.stations.map(({ name, values }) => `${name} ${values.map(([, value]) => value).join(', ')}`).join('; ')}. Zum Vergleich: Im Tagesmittel gilt ein Grenzwert von ${data.limitOfDay}.`}
    height={bottom + 26}
    caption={
      <>
        Feinstaub (PM10) am 1. Januar 2019, Mikrogramm je Kubikmeter. Bekannt sind die drei Punkte je Linie;
        gestrichelt: Regensburg. Daten: Bayerisches Landesamt für Umwelt nach <a href={data.url}>BR24</a>.
      </>
    }
  >
    {[0, 250, 500].map((value) => (
      <g key={value}>
        <path className="drawing-rule" d={`M34 ${y(value)}H390`} />
        <text x={28} y={y(value) + 4} className="drawing-end">
          {value}
        </text>
      </g>
    ))}
    <path className="drawing-limit" d={`M34 ${y(data.limitOfDay)}H390`} />
    <text x={96} y={y(data.limitOfDay) - 5}>
      Grenzwert im Tagesmittel: {data.limitOfDay}
    </text>
    {[0, 1, 2, 4, 6, 8].map((hour) => (
      <text
        key={hour}
        x={hour === 8 ? 400 : x(hour)}
        y={bottom + 18}
        className={hour === 8 ? 'drawing-end' : 'drawing-middle'}
      >
        {hour === 8 ? '8 Uhr' : hour}
      </text>
    ))}
    {data.stations.map(({ name, values }, index) => (
      <g key={name}>
        <path
          className={index === 2 ? 'drawing-line drawing-dashed' : 'drawing-line'}
          data-marked={index === 0 || undefined}
          d={pathOf(values)}
        />
        {values.map(([hour = 0, value = 0]) => (
          <circle
            key={hour}
            className={index === 0 ? 'drawing-mark' : 'drawing-bar'}
            cx={x(hour)}
            cy={y(value)}
            r={3.5}
          />
        ))}
        <text
          x={400}
          y={16 + index * 19}
          className={index === 0 ? 'drawing-accent drawing-end' : 'drawing-value'}
        >
          {name}: {values[1]?.[1]}
        </text>
      </g>
    ))}
  </Drawing>
)
