import { expect, test } from 'vitest'
import { healthLimits, shouldProbe, newHealth, assess, type Sample, type Verdict } from './streamHealth.ts'

/** The results of checks every 100 ms: each change once, with its time in ms. */
function verdicts(
  sample: (at: number) => Omit<Sample, 'at'>,
  until: number,
  hasPlayed: boolean,
  failures = 0,
) {
  const changes: [number, Verdict][] = []
  let flow = newHealth(0)
  for (let at = 100; at <= until; at += 100) {
    const [next, verdict] = assess(flow, { at, ...sample(at) }, { hasPlayed, failures })
    flow = next
    if (changes.at(-1)?.[1] !== verdict) changes.push([at, verdict])
  }
  return changes
}

/** One and a half seconds of sound, then nothing. */
const cut = (at: number) => ({ position: Math.min(at, 1_500) / 1_000, received: 1.5 })
/** A stalled position while data arrives at a tenth of the bit rate. */
const trickle = (at: number) => ({ position: 0.5, received: at / 10_000 })

test('a playing connection stays playing', () => {
  expect(verdicts((at) => ({ position: at / 1_000, received: at / 1_000 + 2 }), 20_000, true)).toEqual([
    [100, 'playing'],
  ])
})

test('a cut connection is stalled when the buffer is empty, dead three seconds after the last data', () => {
  expect(verdicts(cut, 4_000, true)).toEqual([
    [100, 'playing'],
    [1_600, 'waiting'],
    [2_400, 'stalled'],
    [3_100, 'dead'],
  ])
})

test('slow data keeps the connection until the time limit', () => {
  const changes = verdicts(trickle, 15_000, true)
  expect(changes.find(([, verdict]) => verdict === 'dead')?.[0]).toBe(healthLimits.connect + 100)
})

test('a server that does not respond is slow first, then dead', () => {
  expect(verdicts(() => ({ position: 0, received: 0 }), 13_000, false)).toEqual([
    [100, 'waiting'],
    [healthLimits.slow, 'slow'],
    [healthLimits.connect, 'dead'],
  ])
  const later = verdicts(() => ({ position: 0, received: 0 }), 13_000, false, 1)
  expect(later.at(-1)).toEqual([2 * healthLimits.connect, 'dead'])
})

/** Times of the checks, every 100 ms, that asked for a probe. */
function probeTimes(sample: (at: number) => Omit<Sample, 'at'>, until: number, hasPlayed: boolean) {
  const times: number[] = []
  let flow = newHealth(0)
  for (let at = 100; at <= until; at += 100) {
    ;[flow] = assess(flow, { at, ...sample(at) }, { hasPlayed, failures: 0 })
    if (shouldProbe(flow, at, { hasPlayed })) times.push(at)
  }
  return times
}

test('a connection without data is probed just before the sound stops', () => {
  expect(probeTimes(cut, 2_000, true)[0]).toBe(1_100)
})

test('one with buffered audio or arriving data is not probed', () => {
  expect(probeTimes((at) => ({ position: at / 1_000, received: 9 }), 8_000, true)).toEqual([])
  expect(probeTimes(trickle, 5_000, true)).toEqual([])
  expect(probeTimes(() => ({ position: 0, received: 1 }), 5_000, false)).toEqual([])
})

test('without a reported buffer the connection is not probed while the position advances', () => {
  expect(probeTimes((at) => ({ position: at / 1_000, received: 0 }), 8_000, true)).toEqual([])
  expect(probeTimes((at) => ({ ...cut(at), received: 0 }), 4_000, true)[0]).toBe(2_500)
})

test('one that has received nothing at all is probed after a second', () => {
  expect(probeTimes(() => ({ position: 0, received: 0 }), 2_000, false)[0]).toBe(healthLimits.probe)
})
