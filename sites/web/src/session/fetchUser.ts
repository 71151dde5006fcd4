import type { Role } from '@kleinzeug/apix/contract'
import { isObject } from '@kleinzeug/storage/decode'
import { endpoint, jsonObject, privateCall } from './api.ts'

export interface User {
  readonly name: string
  readonly role: Role
}

const isRole = (role: unknown): role is Role => role === 'admin' || role === 'user'

/** The user of the token cookie, if any. Throws when the server cannot be reached or answers something else. */
export async function fetchUser(): Promise<User | undefined> {
  const response = await fetch(endpoint('/auth/user'), privateCall())
  if (!response.ok) return undefined
  const { user } = await jsonObject(response)
  if (!isObject(user)) return undefined
  const { username: name, rolename: role } = user
  return typeof name === 'string' && isRole(role) ? { name, role } : undefined
}
