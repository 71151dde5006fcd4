import { Hono } from 'hono'
import type { Database } from '../database/schema.ts'
import { countsByDayAndRoute, visitStats } from '../visits/visitCounts.ts'
import { dayLength, listVisits } from '../visits/visits.ts'
import { createVisitWriter } from '../visits/visitWriter.ts'
import { statsQuerySchema, visitSchema, visitsQuerySchema } from '../visits/visitSchema.ts'
import { signedIn } from './authRoutes.ts'
import type { ApixEnv } from './context.ts'
import type { AddressLimit } from './rateLimit.ts'
import { checked, readBody } from './requestBody.ts'

interface VisitOptions {
  readonly db: Database
  readonly now: () => number
  readonly dayOf: (at: number) => string
  readonly record: boolean
  readonly limit: AddressLimit
}

export function visitRoutes({ db, now, dayOf, record, limit }: VisitOptions): Hono<ApixEnv> {
  const since = (days: number) => dayOf(now() - (days - 1) * dayLength)
  const write = createVisitWriter(db)
  const adminOnly = signedIn(db, now, ['admin'])

  return new Hono<ApixEnv>()
    .post('/visitor', async (context) => {
      const unwanted = context.req.header('dnt') === '1' || context.req.header('sec-gpc') === '1'
      if (!record || unwanted) return context.body(null, 204)
      limit.take(context.var.limitKeys)
      const visit = await readBody(context.req, ['json', 'text'], visitSchema)
      const at = now()
      await write({
        at,
        day: dayOf(at),
        route: visit.route,
        user_agent: visit.userAgent,
        language: visit.language,
        screen: visit.screen,
      })
      return context.body(null, 204)
    })
    .get('/visitor/stats', adminOnly, async (context) => {
      const { days } = checked(statsQuerySchema, context.req.query())
      const from = since(days)
      return context.json({ from, to: dayOf(now()), ...(await visitStats(db, from)) })
    })
    .get('/visits', adminOnly, async (context) => {
      const { days, limit: most, before } = checked(visitsQuerySchema, context.req.query())
      const [counts, page] = await Promise.all([
        countsByDayAndRoute(db, since(days)),
        listVisits(db, most, before),
      ])
      return context.json({ counts, ...page })
    })
}
