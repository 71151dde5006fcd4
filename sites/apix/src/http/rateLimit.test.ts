import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { createRateLimit } from './rateLimit.ts'

const outcome = (act: () => void) => {
  try {
    act()
    return 'allowed'
  } catch (error) {
    return error
  }
}

test('tells how long to wait, to the second', () => {
  let at = 0
  const limit = createRateLimit({ attempts: 1, seconds: 60 }, () => at)
  limit.take('a')
  at = 500
  expect(outcome(() => limit.take('a'))).toMatchObject({ status: 429, retryAfter: 60 })
  at = 59_999
  expect(outcome(() => limit.take('a'))).toMatchObject({ status: 429, retryAfter: 1 })
  at = 60_000
  expect(outcome(() => limit.take('a'))).toBe('allowed')
})

test.prop([fc.array(fc.record({ key: fc.constantFrom('a', 'b'), wait: fc.nat(2_000) }), { maxLength: 60 })])(
  'never allows more in one window than it may',
  (events) => {
    let at = 0
    const limit = createRateLimit({ attempts: 3, seconds: 5 }, () => at)
    const allowed: Record<string, number[]> = { a: [], b: [] }
    for (const { key, wait } of events) {
      at += wait
      if (outcome(() => limit.take(key)) === 'allowed') allowed[key]!.push(at)
    }
    // Windows can be adjacent, so at most twice the limit fits into the length of one.
    for (const times of Object.values(allowed))
      for (const time of times)
        expect(times.filter((other) => other >= time && other < time + 5_000).length).toBeLessThanOrEqual(6)
  },
)

test('what is given back can be taken again', () => {
  const limit = createRateLimit({ attempts: 1, seconds: 60 }, () => 0)
  limit.take('a')
  limit.giveBack('a')
  limit.giveBack('a')
  limit.giveBack('unknown')
  expect(outcome(() => limit.take('a'))).toBe('allowed')
  expect(outcome(() => limit.take('a'))).toMatchObject({ status: 429 })
})

test('a flood of keys does not fill the memory, and the last 20,000 are remembered', () => {
  const limit = createRateLimit({ attempts: 1, seconds: 60 }, () => 0)
  for (let i = 0; i < 120_000; i += 1) {
    limit.take(`key ${i}`)
    if (limit.size > 50_001) throw new Error(`${limit.size} keys`)
    if (i % 100 === 0 && i >= 20_000)
      expect(outcome(() => limit.take(`key ${i - 20_000}`))).toMatchObject({ status: 429 })
  }
  expect(outcome(() => limit.take('key 119999'))).toMatchObject({ status: 429 })
})

test('a key keeps its count when the older keys are dropped', () => {
  const limit = createRateLimit({ attempts: 2, seconds: 60 }, () => 0)
  limit.take('a')
  for (let i = 0; i < 30_000; i += 1) limit.take(`key ${i}`)
  limit.take('a')
  expect(outcome(() => limit.take('a'))).toMatchObject({ status: 429 })
})
