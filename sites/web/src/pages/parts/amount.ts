const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })
const oneDecimal = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })
const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short' })

/** An amount of stored text in words: „312 Zeichen“, „4,2 KB“, „1,3 MB“; 1 KB is 1,024 UTF-16 units. */
export function amountOf(units: number): string {
  if (units < 1024) return `${whole.format(units)} Zeichen`
  if (units < 1024 * 1024) return `${oneDecimal.format(units / 1024)} KB`
  return `${oneDecimal.format(units / 1024 / 1024)} MB`
}

/** A moment in the visitor's own time zone: 21.11.2026, 14:05. */
export const momentOf = (time: number) => moment.format(time)
