import { Drawing } from '../../src/content/Drawing.tsx'

const inhale = 4
const exhale = 6
const breath = inhale + exhale
const x = (second: number) => (second / 60) * 400
const breaths = Array.from({ length: 60 / breath }, (_, index) => index * breath)

/** One breath: up in four seconds, down in six. */
const curve = breaths
  .map((start) => {
    const [begin, top, end] = [x(start), x(start + inhale), x(start + breath)]
    return `C${(begin + top) / 2} 110 ${(begin + top) / 2} 30 ${top} 30C${(top + end) / 2} 30 ${(top + end) / 2} 110 ${end} 110`
  })
  .join('')

/** A minute of slow breathing. */
export const Breath = () => (
  <Drawing
    name="breath"
    title="Eine Minute langsam atmen"
    description="Sechs Atemzüge in sechzig Sekunden: jedes Mal vier Sekunden ein und sechs Sekunden aus."
    height={146}
    caption="Eine Minute: vier Sekunden ein, sechs aus, sechsmal. Zum Mitgehen mit dem Finger."
  >
    <path className="drawing-rule" d="M0 110H400" />
    <path className="drawing-line" data-marked d={`M0 110${curve}`} />
    <text x={x(2)} y={18} className="drawing-middle">
      ein
    </text>
    <text x={x(7.2)} y={18} className="drawing-middle">
      aus
    </text>
    {[0, 20, 40, 60].map((second) => (
      <text
        key={second}
        x={x(second)}
        y={134}
        className={second === 0 ? '' : second === 60 ? 'drawing-end' : 'drawing-middle'}
      >
        {second}&#8239;s
      </text>
    ))}
  </Drawing>
)
