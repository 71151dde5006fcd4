import { ConnectionLost, isUnreachable } from './postgres.ts'
import { SqliteError } from './sqliteThread.ts'

/** SQLITE_BUSY, LOCKED, READONLY, IOERR, FULL and CANTOPEN. */
const unavailable = [5, 6, 8, 10, 13, 14]

/** Whether an error means that the database cannot be used now, rather than that a statement is wrong. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof SqliteError
    ? unavailable.includes(error.errcode & 0xff)
    : error instanceof ConnectionLost || isUnreachable(error)
