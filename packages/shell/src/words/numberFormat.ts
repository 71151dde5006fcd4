/**
 * Formats numbers in the way of a language. The formatter is made for the first number that differs from its
 * digits, as the browser takes 10 ms for its first one, which a page at its start does not have.
 *
 * @param locale BCP 47, as `Intl.NumberFormat` takes it
 */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}) {
  const hasPlainDigits = Object.keys(options).every((name) => name === 'maximumFractionDigits')
  let format: Intl.NumberFormat | undefined
  return (value: number | bigint): string => {
    if (hasPlainDigits && value >= 0 && value < 1000 && Number.isInteger(Number(value))) return `${value}`
    return (format ??= new Intl.NumberFormat(locale, options)).format(value)
  }
}
