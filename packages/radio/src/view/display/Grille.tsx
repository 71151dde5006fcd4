const side = 17
const pitch = 12
const centre = (side - 1) / 2

/** One path of zero-length lines, whose round caps draw the dots. A superellipse leaves the corners out. */
const holes = Array.from({ length: side * side }, (_, index) => [index % side, Math.floor(index / side)])
  .filter(([x = 0, y = 0]) => ((x - centre) / centre) ** 6 + ((y - centre) / centre) ** 6 < 1.5)
  .map(([x = 0, y = 0]) => `M${(x + 0.5) * pitch} ${(y + 0.5) * pitch}h0`)
  .join('')

/** The loudspeaker grille: dots with a highlight on their lower edge. */
export function Grille() {
  return (
    <svg className="radio-grille" viewBox={`0 0 ${side * pitch} ${side * pitch}`} aria-hidden="true">
      <path className="radio-rims" d={holes} transform="translate(0 0.9)" />
      <path className="radio-holes" d={holes} />
    </svg>
  )
}
