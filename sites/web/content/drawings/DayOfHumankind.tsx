import data from '../data/humankind.json' with { type: 'json' }
import { Drawing } from '../../src/content/Drawing.tsx'

const daySeconds = 86_400
const secondsBefore = (ago: number) => (ago / data.years) * daySeconds

const two = (value: number) => String(value).padStart(2, '0')
const clock = (ago: number) => {
  const at = Math.round(daySeconds - secondsBefore(ago))
  return `${two(Math.floor(at / 3600))}:${two(Math.floor(at / 60) % 60)}:${two(at % 60)}`
}

interface Band {
  readonly top: number
  /** How much of the day it shows, up to midnight. */
  readonly seconds: number
  readonly name: string
}
const bands: readonly Band[] = [
  { top: 22, seconds: daySeconds, name: '24 Stunden' },
  { top: 122, seconds: 3600, name: 'die letzte Stunde' },
  { top: 242, seconds: 180, name: 'die letzten drei Minuten' },
]
const x = (ago: number, { seconds }: Band) => 400 - (secondsBefore(ago) / seconds) * 400

/** What each band shows. */
const eventsOf = [data.events.slice(0, 1), data.events.slice(0, 2), data.events.slice(2)]

/** The history of the species as one day, with its end enlarged twice. */
export const DayOfHumankind = () => (
  <Drawing
    name="day-of-humankind"
    title="300.000 Jahre als ein Tag"
    description={`Um 0 Uhr leben die ersten Menschen unserer Art. ${data.events.map(({ name, ago }) => `${clock(ago)} Uhr: ${name}`).join('; ')}. Um 24 Uhr ist heute. Ein Leben von achtzig Jahren dauert 23 Sekunden.`}
    height={352}
    caption={
      <>
        Ein Tag für 300.000 Jahre; eine Sekunde sind knapp dreieinhalb Jahre. Jedes Band vergrößert das Ende
        des vorigen. Beginn nach <a href={data.url}>Hublin und anderen</a>, die übrigen Zeiten gerundet.
      </>
    }
  >
    {bands.map((band, index) => {
      const next = bands[index + 1]
      const from = next && 400 - (next.seconds / band.seconds) * 400
      return (
        <g key={band.name}>
          <text
            x={index === 0 ? 0 : 392}
            y={band.top - 8}
            className={index === 0 ? 'drawing-strong' : 'drawing-strong drawing-end'}
          >
            {band.name}
          </text>
          <rect className="drawing-track" x={0} y={band.top} width={400} height={16} />
          {from !== undefined && (
            <>
              <rect className="drawing-mark" x={from} y={band.top} width={400 - from} height={16} />
              <path
                className="drawing-limit"
                d={`M${from} ${band.top + 16}L0 ${next?.top ?? 0}M400 ${band.top + 16}V${next?.top ?? 0}`}
              />
            </>
          )}
          {eventsOf[index]?.map(({ name, ago }, order) => {
            const at = Math.max(x(ago, band), 0)
            const y = band.top + 34 + order * 18
            const early = at < 180
            return (
              <g key={name}>
                <path className="drawing-rule" d={`M${at} ${band.top}V${y}`} />
                <text x={early ? at + 5 : at - 5} y={y} className={early ? '' : 'drawing-end'}>
                  {name}, {clock(ago)}
                </text>
              </g>
            )
          })}
        </g>
      )
    })}
    <text x={400} y={276} className="drawing-end">
      ein Leben
    </text>
    <rect className="drawing-mark" x={400 - (23 / 180) * 400} y={242} width={(23 / 180) * 400} height={16} />
  </Drawing>
)
