import data from '../data/webAim.json' with { type: 'json' }
import { Drawing } from '../../src/content/Drawing.tsx'
import { germanNumber } from '../../src/content/germanNumber.ts'

const bottom = 130
const step = 400 / data.failing.length
const years = data.failing.map(({ year, percent }) => ({ year, clean: Number((100 - percent).toFixed(1)) }))

/** Home pages without a fault that a program finds, by year. */
export const Million = () => (
  <Drawing
    name="million"
    title="Startseiten ohne automatisch erkennbaren Verstoß"
    description={`Von hundert Startseiten ohne erkennbaren Verstoß: ${years.map(({ year, clean }) => `${year} ${germanNumber(clean)}`).join('; ')}.`}
    age={data}
    height={bottom + 28}
    caption={
      <>
        Von hundert Startseiten hatten so viele keinen automatisch erkennbaren Verstoß gegen WCAG 2. Daten:{' '}
        <a href={data.url}>WebAIM Million</a>.
      </>
    }
  >
    <path className="drawing-rule" d={`M0 ${bottom}H400`} />
    {years.map(({ year, clean }, index) => {
      const height = (clean / 5.5) * 100
      return (
        <g key={year}>
          <rect
            className={year === 2026 ? 'drawing-mark' : 'drawing-bar'}
            x={index * step + 8}
            y={bottom - height}
            width={step - 16}
            height={height}
          />
          <text x={index * step + step / 2} y={bottom - height - 7} className="drawing-middle drawing-strong">
            {germanNumber(clean)}
          </text>
          <text x={index * step + step / 2} y={bottom + 19} className="drawing-middle">
            {year}
          </text>
        </g>
      )
    })}
  </Drawing>
)
