import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type MigrationLockOptions,
  type QueryResult,
} from 'kysely'
import { SqliteError, startSqliteThread, type SqliteThread } from './sqliteThread.ts'

/** How long a statement waits while another process holds the write lock. */
const lockTimeout = 30_000
const shortestPause = 10
const longestPause = 250

/** Adds to Kysely's adapter for SQLite that migrations run in a transaction and under a lock. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** Connections share the thread: reads are answered while a write waits for another process's lock. */
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /** Takes the write lock, so that other processes wait with their migration until this one has ended. */
  override async acquireMigrationLock(
    db: Kysely<Record<string, { id: string; is_locked: number }>>,
    { lockTable, lockRowId }: MigrationLockOptions,
  ): Promise<void> {
    await db.updateTable(lockTable).set({ is_locked: 0 }).where('id', '=', lockRowId).execute()
  }
}

/** Creates the `acquire` function of a mutex; it resolves with the function that releases the mutex. */
function createMutex() {
  let last: Promise<unknown> = Promise.resolve()
  return async function acquire(): Promise<() => void> {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await before
    return resolve
  }
}

type Mutex = ReturnType<typeof createMutex>

const isBusy = (error: unknown) => error instanceof SqliteError && error.isBusy

/** Repeats `attempt` while another process holds the lock, for `lockTimeout` at most. */
async function untilUnlocked<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + lockTimeout
  for (let wait = shortestPause; ; wait = Math.min(wait * 2, longestPause)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
    }
    await pause(wait)
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #thread: SqliteThread
  readonly #mutex: Mutex
  /** Releases the mutex, which a transaction holds until it ends. */
  #release: (() => void) | undefined
  #generation = 0

  constructor(thread: SqliteThread, mutex: Mutex) {
    this.#thread = thread
    this.#mutex = mutex
  }

  async #run<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes, lastInsertRowid } = await this.#thread.run(sql, parameters)
    return {
      // Kysely's callers choose the row type as a type parameter; it cannot be checked here.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      rows: rows as R[],
      ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
      ...(lastInsertRowid !== undefined && { insertId: BigInt(lastInsertRowid) }),
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#release) {
      if (this.#thread.generation() !== this.#generation) throw new Error('the transaction was lost')
      return this.#run(query)
    }
    return untilUnlocked(async () => {
      const release = await this.#mutex()
      try {
        return await this.#run<R>(query)
      } finally {
        release()
      }
    })
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not supported')
  }

  /** `immediate` takes the write lock at once, so that no later statement of the transaction is busy. */
  async begin(): Promise<void> {
    await untilUnlocked(async () => {
      const release = await this.#mutex()
      try {
        await this.#run(CompiledQuery.raw('begin immediate'))
        this.#release = release
        this.#generation = this.#thread.generation()
      } catch (error) {
        release()
        throw error
      }
    })
  }

  async commit(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('commit'))
    this.#free()
  }

  /** Ignores the error when SQLite has rolled back by itself, such as on a full disk. */
  async rollback(): Promise<void> {
    try {
      await this.#run(CompiledQuery.raw('rollback'))
    } catch {
      // No transaction is active.
    }
    this.#free()
  }

  #free() {
    this.#release?.()
    this.#release = undefined
  }
}

class SqliteThreadDriver implements Driver {
  readonly #file: string
  readonly #mutex = createMutex()
  readonly #connections = new WeakMap<DatabaseConnection, SqliteConnection>()
  #thread: SqliteThread | undefined

  constructor(file: string) {
    this.#file = file
  }

  async init(): Promise<void> {
    this.#thread = startSqliteThread(this.#file)
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#thread) throw new Error('the database is closed')
    const connection = new SqliteConnection(this.#thread, this.#mutex)
    this.#connections.set(connection, connection)
    return connection
  }

  #own(connection: DatabaseConnection): SqliteConnection {
    const own = this.#connections.get(connection)
    if (!own) throw new Error('a connection of another driver')
    return own
  }

  beginTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#own(connection).begin()
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#own(connection).commit()
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#own(connection).rollback()
  }

  async releaseConnection(): Promise<void> {}

  /** Runs queries in a transaction, with one message to the thread instead of one for each. */
  async runTogether(queries: readonly CompiledQuery[]): Promise<void> {
    const thread = this.#thread
    if (!thread) throw new Error('the database is closed')
    await untilUnlocked(async () => {
      const release = await this.#mutex()
      try {
        await thread.runTogether(queries)
      } finally {
        release()
      }
    })
  }

  async destroy(): Promise<void> {
    const thread = this.#thread
    this.#thread = undefined
    await thread?.close()
  }
}

/** Makes the file, and its folder, readable by their owner alone. */
function prepareFile(file: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', 0o600))
  // SQLite creates the -wal and -shm files with the same permissions.
  chmodSync(file, 0o600)
}

/**
 * Creates the Kysely dialect for node:sqlite, which runs in a worker thread.
 *
 * Write-ahead log with `synchronous = normal`: a committed transaction survives any end of the process.
 * A power failure may undo the last transactions, but does not damage the file.
 *
 * @param file a path whose folder is made when missing, or `:memory:`
 */
export function sqliteDialect(file: string) {
  if (file !== ':memory:') prepareFile(file)
  const driver = new SqliteThreadDriver(file)
  const dialect: Dialect = {
    createAdapter: () => new Adapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
  return { dialect, runTogether: (queries: readonly CompiledQuery[]) => driver.runTogether(queries) }
}
