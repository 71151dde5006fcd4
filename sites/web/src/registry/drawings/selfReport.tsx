const rows = [
  [62, 126],
  [158, 94],
  [94, 126],
  [126, 190],
] as const

export const drawing = (
  <>
    {rows.map(([was, is], row) => (
      <g key={row} transform={`translate(0 ${38 + row * 25})`}>
        <path className="d-stroke" d="M62-3v6M94-3v6M126-3v6M158-3v6M190-3v6" />
        <path className="d-accent" d={`M${was + (is > was ? 6 : -6)} 0H${is}`} />
        <circle className="d-stroke" cx={was} r="6" />
        <circle className="d-fill" cx={is} r="6" />
      </g>
    ))}
  </>
)
