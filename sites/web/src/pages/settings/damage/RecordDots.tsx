const COLUMNS = 40
const ROWS = 6
const COUNT = COLUMNS * ROWS

/** The state of each piece of a text, of as many pieces as there are dots. */
export function dotStates(before: string, now: string): ReadonlyArray<'whole' | 'missing' | 'hit'> {
  const size = Math.max(1, before.length / COUNT)
  return Array.from({ length: COUNT }, (_, dot) => {
    const [start, end] = [Math.floor(dot * size), Math.floor((dot + 1) * size)]
    if (start >= now.length) return 'missing'
    return before.slice(start, end) === now.slice(start, end) ? 'whole' : 'hit'
  })
}

/** A text as a matrix of dots: lit where it is as it was. */
export const RecordDots = ({ before, now }: { before: string; now: string }) => (
  <svg className="damage-dots" viewBox={`0 0 ${COLUMNS} ${ROWS}`} aria-hidden="true">
    {dotStates(before, now).map((state, dot) => (
      <circle
        // oxlint-disable-next-line react/no-array-index-key -- a dot is its place
        key={dot}
        className={`damage-${state}`}
        cx={(dot % COLUMNS) + 0.5}
        cy={Math.floor(dot / COLUMNS) + 0.5}
        r={state === 'hit' ? 0.46 : 0.32}
      />
    ))}
  </svg>
)
