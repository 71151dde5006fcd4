// The thread that owns the SQLite file: a slow disk, a large statement or a lock of another program
// stops this thread and not the one that answers requests.
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { SqliteReply, SqliteRequest, SqliteResult, SqliteStatement } from './sqliteThread.ts'

/** Above this the oldest prepared statement is forgotten. */
const mostStatements = 100

/** How long the switch to the write-ahead log at the start waits for another program. */
const openTimeout = 15_000

function open(file: string) {
  const database = new DatabaseSync(file, { timeout: openTimeout })
  database.exec('pragma journal_mode = wal; pragma synchronous = normal')
  // From here on the caller waits for locks: see `SqliteConnection`.
  database.exec('pragma busy_timeout = 0')
  return database
}

const database = open(String(workerData))
const statements = new Map<string, StatementSync>()

function prepare(sql: string): StatementSync {
  const known = statements.get(sql)
  if (known) return known
  const statement = database.prepare(sql)
  statements.set(sql, statement)
  const [oldest] = statements.keys()
  if (oldest !== undefined && statements.size > mostStatements) statements.delete(oldest)
  return statement
}

function execute({ sql, parameters }: SqliteStatement): SqliteResult {
  const statement = prepare(sql)
  if (statement.columns().length > 0) return { rows: statement.all(...parameters) }
  const { changes, lastInsertRowid } = statement.run(...parameters)
  return { rows: [], changes: Number(changes), lastInsertRowid: Number(lastInsertRowid) }
}

function executeTogether(statements: readonly SqliteStatement[]): SqliteResult {
  database.exec('begin immediate')
  try {
    for (const statement of statements) execute(statement)
    database.exec('commit')
  } catch (error) {
    // On a full disk SQLite has rolled back already.
    if (database.isTransaction) database.exec('rollback')
    throw error
  }
  return { rows: [] }
}

function reply(request: SqliteRequest): SqliteReply {
  const { id } = request
  try {
    const result = 'statement' in request ? execute(request.statement) : executeTogether(request.transaction)
    return { id, result }
  } catch (error) {
    const errcode =
      error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 1
    return { id, error: { message: String(error), errcode } }
  }
}

parentPort?.on('message', (request: SqliteRequest | 'close') => {
  if (request !== 'close') return parentPort?.postMessage(reply(request))
  statements.clear()
  database.close()
  return parentPort?.close()
})
