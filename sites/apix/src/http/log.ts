/** One line of the log. It holds no address, query or header of a request, nor a path that is no route. */
export interface LogEntry {
  /** ISO 8601. */
  readonly time: string
  readonly level: 'info' | 'error'
  readonly event: 'request' | 'failure' | 'database-unreachable' | 'fatal' | 'started' | 'stopped'
  readonly method?: string
  /** The pattern of the route that answered, such as `/apix/auth/login`; `*` when there was none. */
  readonly route?: string
  readonly status?: number
  readonly milliseconds?: number
  readonly error?: LoggedError
  readonly address?: string
}

interface LoggedError {
  readonly name: string
  readonly code?: string
  readonly at: readonly string[]
}

export type Log = (entry: LogEntry) => void

/** Writes the log as one JSON object per line to standard output. */
export const jsonLog: Log = (entry) => void process.stdout.write(`${JSON.stringify(entry)}\n`)

const kindOf = (error: Error) => {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { name: error.name, ...(code && { code }) }
}

/** The kind and place of an error. Its message is left out, because it may quote what was sent. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, at: [] }
  const at = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .map((line) => line.trim())
  return { ...kindOf(error), at }
}
