export const drawing = (
  <>
    {Array.from({ length: 24 }, (_, at) => at).map((at) => {
      const [column, row] = [at % 6, Math.floor(at / 6)]
      return (
        (column + row) % 2 === 1 && (
          <rect key={at} className="d-line" x={53 + column * 24} y={27 + row * 24} width="24" height="24" />
        )
      )
    })}
    <rect className="d-stroke" x="53" y="27" width="144" height="96" />
    <path className="d-accent" d="M89 111V68" />
    <path className="d-fill" d="m89 58 6 12H83z" />
    <rect className="d-sunken" x="113" y="61" width="72" height="28" />
    <text className="d-mono" x="149" y="81" textAnchor="middle">
      e2–e4
    </text>
  </>
)
