const format = new Intl.NumberFormat('de-DE')

/** A number as German texts write it: 1.458 and 8,2. */
export const germanNumber = (value: number) => format.format(value)

/** A number with its unit behind a narrow space that breaks no line. */
export const withUnit = (value: number, unit: string) => `${germanNumber(value)}\u202f${unit}`
