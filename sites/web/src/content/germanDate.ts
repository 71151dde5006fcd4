/** A day or month as texts show it: 2023-02-26 becomes 26.02.2023. */
export const germanDate = (day: string) => day.split('-').toReversed().join('.')
