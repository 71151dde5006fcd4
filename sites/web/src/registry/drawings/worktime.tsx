/** 20 weeks of 7 days, each a step of brightness: a fixed sample pattern. */
const heat = Array.from({ length: 140 }, (_, at) => ((at * 73 + Math.floor(at / 7) * 11) % 97) % 5)

export const drawing = (
  <>
    {heat.map((level, at) => (
      <rect
        key={`${Math.floor(at / 7)} ${at % 7}`}
        className="d-fill"
        x={25 + Math.floor(at / 7) * 10}
        y={36 + (at % 7) * 11}
        width="8"
        height="9"
        rx="1"
        opacity={at > 105 ? 0.1 : [0.12, 0.3, 0.55, 0.8, 1][level]}
      />
    ))}
  </>
)
