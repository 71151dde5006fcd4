const format = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' })

/** A day as the footer shows it, in the visitor's own time zone: 21.11.2026. */
export const localDate = (date: Date) => format.format(date)
