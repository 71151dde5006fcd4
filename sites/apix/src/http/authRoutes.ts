import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { describeAgent } from '../accounts/agent.ts'
import { findDevice, rememberDevice, type Device } from '../accounts/devices.ts'
import { closeOtherSessions, closeSession, findSession, listSessions } from '../accounts/sessions.ts'
import type { Login } from '../accounts/signIn.ts'
import { findUser, nameKey, roles } from '../accounts/users.ts'
import { httpOnly, type Role } from '../contract.ts'
import type { Database } from '../database/schema.ts'
import { tokenOf, type ApixContext, type ApixEnv } from './context.ts'
import { deleteTokenCookie, deviceCookieOf, setDeviceCookie, setTokenCookie } from './cookies.ts'
import type { AddressLimit, RateLimit } from './rateLimit.ts'
import { forbidden, Refusal, unauthorized } from './Refusal.ts'
import { checked, readBody } from './requestBody.ts'

interface AuthOptions {
  readonly db: Database
  readonly now: () => number
  readonly root: string
  readonly signIn: (username: string, password: string, agent: string) => Promise<Login | undefined>
  /** Whether the password may come in the query, as the contract has it. */
  readonly loginByQuery: boolean
  /** Whether the backend sets the token's cookie for clients that ask for it. */
  readonly httpOnlyCookie: boolean
  readonly limits: {
    readonly address: AddressLimit
    readonly userAtAddress: RateLimit
    readonly user: RateLimit
    readonly device: RateLimit
  }
}

const loginSchema = v.object({
  user: v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^\P{Cc}+$/u)),
  pass: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  cookie: v.optional(v.literal(httpOnly)),
})

type LoginFields = v.InferOutput<typeof loginSchema>

/** Lets requests of signed-in users of some roles pass. */
export const signedIn = (db: Database, now: () => number, allowed: readonly Role[] = roles) =>
  createMiddleware<ApixEnv>(async (context, next) => {
    const user = await findSession(db, tokenOf(context), now())
    if (!user) throw unauthorized()
    if (!allowed.includes(user.rolename)) throw forbidden()
    context.set('user', user)
    await next()
  })

export function authRoutes(options: AuthOptions): Hono<ApixEnv> {
  const { db, now, root, signIn, loginByQuery, httpOnlyCookie, limits } = options

  /** Counts an attempt. @returns the function that uncounts it, as only a wrong password counts */
  async function countAttempt(context: ApixContext, fields: LoginFields, device: Device | undefined) {
    const name = nameKey(fields.user)
    // A device that this user has signed in with before is limited apart: strangers who guess cannot
    // lock its owner out. It counts for no other user.
    if (device && (await findUser(db, name))?.id === device.userId) {
      limits.device.take(device.hash)
      return () => limits.device.giveBack(device.hash)
    }
    const { limitKeys } = context.var
    const pair = JSON.stringify([limitKeys.address, name])
    limits.address.take(limitKeys)
    limits.userAtAddress.take(pair)
    limits.user.take(name)
    return () => {
      limits.userAtAddress.giveBack(pair)
      limits.user.giveBack(name)
    }
  }

  async function login(context: ApixContext, fields: LoginFields) {
    const device = await findDevice(db, deviceCookieOf(context), now())
    const uncount = await countAttempt(context, fields, device)
    let session: Login | undefined
    try {
      session = await signIn(fields.user, fields.pass, describeAgent(context.req.header('user-agent')))
    } catch (error) {
      uncount()
      throw error
    }
    if (!session) throw unauthorized()
    uncount()
    const known = device?.userId === session.userId ? device : undefined
    setDeviceCookie(context, root, await rememberDevice(db, session.userId, known, now()))
    if (httpOnlyCookie && fields.cookie) {
      setTokenCookie(context, session.token)
      return context.json({ cookie: httpOnly })
    }
    deleteTokenCookie(context)
    return context.json({ token: session.token })
  }

  return new Hono<ApixEnv>()
    .get('/login', (context) => {
      if (!loginByQuery) throw new Refusal(405, 'post-only')
      return login(context, checked(loginSchema, context.req.query()))
    })
    .post('/login', async (context) =>
      login(context, await readBody(context.req, ['json', 'form'], loginSchema)),
    )
    .get('/user', signedIn(db, now), (context) => {
      const { username, rolename } = context.var.user
      return context.json({ user: { username, rolename } })
    })
    .get('/sessions', signedIn(db, now), async (context) =>
      context.json({ sessions: await listSessions(db, context.var.user.id, tokenOf(context), now()) }),
    )
    .post('/sessions/end-others', signedIn(db, now), async (context) =>
      context.json({ ended: await closeOtherSessions(db, context.var.user.id, tokenOf(context)) }),
    )
    .post('/logout', async (context) => {
      await closeSession(db, tokenOf(context))
      deleteTokenCookie(context)
      return context.body(null, 204)
    })
}
