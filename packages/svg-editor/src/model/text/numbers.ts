/** Rounds to six decimals; never `-0`. */
export const rounded = (value: number) => Number(value.toFixed(6)) + 0

/** Formats a number with at most six decimals, no trailing zeros and never `-0`. */
export const formatNumber = (value: number) => String(rounded(value))

const measure = /^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)(?:\s*([a-zA-Z]+|%))?\s*$/

/** Parses a number with an optional unit; `undefined` for any other text. */
export function readMeasure(text: string) {
  const [, number, unit = ''] = measure.exec(text) ?? []
  return number === undefined ? undefined : { value: Number(number), unit }
}
