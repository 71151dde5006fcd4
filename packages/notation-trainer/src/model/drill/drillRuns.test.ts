import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import type { DrillRun } from '../trainerData.ts'
import { bestOfKind, keptOfKind, runsOfKind, withRun } from './drillRuns.ts'

const run = (change: Partial<DrillRun> = {}): DrillRun => ({
  mode: 'write',
  notation: 'german',
  form: 'short',
  at: 1,
  value: 9000,
  errors: 0,
  hinted: false,
  ...change,
})

test('times are better when lower, sprints when higher; with an answer shown a run is no best one', () => {
  const times = [run({ at: 1, value: 9 }), run({ at: 2, value: 7, hinted: true }), run({ at: 3, value: 8 })]
  expect(bestOfKind(times, run())?.at).toBe(3)
  const sprints = [run({ mode: 'find', at: 1, value: 9 }), run({ mode: 'find', at: 2, value: 12 })]
  expect(bestOfKind(sprints, run({ mode: 'find' }))?.value).toBe(12)
  expect(bestOfKind(times, run({ form: 'long' }))).toBeUndefined()
})

test('each notation, each form and each dictated game has values of its own', () => {
  const kinds = [
    run(),
    run({ notation: 'english' }),
    run({ form: 'long' }),
    run({ mode: 'dictation', name: 'Eine' }),
    run({ mode: 'dictation', name: 'Andere' }),
  ]
  const all = kinds.reduce<readonly DrillRun[]>(withRun, [])
  for (const kind of kinds) expect(runsOfKind(all, kind)).toEqual([kind])
})

test.prop([fc.array(fc.record({ value: fc.nat(), hinted: fc.boolean() }), { maxLength: 60 })])(
  'of each kind the last runs and the best one are kept',
  (results) => {
    const runs = results.map((result, at) => run({ ...result, at }))
    const kept = runs.reduce<readonly DrillRun[]>(withRun, [])
    expect(bestOfKind(kept, run())?.value).toBe(bestOfKind(runs, run())?.value)
    expect(kept.slice(-keptOfKind)).toEqual(runs.slice(-keptOfKind))
    expect(kept.length).toBeLessThanOrEqual(keptOfKind + 1)
  },
)
