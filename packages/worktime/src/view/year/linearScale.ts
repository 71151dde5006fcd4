type Interval = readonly [from: number, to: number]

/** Maps one interval onto another; d3-scale would bring 7 KiB of parsers and number formats. */
export const linearScale = ([from, to]: Interval, [first, last]: Interval) => {
  const ratio = (last - first) / (to - from || 1)
  return (value: number) => first + (value - from) * ratio
}

const STEPS = [1, 2, 5]

export interface Axis {
  /** The interval that is drawn, with ends that stay the same while the values move a little. */
  readonly domain: Interval
  /** Round values in it, zero among them. */
  readonly ticks: readonly number[]
}

/** An axis that holds an interval around zero. */
export function axisOf(lowest: number, highest: number): Axis {
  const rough = Math.max(1, highest - lowest) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (STEPS.find((each) => each * power >= rough) ?? 10) * power
  const fine = step / 10
  const domain = [Math.floor(lowest / fine) * fine, Math.ceil(highest / fine) * fine] as const
  const [first, last] = [Math.ceil(domain[0] / step), Math.floor(domain[1] / step)]
  return { domain, ticks: Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step) }
}
