import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { closeSession, findSession } from '../accounts/sessions.ts'
import { nameKey, roles } from '../accounts/users.ts'
import type { Database, Role } from '../database/schema.ts'
import { tokenOf, type ApixContext, type ApixEnv } from './context.ts'
import type { createRateLimit } from './rateLimit.ts'
import { forbidden, Refusal, unauthorized } from './Refusal.ts'
import { checked, readBody } from './requestBody.ts'

type RateLimit = ReturnType<typeof createRateLimit>

interface AuthOptions {
  readonly db: Database
  readonly now: () => number
  readonly signIn: (username: string, password: string) => Promise<string | undefined>
  /** Whether the password may come in the query, as the contract has it. */
  readonly loginByQuery: boolean
  readonly limits: {
    readonly address: RateLimit
    readonly userAtAddress: RateLimit
    readonly user: RateLimit
  }
}

const loginSchema = v.object({
  user: v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^\P{Cc}+$/u)),
  pass: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
})

/** Lets pass who is signed in, in one of some roles. */
export const signedIn = (db: Database, now: () => number, allowed: readonly Role[] = roles) =>
  createMiddleware<ApixEnv>(async (context, next) => {
    const user = await findSession(db, tokenOf(context), now())
    if (!user) throw unauthorized()
    if (!allowed.includes(user.rolename)) throw forbidden()
    context.set('user', user)
    await next()
  })

export function authRoutes({ db, now, signIn, loginByQuery, limits }: AuthOptions): Hono<ApixEnv> {
  async function login(context: ApixContext, fields: v.InferOutput<typeof loginSchema>) {
    const name = nameKey(fields.user)
    const pair = JSON.stringify([context.var.address, name])
    limits.userAtAddress.take(pair)
    limits.user.take(name)
    // Only a wrong password counts; a server that is too busy to look is not the user's fault.
    const uncount = () => {
      limits.userAtAddress.giveBack(pair)
      limits.user.giveBack(name)
    }
    let token: string | undefined
    try {
      token = await signIn(fields.user, fields.pass)
    } catch (error) {
      uncount()
      throw error
    }
    if (!token) throw unauthorized()
    uncount()
    return context.json({ token })
  }

  return new Hono<ApixEnv>()
    .use('/login', async (context, next) => {
      limits.address.take(context.var.address)
      await next()
    })
    .get('/login', (context) => {
      if (!loginByQuery) throw new Refusal(405, 'post-only')
      return login(context, checked(loginSchema, context.req.query()))
    })
    .post('/login', async (context) =>
      login(context, await readBody(context.req, ['json', 'form'], loginSchema)),
    )
    .get('/user', signedIn(db, now), (context) => context.json({ user: context.var.user }))
    .post('/logout', async (context) => {
      await closeSession(db, tokenOf(context))
      return context.body(null, 204)
    })
}
