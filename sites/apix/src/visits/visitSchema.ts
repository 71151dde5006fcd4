import * as v from 'valibot'
import { wholeNumber } from '../environment.ts'

const line = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.regex(/^\P{Cc}*$/u),
    v.transform((text) => text.toWellFormed()),
  )

/** The body that the site sends on every change of route. */
export const visitSchema = v.object({
  route: v.pipe(
    line(512),
    v.startsWith('/'),
    // Query and fragment may hold private data.
    v.transform((route) => route.replace(/[?#].*/s, '')),
  ),
  userAgent: line(512),
  language: v.pipe(v.string(), v.maxLength(35), v.regex(/^[\w-]*$/)),
  screen: v.pipe(
    v.string(),
    v.maxLength(20),
    v.regex(/^\s*\d{1,5}\s*[x×]\s*\d{1,5}\s*$/i),
    v.transform((screen) => (screen.match(/\d+/g) ?? []).map(Number).join(' x ')),
  ),
})

/** The number of days that the counts cover. */
export const statsQuerySchema = v.object({ days: wholeNumber(30, 1, 3_650) })

/** A page of visits: the newest, or those before an id. */
export const visitsQuerySchema = v.object({
  ...statsQuerySchema.entries,
  limit: wholeNumber(50, 1, 200),
  before: wholeNumber(Number.MAX_SAFE_INTEGER, 1, Number.MAX_SAFE_INTEGER),
})
