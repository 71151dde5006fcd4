import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { secondsOfLastWeek } from './lastWeek.ts'
import { mergeSessions } from './log.ts'
import { withSession } from './withSession.ts'

const session = (start: number, seconds = 60) => ({ start, seconds, exercise: 'circle' })
const logs = fc
  .uniqueArray(fc.integer({ min: 1, max: 50 }))
  .map((starts) => starts.toSorted((a, b) => b - a).map((start) => session(start)))

test('the newest session comes first, a very short one is left out', () => {
  const log = withSession(withSession([], session(1)), session(2))
  expect(log.map(({ start }) => start)).toEqual([2, 1])
  expect(withSession(log, session(3, 4))).toEqual(log)
})

test('a session that goes on has one entry', () => {
  const log = withSession(withSession([session(2)], session(9, 30)), session(9, 75))
  expect(log).toEqual([session(9, 75), session(2)])
})

test('the last seven days are counted from today, not from the newest session', () => {
  const daysAgo = (days: number, seconds: number) =>
    session(new Date(2026, 10, 23 - days, 12).getTime(), seconds)
  expect(secondsOfLastWeek([daysAgo(8, 600)], '2026-11-23')).toBe(0)
  expect(secondsOfLastWeek([daysAgo(6, 60), daysAgo(7, 600)], '2026-11-23')).toBe(60)
})

test.prop([logs, logs])('what two tabs add is kept whole', (mine, theirs) => {
  const merged = mergeSessions([], mine, theirs)
  const starts = new Set([...mine, ...theirs].map(({ start }) => start))
  expect(merged.map(({ start }) => start)).toEqual([...starts].toSorted((a, b) => b - a))
})

test.prop([logs, fc.integer({ min: 0, max: 49 })])('what one tab removes stays removed', (base, index) => {
  const removed = base[index % Math.max(1, base.length)]
  const mine = base.filter((entry) => entry !== removed)
  expect(mergeSessions(base, mine, base)).toEqual(mine)
  expect(mergeSessions(base, base, mine)).toEqual(mine)
})
