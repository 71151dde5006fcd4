/** Formats a number with at most six decimals, no trailing zeros and never `-0`. */
export function formatNumber(value: number) {
  const rounded = Number(value.toFixed(6))
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

const measure = /^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)(?:\s*([a-zA-Z]+|%))?\s*$/

/** Parses a number with an optional unit; `undefined` for any other text. */
export function readMeasure(text: string) {
  const [, number, unit = ''] = measure.exec(text) ?? []
  return number === undefined ? undefined : { value: Number(number), unit }
}
