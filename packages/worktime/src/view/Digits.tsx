// 5 × 7 dots per character, row by row.
const dots: Readonly<Record<string, string>> = {
  '+': '00000001000010011111001000010000000',
  '−': '00000000000000011111000000000000000',
  '0': '01110100011001110101110011000101110',
  '1': '00100011000010000100001000010001110',
  '2': '01110100010000100010001000100011111',
  '3': '11111000100010000010000011000101110',
  '4': '00010001100101010010111110001000010',
  '5': '11111100001111000001000011000101110',
  '6': '00110010001000011110100011000101110',
  '7': '11111000010001000100010000100001000',
  '8': '01110100011000101110100011000101110',
  '9': '01110100011000101111000010001001100',
  ':': '00000001000010000000001000010000000',
  '.': '00000000000000000000000000000000100',
}
const narrow = new Set([':', '.'])

/** A path of points, which round ends make dots. */
function path(cells: ReadonlyArray<readonly [x: number, y: number]>) {
  return cells.map(([x, y]) => `M${x + 0.5} ${y + 0.5}h0`).join('')
}

/** Characters as round dots on an unlit grid. Decoration: say the value in words beside it. */
export function Digits({ text, className = '' }: { text: string; className?: string }) {
  const lit: Array<[number, number]> = []
  const unlit: Array<[number, number]> = []
  let left = 0
  for (const character of text) {
    const pattern = dots[character] ?? ''
    const columns = narrow.has(character) ? [1, 2, 3] : [0, 1, 2, 3, 4]
    for (let row = 0; row < 7; row++)
      for (const [place, column] of columns.entries())
        (pattern[row * 5 + column] === '1' ? lit : unlit).push([left + place, row])
    left += columns.length + 1
  }
  return (
    <svg
      className={`worktime-digits ${className}`.trim()}
      viewBox={`0 0 ${Math.max(1, left - 1)} 7`}
      aria-hidden="true"
    >
      <path className="worktime-digits-unlit" d={path(unlit)} />
      <path className="worktime-digits-lit" d={path(lit)} />
    </svg>
  )
}
