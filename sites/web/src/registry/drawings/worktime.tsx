/** 22 weeks of 7 days, as shares of a full day: a fixed pattern that looks like somebody's year. */
const days = Array.from({ length: 154 }, (_, at) => {
  const weekend = at % 7 > 4
  const level = ((at * 73 + Math.floor(at / 7) * 11) % 97) % 5
  return { column: Math.floor(at / 7), row: at % 7, level: weekend ? Math.max(0, level - 3) : level + 1 }
})
const LAST = 122

export const drawing = (
  <>
    {days.map(({ column, row, level }, at) => (
      <circle
        key={at}
        className="d-fill"
        cx={20 + column * 10}
        cy={24 + row * 10}
        r={at > LAST ? 1.4 : 1.4 + level * 0.55}
        opacity={at > LAST ? 0.18 : 0.25 + level * 0.15}
      />
    ))}
    <circle className="d-accent" cx={20 + Math.floor(LAST / 7) * 10} cy={24 + (LAST % 7) * 10} r="6.4" />
    <path className="d-stroke" d="M16 132h218" />
    <path className="d-accent" d="M16 130 60 122 96 118 132 110 166 105 192 99" />
  </>
)
