import { attempt } from './attempt.ts'

/** What a JSON text says; `undefined`: it is none. */
export const parsed = (text: string): unknown => attempt(() => JSON.parse(text) as unknown)

/** A JSON object, as opposed to a list, a scalar or null. */
export const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
