import { mergeNamedList } from '@kleinzeug/storage/merge'
import type { Session } from './data.ts'

/** Sessions shorter than this are not worth an entry, in seconds. */
export const SHORTEST = 5

/** The log with a session, newest first; an entry that began at the same moment is replaced. */
export const withSession = (sessions: readonly Session[], session: Session): Session[] =>
  session.seconds < SHORTEST
    ? [...sessions]
    : [...sessions.filter(({ start }) => start !== session.start), session].toSorted(
        (a, b) => b.start - a.start,
      )

/** The logs of two tabs, newest first: what either added stays, what either removed goes. */
export const mergeSessions = (
  base: readonly Session[],
  mine: readonly Session[],
  theirs: readonly Session[],
): Session[] =>
  mergeNamedList(base, mine, theirs, ({ start }) => String(start)).toSorted((a, b) => b.start - a.start)
