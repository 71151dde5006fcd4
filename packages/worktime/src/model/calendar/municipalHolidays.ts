/** Holidays that only some municipalities of a Bundesland have. */
export const municipalHolidays = ['corpusChristi', 'peaceFestival', 'assumption'] as const
export type MunicipalHoliday = (typeof municipalHolidays)[number]
