import type { Session } from './data.ts'

/** Sessions shorter than this are not worth an entry, in seconds. */
export const SHORTEST = 5

/** The log, newest first, with one more session. */
export const withSession = (sessions: readonly Session[], session: Session): Session[] =>
  session.seconds < SHORTEST
    ? [...sessions]
    : [...sessions, session].toSorted((a, b) => b.start - a.start)

/** Adds up the seconds of the sessions that began at or after a moment. */
export const secondsSince = (sessions: readonly Session[], moment: number) =>
  sessions.reduce((sum, { start, seconds }) => sum + (start >= moment ? seconds : 0), 0)

const keyOf = ({ start, exercise }: Session) => `${start} ${exercise}`

/** The logs of two tabs: what either added stays, what either removed goes. */
export function mergeSessions(
  base: readonly Session[],
  mine: readonly Session[],
  theirs: readonly Session[],
): Session[] {
  const inBase = new Set(base.map(keyOf))
  const inMine = new Set(mine.map(keyOf))
  const inTheirs = new Set(theirs.map(keyOf))
  const kept = mine.filter((session) => inTheirs.has(keyOf(session)) || !inBase.has(keyOf(session)))
  const added = theirs.filter((session) => !inMine.has(keyOf(session)) && !inBase.has(keyOf(session)))
  return [...kept, ...added].toSorted((a, b) => b.start - a.start)
}
