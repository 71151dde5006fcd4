import { createMiddleware } from 'hono/factory'
import { forbidden } from './Refusal.ts'

interface SameOriginOptions {
  readonly allowedOrigins: readonly string[]
}

const hostOf = (origin: string) => URL.parse(origin)?.host

/**
 * Refuses what a page of another origin, or an address somebody was lured to, makes a browser send.
 * Programs that are not browsers send neither header and pass: they carry nobody's cookies.
 */
export const sameOrigin = ({ allowedOrigins }: SameOriginOptions) =>
  createMiddleware(async (context, next) => {
    const origin = context.req.header('origin')
    const site = context.req.header('sec-fetch-site')
    const allowed = origin !== undefined && allowedOrigins.includes(origin)
    const sameSite = site === undefined || site === 'same-origin'
    // Browsers leave Sec-Fetch-Site out on plain http; the origin's host has to do there.
    const sameHost = origin === undefined || hostOf(origin) === new URL(context.req.url).host
    const navigation = context.req.header('sec-fetch-mode') === 'navigate'
    if (!allowed && (!sameSite || !sameHost)) throw forbidden()
    if (navigation) throw forbidden()
    await next()
  })
