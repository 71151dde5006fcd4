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

/** How long a statement waits for the write lock of another program. */
const lockTimeout = 30_000
const shortestPause = 10
const longestPause = 250

/** Kysely's own adapter migrates one statement at a time, without a lock. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** Connections share the thread: reads go on while a write waits for another program's lock. */
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /** A write that changes nothing: other programs that migrate wait until this transaction has ended. */
  override async acquireMigrationLock(
    db: Kysely<Record<string, { id: string; is_locked: number }>>,
    { lockTable, lockRowId }: MigrationLockOptions,
  ): Promise<void> {
    await db.updateTable(lockTable).set({ is_locked: 0 }).where('id', '=', lockRowId).execute()
  }
}

/** Runs tasks one after the other; `acquire` answers with the function that lets the next one in. */
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

/** Repeats what another program's lock refuses, until that lock is gone or the time is up. */
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
  /** Set during a transaction, which has the thread to itself. */
  #release: (() => void) | undefined
  #generation = 0

  constructor(thread: SqliteThread, mutex: Mutex) {
    this.#thread = thread
    this.#mutex = mutex
  }

  async #run<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes, lastInsertRowid } = await this.#thread.run(sql, parameters)
    return {
      // Kysely leaves the type of rows to the driver's word.
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

  /** `immediate` takes the write lock at once: no statement of the transaction can then find it taken. */
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

  /** After a rollback by SQLite itself, such as on a full disk, there is none left to be done. */
  async rollback(): Promise<void> {
    try {
      await this.#run(CompiledQuery.raw('rollback'))
    } catch {
      // No transaction is active any more.
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
  // The log and the shared memory beside the file take its permissions over.
  chmodSync(file, 0o600)
}

/**
 * Node's own SQLite behind Kysely, in a thread of its own.
 *
 * Write-ahead log with `synchronous = normal`: a transaction that was committed outlives the process
 * however it ends; only a power cut can take the last moments, and never leaves the file damaged.
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
