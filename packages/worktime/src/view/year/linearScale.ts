type Interval = readonly [from: number, to: number]

/**
 * Maps one interval onto another. d3-scale does this, too, and with it come parsers of colours and number
 * formats: 7 KiB for one multiplication.
 */
export const linearScale = ([from, to]: Interval, [first, last]: Interval) => {
  const ratio = (last - first) / (to - from || 1)
  return (value: number) => first + (value - from) * ratio
}
