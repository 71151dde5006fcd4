import { expect, test } from 'vitest'
import { assess, healthLimits, newHealth, shouldProbe, type Sample, type Verdict } from './streamHealth.ts'

type Observed = Partial<Omit<Sample, 'at'>>

/** Checks every 100 ms: each change of the result with its time, and the first check that asked for a probe. */
function observe(sample: (at: number) => Observed, until: number, startsPlaying: boolean) {
  const changes: [number, Verdict][] = []
  let probeAt: number | undefined
  let health = newHealth(0)
  let hasPlayed = startsPlaying
  for (let at = 100; at <= until; at += 100) {
    const observed = { at, position: 0, received: 0, bytesAt: 0, isClosed: false, ...sample(at) }
    const [next, verdict] = assess(health, observed, { hasPlayed })
    health = next
    if (verdict === 'playing') hasPlayed = true
    if (changes.at(-1)?.[1] !== verdict) changes.push([at, verdict])
    if (shouldProbe(health, observed, { hasPlayed })) probeAt ??= at
  }
  return { changes, probeAt }
}

/** One and a half seconds of sound, then nothing. */
const cut = (at: number) => ({
  position: Math.min(at, 1_500) / 1_000,
  received: 1.5,
  bytesAt: Math.min(at, 1_000),
})

/** A stream that is handed out in blocks of so many seconds; the position stops while none is buffered. */
function blocks(seconds: number, pace = 1, bytesFlow = true) {
  const every = (seconds * 1_000) / pace
  let position = 0
  return (at: number) => {
    const received = (Math.floor(at / every) + 1) * seconds
    position = Math.min(position + 0.1, received)
    return { position, received, bytesAt: bytesFlow ? at : Math.floor(at / every) * every }
  }
}

test('a playing connection stays playing and is not probed', () => {
  const playing = observe(
    (at) => ({ position: at / 1_000, received: at / 1_000 + 2, bytesAt: at }),
    20_000,
    true,
  )
  expect(playing).toEqual({ changes: [[100, 'playing']], probeAt: undefined })
})

test('a cut connection is stalled when the buffer is empty, dead six seconds after the last data', () => {
  const { changes, probeAt } = observe(cut, 10_000, true)
  expect(changes).toEqual([
    [100, 'playing'],
    [1_600, 'waiting'],
    [2_100, 'stalled'],
    [7_000, 'dead'],
  ])
  expect(probeAt).toBe(1_000 + healthLimits.probe)
})

test('a connection that is known to be closed is probed at once, and dead as soon as it stalls', () => {
  const { changes, probeAt } = observe((at) => ({ ...cut(at), isClosed: at > 1_000 }), 5_000, true)
  expect(probeAt).toBe(1_100)
  expect(changes.at(-1)).toEqual([2_100, 'dead'])
})

test.each([0.3, 1, 2, 4, 20])('a healthy stream in blocks of %d s is neither probed nor dead', (seconds) => {
  for (const bytesFlow of [true, false]) {
    const { changes, probeAt } = observe(blocks(seconds, 1, bytesFlow), 124_000, true)
    expect(probeAt).toBeUndefined()
    expect(changes.map(([, verdict]) => verdict)).not.toContain('stalled')
  }
})

test('at half the bit rate a connection stalls, and is neither probed nor dead', () => {
  const { changes, probeAt } = observe(blocks(2, 0.5), 60_000, true)
  expect(probeAt).toBeUndefined()
  const verdicts = changes.map(([, verdict]) => verdict)
  expect(verdicts).toContain('stalled')
  expect(verdicts).not.toContain('dead')
})

test('a connection that had long gaps before is given longer ones', () => {
  const { probeAt } = observe(blocks(3, 0.5, false), 60_000, true)
  // The first gap is the only one that is longer than any before.
  expect(probeAt).toBeLessThan(6_000)
  const later = observe(
    (() => {
      const sample = blocks(2, 0.5, false)
      return (at: number) => (at < 30_000 ? sample(at) : { ...sample(29_900), bytesAt: 28_000 })
    })(),
    60_000,
    true,
  )
  expect(later.changes.at(-1)?.[1]).toBe('dead')
})

test('a server that does not respond is slow first, then probed, then dead', () => {
  const { changes, probeAt } = observe(() => ({}), 13_000, false)
  expect(changes).toEqual([
    [100, 'waiting'],
    [healthLimits.slow, 'slow'],
    [healthLimits.connect, 'dead'],
  ])
  expect(probeAt).toBe(healthLimits.probeStart)
})

test('a slow start with arriving bytes is not probed', () => {
  expect(observe((at) => ({ bytesAt: at }), 20_000, false).probeAt).toBeUndefined()
})

test('without a reported buffer the connection is not probed while the position advances', () => {
  expect(observe((at) => ({ position: at / 1_000 }), 8_000, true).probeAt).toBeUndefined()
})
