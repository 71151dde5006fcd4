import type { Opening } from './openings.ts'

/** A built-in line with the title that the entry shows: in German the one that it is written down with. */
export const withTitle = (line: Opening): Opening => line
