/** The largest distance of two lamps, in CSS pixels. */
const PITCH = 24

/** Lamps in a row: about four times as many as there are rows, so that the height hardly grows. */
export const columnsFor = (count: number) => Math.max(20, Math.ceil(Math.sqrt(count * 4)))

/** Attributes of the drawing for so many lamps. */
export function lampGrid(count: number) {
  const columns = columnsFor(count)
  return {
    className: 'decider-field',
    'data-density': 'lamps',
    'aria-hidden': true,
    viewBox: `0 0 ${columns} ${Math.ceil(count / columns)}`,
    width: columns * PITCH,
  } as const
}
