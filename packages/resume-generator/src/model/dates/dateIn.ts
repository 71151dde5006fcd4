import { isPartialDate, type PartialDate } from './partialDate.ts'

/** The day, the month or the year at the beginning of an ISO time: some write a time, or a day that does not exist. */
export const dateIn = (time: string): PartialDate =>
  [time.slice(0, 10), time.slice(0, 7), time.slice(0, 4)].find((part) => isPartialDate(part)) ?? ''
