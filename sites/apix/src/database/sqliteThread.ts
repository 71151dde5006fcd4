import { once } from 'node:events'
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite'
import { Worker } from 'node:worker_threads'

export interface SqliteStatement {
  readonly sql: string
  readonly parameters: SQLInputValue[]
}

/** One statement, or several in a transaction of their own. */
export type SqliteRequest = { readonly id: number } & (
  | { readonly statement: SqliteStatement }
  | { readonly transaction: readonly SqliteStatement[] }
)

export interface SqliteResult {
  readonly rows: Array<Record<string, SQLOutputValue>>
  readonly changes?: number
  readonly lastInsertRowid?: number
}

export type SqliteReply = { readonly id: number } & (
  | { readonly result: SqliteResult }
  | { readonly error: { readonly message: string; readonly errcode: number } }
)

const busy = 5
const locked = 6
/** SQLITE_ERROR, which stands for a thread that ended as well. */
const failed = 1

/** An error of SQLite; `errcode` is its extended result code. */
export class SqliteError extends Error {
  override readonly name = 'SqliteError'
  readonly errcode: number
  readonly code: string

  constructor(message: string, errcode: number) {
    super(message)
    this.errcode = errcode
    this.code = `SQLITE_${errcode & 0xff}`
  }

  /** Whether another connection holds the lock that the statement needs. */
  get isBusy(): boolean {
    return [busy, locked].includes(this.errcode & 0xff)
  }
}

const isInput = (value: unknown): value is SQLInputValue =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'bigint' ||
  ArrayBuffer.isView(value)

interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

const checked = ({ sql, parameters }: Statement): SqliteStatement => ({
  sql,
  parameters: parameters.map((value) => {
    if (isInput(value)) return value
    throw new SqliteError(`a parameter of the type ${typeof value}`, failed)
  }),
})

/** Statements of one SQLite file, run one after the other in a thread of their own. */
export interface SqliteThread {
  /** @throws {SqliteError} */
  readonly run: (sql: string, parameters: readonly unknown[]) => Promise<SqliteResult>
  /** Runs statements in a transaction, with one message to the thread. @throws {SqliteError} */
  readonly runTogether: (statements: readonly Statement[]) => Promise<void>
  /** Rises with each thread: a transaction of one that died is not continued in the next. */
  readonly generation: () => number
  readonly close: () => Promise<void>
}

/** Starts the thread. A thread that dies is started anew with the next statement. */
export function startSqliteThread(file: string): SqliteThread {
  let worker: Worker | undefined
  let lastId = 0
  let generation = 0
  const pending = new Map<number, (reply: SqliteReply) => void>()

  function rejectAll(message: string) {
    const settle = [...pending]
    pending.clear()
    for (const [id, resolve] of settle) resolve({ id, error: { message, errcode: failed } })
  }

  function start() {
    generation += 1
    const started = new Worker(new URL('sqliteWorker.ts', import.meta.url), { workerData: file })
    started.on('message', (reply: SqliteReply) => {
      pending.get(reply.id)?.(reply)
      pending.delete(reply.id)
    })
    const gone = (message: string) => {
      if (worker === started) worker = undefined
      rejectAll(message)
    }
    started.on('error', (error) => gone(`the database thread failed: ${String(error)}`))
    started.on('exit', () => gone('the database thread has ended'))
    return started
  }

  worker = start()

  async function send(
    message: { statement: SqliteStatement } | { transaction: readonly SqliteStatement[] },
  ): Promise<SqliteResult> {
    const id = (lastId += 1)
    worker ??= start()
    const reply = await new Promise<SqliteReply>((resolve) => {
      pending.set(id, resolve)
      worker?.postMessage({ ...message, id })
    })
    if ('error' in reply) throw new SqliteError(reply.error.message, reply.error.errcode)
    return reply.result
  }

  return {
    generation: () => generation,
    run: async (sql, parameters) => send({ statement: checked({ sql, parameters }) }),
    async runTogether(statements) {
      await send({ transaction: statements.map(checked) })
    },
    async close() {
      if (!worker) return
      const exited = once(worker, 'exit')
      worker.postMessage('close')
      await exited
    },
  }
}
