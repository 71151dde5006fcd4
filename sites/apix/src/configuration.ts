import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { httpOnly } from './contract.ts'
import type { ApixOptions } from './createApix.ts'
import { readEnvironment, toggle, wholeNumber } from './environment.ts'

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
  APIX_PROXIES: wholeNumber(0, 0, 8),
  APIX_COOKIE: v.optional(v.picklist(['client', httpOnly]), 'client'),
  APIX_LOGIN_GET: toggle('on'),
  APIX_VISITS: toggle('on'),
  APIX_VISIT_DAYS: wholeNumber(90, 1, 3_650),
  APIX_TIME_ZONE: v.optional(v.pipe(v.string(), v.check(isTimeZone)), 'Europe/Berlin'),
})

/** Options of `createApix` from the variables of the README. Throws with names of invalid ones, never their values. */
export function configurationFrom(environment: Record<string, string | undefined>): ApixOptions {
  const { APIX_DATA, DATABASE_URL, ...rest } = readEnvironment(environmentSchema, environment)
  return {
    database: DATABASE_URL ? { url: DATABASE_URL } : { file: join(APIX_DATA, 'apix.sqlite') },
    allowedOrigins: rest.APIX_ORIGINS,
    proxies: rest.APIX_PROXIES,
    httpOnlyCookie: rest.APIX_COOKIE === httpOnly,
    loginByQuery: rest.APIX_LOGIN_GET,
    recordVisits: rest.APIX_VISITS,
    retentionDays: rest.APIX_VISIT_DAYS,
    timeZone: rest.APIX_TIME_ZONE,
  }
}
