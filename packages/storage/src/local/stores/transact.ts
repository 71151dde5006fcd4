import type { Work } from './mirror.ts'
import type { MirrorConnection } from './mirrorConnection.ts'

/** Runs `work` in one transaction of the mirror. Apart from the connection, because only code that is loaded later calls it. */
export const transact = <T>(
  mirror: Pick<MirrorConnection, 'use'>,
  mode: IDBTransactionMode,
  work: Work<T>,
): Promise<T | undefined> => mirror.use(({ inTransaction }) => inTransaction(mode, work))
