import { attempt } from '../attempt.ts'

/** The value of a JSON text; `undefined` when it is not JSON. */
export const parsed = (text: string): unknown => attempt(() => JSON.parse(text) as unknown)
