const columns = 48
const rows = 9

const centre = { column: (columns - 1) / 2, row: (rows - 1) / 2 }

/** Every dot is a line without length: its round ends make the hole. */
function dots(inside: boolean) {
  let path = ''
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      // Between an ellipse and a rectangle, like the cone behind it.
      const far =
        (Math.abs(column - centre.column) / (columns / 2)) ** 3 +
        (Math.abs(row - centre.row) / (rows / 2)) ** 3
      if (far < 1 === inside) path += `M${column * 12 + 6} ${row * 12 + 6}h0`
    }
  return path
}

const holes = dots(true)
const dimples = dots(false)

/** The loudspeaker: holes in the casing, and dimples where there is nothing behind it. */
export function Grille() {
  return (
    <svg
      className="radio-grille"
      viewBox={`0 0 ${columns * 12} ${rows * 12}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="radio-dimples" d={dimples} />
      <path className="radio-rims" d={holes} />
      <path className="radio-holes" d={holes} />
    </svg>
  )
}
