import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { ApixOptions } from './createApix.ts'

const whole = (fallback: number, least: number, most: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(least), v.maxValue(most)),
    String(fallback),
  )

const toggle = v.pipe(
  v.optional(v.picklist(['on', 'off']), 'on'),
  v.transform((state) => state === 'on'),
)

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const environmentSchema = v.object({
  APIX_DATA: v.optional(v.string(), fileURLToPath(new URL('../data', import.meta.url))),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))),
  APIX_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((list) => list.split(',').map((origin) => origin.trim())),
    v.transform((list) => list.filter(Boolean)),
    v.array(
      v.pipe(
        v.string(),
        v.check((origin) => URL.parse(origin)?.origin === origin),
      ),
    ),
  ),
  APIX_PROXIES: whole(0, 0, 8),
  APIX_LOGIN_GET: toggle,
  APIX_VISITS: toggle,
  APIX_VISIT_DAYS: whole(90, 1, 3_650),
  APIX_TIME_ZONE: v.optional(v.pipe(v.string(), v.check(isTimeZone)), 'Europe/Berlin'),
})

/**
 * The options that stand in the environment; the README lists them.
 *
 * @throws with the names of the variables that cannot be understood, never with their values
 */
export function configurationFrom(environment: Record<string, string | undefined>): ApixOptions {
  const result = v.safeParse(environmentSchema, environment)
  if (!result.success) {
    const names = result.issues.map((issue) => v.getDotPath(issue)?.split('.')[0])
    throw new Error(`Nicht zu verstehen in der Umgebung: ${[...new Set(names)].join(', ')}`)
  }
  const { APIX_DATA, DATABASE_URL, ...rest } = result.output
  return {
    database: DATABASE_URL ? { url: DATABASE_URL } : { file: join(APIX_DATA, 'apix.sqlite') },
    allowedOrigins: rest.APIX_ORIGINS,
    proxies: rest.APIX_PROXIES,
    loginByQuery: rest.APIX_LOGIN_GET,
    recordVisits: rest.APIX_VISITS,
    retentionDays: rest.APIX_VISIT_DAYS,
    timeZone: rest.APIX_TIME_ZONE,
  }
}
