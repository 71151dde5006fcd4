import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { purgeDevices } from './accounts/devices.ts'
import { createHashQueue } from './accounts/hashQueue.ts'
import { defaultCost, type PasswordCost } from './accounts/passwords.ts'
import { purgeSessions } from './accounts/sessions.ts'
import { createSignIn } from './accounts/signIn.ts'
import { openDatabase, type DatabaseLocation } from './database/openDatabase.ts'
import type { Database } from './database/schema.ts'
import { createApp, securityHeaders } from './http/app.ts'
import { authRoutes } from './http/authRoutes.ts'
import { createHealthCheck } from './http/health.ts'
import { jsonLog, loggedError, type Log, type LogEntry } from './http/log.ts'
import { createAddressLimit, createRateLimit, type RateLimitRule } from './http/rateLimit.ts'
import { visitRoutes } from './http/visitRoutes.ts'
import { createVisitRecorder } from './visits/visitRecorder.ts'
import { createCalendar, dayLength, purgeVisits } from './visits/visits.ts'

/** How many attempts are allowed; further ones are answered with 429. */
export interface Limits {
  /** Logins of one address, right or wrong. */
  readonly address: RateLimitRule
  /** Wrong passwords for one user from one address. */
  readonly userAtAddress: RateLimitRule
  /** Wrong passwords for one user from all addresses together. */
  readonly user: RateLimitRule
  /** Wrong passwords from a device in which the user has signed in before. */
  readonly device: RateLimitRule
  /** Visits of one address. */
  readonly visits: RateLimitRule
}

export const defaultLimits: Limits = {
  address: { attempts: 30, seconds: 15 * 60 },
  userAtAddress: { attempts: 10, seconds: 15 * 60 },
  user: { attempts: 100, seconds: 60 * 60 },
  device: { attempts: 10, seconds: 15 * 60 },
  visits: { attempts: 120, seconds: 60 },
}

export interface ApixOptions {
  /** A SQLite file or a PostgreSQL URL. */
  readonly database: DatabaseLocation
  /** The path prefix of all routes. @defaultValue '/apix' */
  readonly root?: string
  /** Origins of other hosts that may call with credentials; for development. @defaultValue none */
  readonly allowedOrigins?: readonly string[]
  /** The number of own proxies in front; each appends to X-Forwarded-For. @defaultValue 0 */
  readonly proxies?: number
  /** Whether the login also takes the password in the query. @defaultValue true */
  readonly loginByQuery?: boolean
  /**
   * Whether the backend offers to set the token's cookie itself, as HttpOnly.
   * @defaultValue false: the client sets it, as the specification says
   */
  readonly httpOnlyCookie?: boolean
  /** Whether visits are recorded. @defaultValue true */
  readonly recordVisits?: boolean
  /** After how many days a visit is deleted. @defaultValue 90 */
  readonly retentionDays?: number
  /** The time zone in which visits are assigned to days. @defaultValue 'Europe/Berlin' */
  readonly timeZone?: string
  readonly limits?: Partial<Limits>
  /** @defaultValue scrypt with N = 2¹⁵, r = 8, p = 3 */
  readonly passwordCost?: PasswordCost
  /** Receives each line of the log. @defaultValue one JSON object per line to standard output */
  readonly log?: Log
  /** The clock, in milliseconds. @defaultValue Date.now */
  readonly now?: () => number
}

export interface Apix {
  /** Answers a request; never rejects. `peer` is the remote address, for the limits. */
  readonly fetch: (request: Request, peer?: string) => Promise<Response>
  /** The same for a server of node:http. Request paths must include the root. */
  readonly nodeHandler: (incoming: IncomingMessage, outgoing: ServerResponse) => void
  readonly database: Database
  /** Deletes expired visits, sessions and devices. */
  readonly purge: () => Promise<void>
  /** Purges now and then once a day. Call it when the server is listening. */
  readonly maintain: () => void
  /** Closes the database. Call it when all requests have been answered. */
  readonly close: () => Promise<void>
}

/** Few hashes run at once, so that pages are still answered during many logins. */
const hashing = { running: 2, waiting: 8 }

/**
 * Opens the database, migrates it and creates the backend. Connecting to a PostgreSQL that is not up
 * yet is retried.
 *
 * @throws when the database cannot be opened or migrated
 */
export async function createApix(options: ApixOptions): Promise<Apix> {
  const {
    database: location,
    root = '/apix',
    allowedOrigins = [],
    proxies = 0,
    loginByQuery = true,
    httpOnlyCookie = false,
    recordVisits: record = true,
    retentionDays = 90,
    timeZone = 'Europe/Berlin',
    passwordCost: cost = defaultCost,
    log = jsonLog,
    now = Date.now,
  } = options
  const limits = { ...defaultLimits, ...options.limits }
  const dayOf = createCalendar(timeZone)
  const failure = (event: LogEntry['event'], error: unknown) =>
    log({ time: new Date(now()).toISOString(), level: 'error', event, error: loggedError(error) })
  const db = await openDatabase(location, {
    onRetry: (error) => failure('database-unreachable', error),
  })

  const closing = new AbortController()

  async function purge() {
    const before = now() - retentionDays * dayLength
    await purgeVisits(db, before, dayOf(before), closing.signal)
    await purgeSessions(db, now())
    await purgeDevices(db, now())
  }
  let purging: Promise<void> | undefined
  const purgeAgain = () => {
    purging ??= purge()
      .catch((error: unknown) => failure('failure', error))
      .finally(() => {
        purging = undefined
      })
  }
  let daily: NodeJS.Timeout | undefined

  const rateLimit = (rule: RateLimitRule) => createRateLimit(rule, now)
  const app = createApp({
    isHealthy: createHealthCheck(db),
    root,
    log,
    now,
    proxies,
    allowedOrigins,
    loginByQuery,
    httpOnlyCookie,
    record,
    auth: authRoutes({
      db,
      now,
      root,
      loginByQuery,
      httpOnlyCookie,
      signIn: createSignIn({ db, cost, now, queue: createHashQueue(hashing.running, hashing.waiting) }),
      limits: {
        address: createAddressLimit(limits.address, now),
        userAtAddress: rateLimit(limits.userAtAddress),
        user: rateLimit(limits.user),
        device: rateLimit(limits.device),
      },
    }),
    visits: visitRoutes({
      db,
      now,
      dayOf,
      record,
      limit: createAddressLimit(limits.visits, now),
      recordVisit: createVisitRecorder(db, now, dayOf),
    }),
  })

  const sizeOf = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>) =>
    rawHeaders.reduce((size, text) => size + text.length + 2, 0)
  const listener = getRequestListener(
    (request, { incoming }) =>
      app.fetch(request, { peer: incoming.socket.remoteAddress, headerSize: sizeOf(incoming) }),
    {
      // The site runs in the same process and uses Node's own Request and Response.
      overrideGlobalObjects: false,
      errorHandler: () => Response.json({ error: 'invalid' }, { status: 400, headers: securityHeaders }),
    },
  )

  return {
    fetch: async (request, peer) => app.fetch(request, { peer }),
    nodeHandler: (incoming, outgoing) => {
      listener(incoming, outgoing).catch((error: unknown) => {
        failure('failure', error)
        outgoing.destroy()
      })
    },
    database: db,
    purge,
    maintain() {
      purgeAgain()
      daily ??= setInterval(purgeAgain, dayLength).unref()
    },
    async close() {
      clearInterval(daily)
      closing.abort()
      await purging
      await db.destroy()
    },
  }
}
