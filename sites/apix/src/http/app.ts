import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { httpOnly } from '../contract.ts'
import { clientAddress, limitKeys } from './clientAddress.ts'
import type { ApixEnv } from './context.ts'
import type { Log } from './log.ts'
import { Refusal, tooLarge } from './Refusal.ts'
import { failureEntry, refusalFor, refusalHeaders } from './refusalFor.ts'
import { maxBodySize } from './requestBody.ts'
import { sameOrigin } from './sameOrigin.ts'
import { maxHeaderSize } from './serverLimits.ts'

interface AppOptions {
  readonly isHealthy: () => Promise<boolean>
  readonly root: string
  readonly log: Log
  readonly now: () => number
  readonly proxies: number
  readonly allowedOrigins: readonly string[]
  readonly loginByQuery: boolean
  readonly httpOnlyCookie: boolean
  readonly record: boolean
  readonly auth: Hono<ApixEnv>
  readonly visits: Hono<ApixEnv>
}

const maxAddressSize = 2 * 1024

/** No caching, no framing, no referrer. */
export const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const sizeOf = (all: Headers) => {
  let size = 0
  for (const [name, value] of all) size += name.length + value.length + 4
  return size
}

/** Refuses a body that says it is too long; one that does not say its length is cut off in `readBody`. */
const limitBody = createMiddleware<ApixEnv>((context, next) => {
  if (Number(context.req.header('content-length') ?? 0) > maxBodySize) throw tooLarge()
  return next()
})

/** The Hono app below the API root: headers, log, errors and limits around the routes. */
export function createApp(options: AppOptions): Hono<ApixEnv> {
  const { isHealthy, root, log, now, proxies, allowedOrigins, loginByQuery, httpOnlyCookie } = options
  const { record, auth, visits } = options
  const login = loginByQuery ? ['post', 'get'] : ['post']
  const everyHeader = Object.entries({ ...securityHeaders, 'apix-login': login.join(', ') })

  const app = new Hono<ApixEnv>()

  app.use('*', async (context, next) => {
    const began = performance.now()
    // Set before the response exists: Hono would copy a finished one for each header.
    for (const [name, value] of everyHeader) context.header(name, value)
    await next()
    const route = routePath(context, -1)
    log({
      time: new Date(now()).toISOString(),
      level: context.res.status >= 500 ? 'error' : 'info',
      event: 'request',
      method: context.req.method,
      route: route.endsWith('*') ? '*' : route,
      status: context.res.status,
      milliseconds: Math.round((performance.now() - began) * 10) / 10,
    })
  })

  app.onError((error, context) => {
    const refusal = refusalFor(error)
    const failure = failureEntry(error, now())
    if (failure) log(failure)
    return context.json({ error: refusal.code }, refusal.status, refusalHeaders(refusal))
  })
  app.notFound((context) => context.json({ error: 'not-found' }, 404))

  if (allowedOrigins.length > 0)
    app.use(
      '*',
      cors({
        origin: [...allowedOrigins],
        credentials: true,
        allowMethods: ['GET', 'POST'],
        allowHeaders: ['authorization', 'content-type'],
        exposeHeaders: ['apix-login', 'retry-after'],
        maxAge: 600,
      }),
    )

  app.use('*', async (context, next) => {
    if (context.req.url.length > maxAddressSize) throw new Refusal(414, 'address-too-long')
    const headerSize = context.env?.headerSize ?? sizeOf(context.req.raw.headers)
    if (headerSize > maxHeaderSize) throw new Refusal(431, 'headers-too-large')
    const forwardedFor = context.req.header('x-forwarded-for')
    context.set('limitKeys', limitKeys(clientAddress(context.env?.peer, forwardedFor, proxies)))
    await next()
  })
  const guarded = [sameOrigin({ allowedOrigins }), limitBody] as const
  const api = new Hono<ApixEnv>()
  api.on(['GET', 'POST'], '/auth/login', ...guarded)
  api.on('POST', ['/auth/logout', '/auth/sessions/end-others', '/visitor'], ...guarded)
  api.get('/', (context) =>
    context.json({ login, visits: record, ...(httpOnlyCookie && { cookie: httpOnly }) }),
  )
  api.get('/health', async (context) => {
    if (!(await isHealthy())) throw new Refusal(503, 'unavailable', 10)
    return context.json({ status: 'ok' })
  })
  api.route('/auth', auth)
  api.route('/', visits)
  app.route(root, api)
  return app
}
