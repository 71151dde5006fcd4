import { expect, test } from 'vitest'
import { flowLimits, isDoubtful, newFlow, watch, type Sample, type Verdict } from './flow.ts'

/** What the watch says of looks every 100 ms, each change once, with its time in ms. */
function verdicts(sample: (at: number) => Omit<Sample, 'at'>, until: number, sounded: boolean, failures = 0) {
  const said: [number, Verdict][] = []
  let flow = newFlow(0)
  for (let at = 100; at <= until; at += 100) {
    const [next, verdict] = watch(flow, { at, ...sample(at) }, { sounded, failures })
    flow = next
    if (said.at(-1)?.[1] !== verdict) said.push([at, verdict])
  }
  return said
}

/** A second and a half of sound, then nothing. */
const cut = (at: number) => ({ position: Math.min(at, 1_500) / 1_000, received: 1.5 })
/** A standstill while data comes in at a tenth of the pace. */
const trickle = (at: number) => ({ position: 0.5, received: at / 10_000 })

test('sound that flows is nothing to talk about', () => {
  expect(verdicts((at) => ({ position: at / 1_000, received: at / 1_000 + 2 }), 20_000, true)).toEqual([
    [100, 'moving'],
  ])
})

test('a cut connection: dry when the buffer is empty, dead three seconds after the last data', () => {
  expect(verdicts(cut, 4_000, true)).toEqual([
    [100, 'moving'],
    [1_600, 'waiting'],
    [2_400, 'still'],
    [3_100, 'dead'],
  ])
})

test('data that trickles in keeps the connection, though not for ever', () => {
  const said = verdicts(trickle, 15_000, true)
  expect(said.find(([, verdict]) => verdict === 'dead')?.[0]).toBe(flowLimits.connect + 100)
})

test('a server that does not answer is slow first, then dead', () => {
  expect(verdicts(() => ({ position: 0, received: 0 }), 13_000, false)).toEqual([
    [100, 'waiting'],
    [flowLimits.slow, 'slow'],
    [flowLimits.connect, 'dead'],
  ])
  const later = verdicts(() => ({ position: 0, received: 0 }), 13_000, false, 1)
  expect(later.at(-1)).toEqual([2 * flowLimits.connect, 'dead'])
})

/** Times at which there was doubt, at looks every 100 ms. */
function doubts(sample: (at: number) => Omit<Sample, 'at'>, until: number, sounded: boolean) {
  const times: number[] = []
  let flow = newFlow(0)
  for (let at = 100; at <= until; at += 100) {
    ;[flow] = watch(flow, { at, ...sample(at) }, { sounded, failures: 0 })
    if (isDoubtful(flow, at, { sounded })) times.push(at)
  }
  return times
}

test('a connection that brings nothing is doubted just before the sound stops', () => {
  expect(doubts(cut, 2_000, true)[0]).toBe(1_100)
})

test('one with sound in store, or data on the way, is not', () => {
  expect(doubts((at) => ({ position: at / 1_000, received: 9 }), 8_000, true)).toEqual([])
  expect(doubts(trickle, 5_000, true)).toEqual([])
  expect(doubts(() => ({ position: 0, received: 1 }), 5_000, false)).toEqual([])
})

test('a browser that does not tell what it has received is believed as long as sound flows', () => {
  expect(doubts((at) => ({ position: at / 1_000, received: 0 }), 8_000, true)).toEqual([])
  expect(doubts((at) => ({ ...cut(at), received: 0 }), 4_000, true)[0]).toBe(2_500)
})

test('one that has brought nothing at all is doubted after a second', () => {
  expect(doubts(() => ({ position: 0, received: 0 }), 2_000, false)[0]).toBe(flowLimits.doubt)
})
