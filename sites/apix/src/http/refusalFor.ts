import { QueueFull } from '../accounts/hashQueue.ts'
import { isUnavailable } from '../database/isUnavailable.ts'
import { TooManyVisits } from '../visits/visitWriter.ts'
import { loggedError, type LogEntry } from './log.ts'
import { Refusal } from './Refusal.ts'

/** Whether Node or undici threw because the client disconnected before its body was complete. */
const isAborted = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ECONNRESET' && !('errno' in error)))

/** The refusal with which a request is answered whose handler threw an error. */
export const refusalFor = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (error instanceof QueueFull || error instanceof TooManyVisits) return new Refusal(503, 'busy', 2)
  if (isAborted(error)) return new Refusal(400, 'aborted')
  if (isUnavailable(error)) return new Refusal(503, 'unavailable', 10)
  return new Refusal(500, 'internal')
}

/** Headers of a refusal. */
export const refusalHeaders = ({ status, retryAfter }: Refusal): Record<string, string> => ({
  ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  ...(status === 401 && { 'www-authenticate': 'Bearer' }),
})

/** The line of the log for an error that is answered with 5xx, unless the handler chose that answer. */
export const failureEntry = (error: unknown, at: number): LogEntry | undefined =>
  refusalFor(error).status >= 500 && !(error instanceof Refusal)
    ? { time: new Date(at).toISOString(), level: 'error', event: 'failure', error: loggedError(error) }
    : undefined
