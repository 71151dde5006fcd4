import { Drawing } from '../../src/content/Drawing.tsx'

const sizes = [3, 5, 8, 12]
const pairsOf = (people: number) => (people * (people - 1)) / 2
const radius = 38

function Circle({ people, at }: { people: number; at: number }) {
  const places = Array.from({ length: people }, (_, index) => {
    const angle = (index / people) * 2 * Math.PI - Math.PI / 2
    return {
      x: Number((at + radius * Math.cos(angle)).toFixed(1)),
      y: Number((50 + radius * Math.sin(angle)).toFixed(1)),
    }
  })
  const lines = places.flatMap((from, index) =>
    places.slice(index + 1).map((to) => `M${from.x} ${from.y}L${to.x} ${to.y}`),
  )
  return (
    <>
      <path className="drawing-rule" d={lines.join('')} />
      {places.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="drawing-mark" cx={x} cy={y} r={4} />
      ))}
      <text x={at} y={116} className="drawing-middle drawing-strong">
        {people} Leute
      </text>
      <text x={at} y={134} className="drawing-middle">
        {pairsOf(people)} Paare
      </text>
    </>
  )
}

/** How many pairs can talk to each other in a group. */
export const Meetings = () => (
  <Drawing
    name="meetings"
    title="Wer mit wem reden kann"
    description={`${sizes.map((people) => `${people} Leute bilden ${pairsOf(people)} Paare`).join(', ')}.`}
    height={142}
    caption="Jede Linie ist ein Paar, das sich absprechen könnte. Gerechnet: n · (n − 1) ÷ 2."
  >
    {sizes.map((people, index) => (
      <Circle key={people} people={people} at={50 + index * 100} />
    ))}
  </Drawing>
)
