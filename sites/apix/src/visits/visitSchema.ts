import * as v from 'valibot'

const line = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.regex(/^\P{Cc}*$/u),
    v.transform((text) => text.toWellFormed()),
  )

/** What the site sends on every change of route. */
export const visitSchema = v.object({
  route: v.pipe(
    line(512),
    v.startsWith('/'),
    // Only which page it was: what follows may be of private nature.
    v.transform((route) => route.replace(/[?#].*$/, '')),
  ),
  userAgent: line(512),
  language: v.pipe(v.string(), v.maxLength(35), v.regex(/^[\w-]*$/)),
  screen: v.pipe(
    v.string(),
    v.maxLength(20),
    v.regex(/^\s*\d{1,5}\s*[x×]\s*\d{1,5}\s*$/i),
    v.transform((screen) => screen.match(/\d+/g)!.map(Number).join(' x ')),
  ),
})

const whole = (fallback: number, least: number, most: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number), v.minValue(least), v.maxValue(most)),
    String(fallback),
  )

/** How many days back counts reach. */
export const statsQuerySchema = v.object({ days: whole(30, 1, 3_650) })

/** Which part of the visits is asked for: the newest, or those before one that was seen already. */
export const visitsQuerySchema = v.object({
  ...statsQuerySchema.entries,
  limit: whole(50, 1, 200),
  before: whole(Number.MAX_SAFE_INTEGER, 1, Number.MAX_SAFE_INTEGER),
})
