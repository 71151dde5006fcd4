/** Writes a number as short as it can be said: at most six decimals, no trailing noughts, never `-0`. */
export function formatNumber(value: number) {
  const rounded = Number(value.toFixed(6))
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

const measure = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)\s*([a-zA-Z]+|%)?\s*$/

/** A number with its unit as written in an attribute; `undefined` when it is neither. */
export function readMeasure(text: string) {
  const [, number, unit = ''] = measure.exec(text) ?? []
  return number === undefined ? undefined : { value: Number(number), unit }
}
