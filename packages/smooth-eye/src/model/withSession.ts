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
