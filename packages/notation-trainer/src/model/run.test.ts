import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { openings } from './openings.ts'
import type { MadeMove } from './ply.ts'
import { attempt, countedTime, elapsed, freshRun, hintedSquares, penalty, withHint, type Run } from './run.ts'
import { checkScript } from './script.ts'
import { bestTime, withTime } from './stats.ts'
import { writeTime } from './time.ts'

const italian = checkScript(openings[0]?.script ?? '', 'german')
if (!italian.ok) throw new Error('the first opening is illegal')
const { plies } = italian.line

const wrong: MadeMove = { from: 'a2', to: 'a3' }

function go(run: Run, move: MadeMove, now: number) {
  const result = attempt(run, plies, move, now)
  if (!result) throw new Error('the run was over')
  return result
}

describe('a run', () => {
  test('starts its time at the first move and stops it at the last', () => {
    expect(elapsed(freshRun, 9999)).toBe(0)
    let run = freshRun
    const verdicts = plies.map((ply, index) => {
      const result = go(run, ply, 1000 + index * 500)
      run = result.run
      return result.verdict
    })
    expect(verdicts).toEqual(['right', 'right', 'right', 'right', 'right', 'finished'])
    expect(run).toMatchObject({ at: 6, errors: 0, bestCombo: 6 })
    expect(elapsed(run, 99_999)).toBe(2500)
    expect(attempt(run, plies, wrong, 5000)).toBeUndefined()
  })

  test('a wrong move adds an error and five seconds and nothing else', () => {
    const { run, verdict } = go(freshRun, wrong, 1000)
    expect(verdict).toBe('wrong')
    expect(run).toMatchObject({ at: 0, errors: 1, combo: 0 })
    expect(penalty(run)).toBe(5000)
  })

  test('a pawn that becomes the wrong piece is a wrong move', () => {
    const promoting = checkScript('a7-a8S', 'german', '4k3/P7/8/8/8/8/8/4K3 w - - 0 1')
    if (!promoting.ok) throw new Error('illegal')
    const queen: MadeMove = { from: 'a7', to: 'a8', promotion: 'q' }
    expect(attempt(freshRun, promoting.line.plies, queen, 0)?.verdict).toBe('wrong')
    expect(attempt(freshRun, promoting.line.plies, { ...queen, promotion: 'n' }, 0)?.verdict).toBe('finished')
  })

  test('a hint shows the piece, then its way, and marks the run', () => {
    const once = withHint(freshRun, plies)
    expect(hintedSquares(once, plies)).toEqual({ from: 'e2' })
    const twice = withHint(once, plies)
    expect(hintedSquares(twice, plies)).toEqual({ from: 'e2', to: 'e4' })
    const after = go(twice, { from: 'e2', to: 'e4' }, 0).run
    expect(hintedSquares(after, plies)).toBeUndefined()
    expect(after.hinted).toBe(true)
  })

  test.prop([fc.array(fc.boolean(), { maxLength: 40 })])(
    'counts what was right and what was wrong',
    (tries) => {
      let run = freshRun
      let errors = 0
      for (const [index, isRight] of tries.entries()) {
        const expected = plies[run.at]
        if (!expected) break
        if (!isRight) errors += 1
        run = go(run, isRight ? expected : wrong, index * 100).run
      }
      expect(run.errors).toBe(errors)
      if (run.finishedAt !== undefined) expect(countedTime(run)).toBe(elapsed(run, 0) + errors * 5000)
    },
  )
})

test('a time between two milliseconds is shown and counted as the same tenth', () => {
  const run: Run = { ...freshRun, startedAt: 0.2, finishedAt: 899.9 }
  expect([elapsed(run, 0), countedTime(run)]).toEqual([899, 899])
})

describe('the best time', () => {
  const entry = { name: 'Spanisch', textMode: false }

  test('is kept when there is none, when it is zero, and when it is lower', () => {
    let stats = withTime([], { ...entry, time: 900 })
    expect(stats).toEqual([{ ...entry, time: 900 }])
    stats = withTime(stats, { ...entry, time: 1000 })
    expect(bestTime(stats, 'Spanisch', false)).toBe(900)
    stats = withTime(stats, { ...entry, time: 800 })
    expect(stats).toEqual([{ ...entry, time: 800 }])
    expect(withTime([{ ...entry, time: 0 }], { ...entry, time: 7 })).toEqual([{ ...entry, time: 7 }])
  })

  test('is kept for the board and for text mode apart', () => {
    const stats = withTime(withTime([], { ...entry, time: 900 }), { ...entry, textMode: true, time: 4000 })
    expect(bestTime(stats, 'Spanisch', false)).toBe(900)
    expect(bestTime(stats, 'Spanisch', true)).toBe(4000)
  })
})

test.each([
  [0, '0:00,0'],
  [7449, '0:07,4'],
  [59_999, '0:59,9'],
  [750_000, '12:30,0'],
  [3_723_400, '1:02:03,4'],
])('%i ms are written %s', (ms, text) => {
  expect(writeTime(ms)).toBe(text)
})
