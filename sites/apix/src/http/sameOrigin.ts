import { createMiddleware } from 'hono/factory'
import { forbidden } from './Refusal.ts'

interface SameOriginOptions {
  readonly allowedOrigins: readonly string[]
}

const hostOf = (origin: string) => URL.parse(origin)?.host

/** Refuses browser requests from another origin or a navigation (CSRF); other programs hold no cookies of a user. */
export const sameOrigin = ({ allowedOrigins }: SameOriginOptions) =>
  createMiddleware(async (context, next) => {
    const origin = context.req.header('origin')
    const site = context.req.header('sec-fetch-site')
    const allowed = origin !== undefined && allowedOrigins.includes(origin)
    const sameSite = site === undefined || site === 'same-origin'
    // Browsers omit Sec-Fetch-Site on plain http; there the host of Origin is compared.
    const sameHost = origin === undefined || hostOf(origin) === new URL(context.req.url).host
    const navigation = context.req.header('sec-fetch-mode') === 'navigate'
    if (!allowed && (!sameSite || !sameHost)) throw forbidden()
    if (navigation) throw forbidden()
    await next()
  })
