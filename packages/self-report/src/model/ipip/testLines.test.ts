import { expect, test } from 'vitest'
import { heightOf, timeAxis } from '../trend.ts'
import { domains, scoreTest } from './score.ts'
import { testLines } from './testLines.ts'

const run = (id: string, date: '2026-01-01' | '2026-06-01', answers: string) => ({
  id,
  date,
  answers,
  note: '',
  open: false,
})

test('a line of means for each scale; too few answers leave a point out', () => {
  const tests = [
    run('a', '2026-01-01', '4'.repeat(120)),
    run('b', '2026-06-01', '3'.repeat(30).padEnd(120, '-')),
  ]
  const lines = testLines(domains, tests, timeAxis(tests.map(({ date }) => date)))
  expect(lines.map(({ scale }) => scale)).toEqual([...domains])
  for (const { scale, means, points } of lines) {
    const mean = scoreTest('4'.repeat(120)).get(scale)?.mean ?? 0
    expect(means).toEqual([{ date: '2026-01-01', mean }])
    expect(points).toEqual([{ x: 2, y: heightOf(mean, 5), rating: 'a' }])
  }
})
