import { mergeNamedList } from '@kleinzeug/storage/merge'
import type { Session } from './data.ts'

/** The logs of two tabs, newest first: what either added stays, what either removed goes. */
export const mergeSessions = (
  base: readonly Session[],
  mine: readonly Session[],
  theirs: readonly Session[],
): Session[] =>
  mergeNamedList(base, mine, theirs, ({ start }) => String(start)).toSorted((a, b) => b.start - a.start)
