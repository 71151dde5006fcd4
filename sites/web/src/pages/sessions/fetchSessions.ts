import * as v from 'valibot'
import { endpoint, privateCall } from '../../session/api.ts'

const session = v.looseObject({
  /** ISO 8601. */
  createdAt: v.string(),
  expiresAt: v.string(),
  /** Browser and system; empty when unknown. */
  agent: v.string(),
  /** Whether it is the one of this browser. */
  current: v.boolean(),
})
const listSchema = v.looseObject({ sessions: v.array(session) })
const endedSchema = v.looseObject({ ended: v.number() })

export type SessionEntry = v.InferOutput<typeof session>

/** The sessions of the user, newest first; `undefined` where the backend has no list. Throws when unreachable. */
export async function fetchSessions(): Promise<readonly SessionEntry[] | undefined> {
  const response = await fetch(endpoint('/auth/sessions'), privateCall())
  if (response.status === 404 || response.status === 405) return undefined
  if (!response.ok) throw new Error(`sessions: ${response.status}`)
  return v.parse(listSchema, await response.json()).sessions
}

/** Ends every session of the user but this one. @returns how many @throws when that failed */
export async function endOtherSessions(): Promise<number> {
  const response = await fetch(endpoint('/auth/sessions/end-others'), { ...privateCall(), method: 'POST' })
  if (!response.ok) throw new Error(`sessions: ${response.status}`)
  return v.parse(endedSchema, await response.json()).ended
}
