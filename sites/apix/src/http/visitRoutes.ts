import { Hono } from 'hono'
import type { Database } from '../database/schema.ts'
import { countsByDayAndRoute, visitStats } from '../visits/visitCounts.ts'
import { dayLength, listVisits } from '../visits/visits.ts'
import type { RecordVisit } from '../visits/visitRecorder.ts'
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
  readonly recordVisit: RecordVisit
}

export function visitRoutes(options: VisitOptions): Hono<ApixEnv> {
  const { db, now, dayOf, record, limit, recordVisit } = options
  const since = (days: number) => dayOf(now() - (days - 1) * dayLength)
  const adminOnly = signedIn(db, now, ['admin'])

  return new Hono<ApixEnv>()
    .post('/visitor', async (context) => {
      const unwanted = context.req.header('dnt') === '1' || context.req.header('sec-gpc') === '1'
      if (!record || unwanted) return context.body(null, 204)
      limit.take(context.var.limitKeys)
      await recordVisit(await readBody(context.req, ['json', 'text'], visitSchema))
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
