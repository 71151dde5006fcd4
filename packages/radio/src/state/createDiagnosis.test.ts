import { expect, test } from 'vitest'
import { createDiagnosis } from './createDiagnosis.ts'
import { mp3 } from './testSounds.fixtures.ts'

const station = 'https://a.example/live'
const opaque = () => Object.defineProperty(new Response(), 'type', { value: 'opaque' })
const redirect = () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })
const audio = () => new Response(new Uint8Array(mp3(50)), { headers: { 'content-type': 'audio/mpeg' } })
const missing = () => new Response('', { status: 404 })

/** A diagnosis, the time, and what the station responds: `undefined` for no response. */
function createTest(respond: (init: RequestInit | undefined) => Response | undefined) {
  const world = { respond, now: 0, requests: 0 }
  const diagnosis = createDiagnosis(
    (_url, init) => {
      world.requests += 1
      const response = world.respond(init)
      return response ? Promise.resolve(response) : Promise.reject(new TypeError('Failed to fetch'))
    },
    () => world.now,
  )
  /** A stream that is opened a second later, and fails 100 ms after that. */
  const fail = (isRepeated: boolean) => {
    world.now += 1_000
    diagnosis.opened()
    world.now += 100
    return diagnosis.find(station, station, isRepeated)
  }
  return { world, diagnosis, fail }
}

const withoutCors = (init: RequestInit | undefined) => (init?.mode === 'no-cors' ? opaque() : undefined)

test('a response to the diagnosis does not explain a stream that failed before it', async () => {
  const { fail } = createTest(withoutCors)
  expect(await fail(false)).toEqual({ reason: 'unplayable', isDoubtful: true })
  expect(await fail(true)).toEqual({ reason: 'unplayable', isDoubtful: false })
})

test('a stream opened before the response is in doubt also if its failure is noticed after it', async () => {
  const { world, diagnosis, fail } = createTest(withoutCors)
  await fail(false)
  world.now = 1_050
  diagnosis.opened()
  world.now = 1_500
  expect(await diagnosis.find(station, station, true)).toEqual({ reason: 'unplayable', isDoubtful: true })
})

test('a status tells the reason by itself', async () => {
  const { fail } = createTest(missing)
  expect(await fail(false)).toEqual({ reason: 'missing', isDoubtful: false })
})

test('audio that the diagnosis finds is no proof that it cannot be decoded', async () => {
  const { fail } = createTest(audio)
  expect(await fail(false)).toEqual({ reason: 'undecodable', isDoubtful: true })
  expect(await fail(true)).toEqual({ reason: 'undecodable', isDoubtful: false })
})

test('a redirect is in doubt after an outage only: to follow a loop costs twenty requests', async () => {
  const { fail, world } = createTest(redirect)
  expect(await fail(false)).toEqual({ reason: 'redirect', isDoubtful: false })
  const other = createTest(() => undefined)
  expect(await other.fail(false)).toEqual({ reason: 'unreachable', isDoubtful: false })
  other.world.respond = redirect
  other.world.now = 61_000
  expect(await other.fail(true)).toEqual({ reason: 'redirect', isDoubtful: true })
  expect(world.requests).toBe(1)
})

test('a reason that still holds a minute later is not doubted again', async () => {
  const { fail, world } = createTest(withoutCors)
  await fail(false)
  world.now += 61_000
  expect(await fail(true)).toEqual({ reason: 'unplayable', isDoubtful: false })
})
