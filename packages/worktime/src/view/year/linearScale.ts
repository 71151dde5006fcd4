type Interval = readonly [from: number, to: number]

/**
 * Maps one interval onto another. d3-scale does this, too, and with it come parsers of colours and number
 * formats: 7 KiB for one multiplication and the choice of a step.
 */
export const linearScale = ([from, to]: Interval, [first, last]: Interval) => {
  const ratio = (last - first) / (to - from || 1)
  return (value: number) => first + (value - from) * ratio
}

const STEPS = [1, 2, 5]

/**
 * Round values that cover an interval, 3 to 6 of them. They stay the same while its ends move a little, and so
 * does a drawing that is scaled by them.
 */
export function axisTicks(lowest: number, highest: number): readonly number[] {
  const rough = Math.max(1, highest - lowest) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((each) => each * power >= rough) ?? 10) * power
  const [first, last] = [Math.floor(lowest / step), Math.ceil(highest / step)]
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}
