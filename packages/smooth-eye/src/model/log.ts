import type { Session } from './data.ts'

/** Sessions shorter than this are not worth an entry, in seconds. */
export const SHORTEST = 5

/**
 * The log, newest first, with a session or its present state: one that goes on after a pause replaces the
 * entry that began at the same moment.
 */
export const withSession = (sessions: readonly Session[], session: Session): Session[] =>
  session.seconds < SHORTEST
    ? [...sessions]
    : [...sessions.filter(({ start }) => start !== session.start), session].toSorted(
        (a, b) => b.start - a.start,
      )

/** Adds up the seconds of the sessions that began at or after a moment. */
export const secondsSince = (sessions: readonly Session[], moment: number) =>
  sessions.reduce((sum, { start, seconds }) => sum + (start >= moment ? seconds : 0), 0)

const startOf = ({ start }: Session) => start

/** The logs of two tabs: what either added stays, what either removed goes. */
export function mergeSessions(
  base: readonly Session[],
  mine: readonly Session[],
  theirs: readonly Session[],
): Session[] {
  const inBase = new Set(base.map(startOf))
  const inMine = new Set(mine.map(startOf))
  const inTheirs = new Set(theirs.map(startOf))
  const kept = mine.filter((session) => inTheirs.has(startOf(session)) || !inBase.has(startOf(session)))
  const added = theirs.filter((session) => !inMine.has(startOf(session)) && !inBase.has(startOf(session)))
  return [...kept, ...added].toSorted((a, b) => b.start - a.start)
}
