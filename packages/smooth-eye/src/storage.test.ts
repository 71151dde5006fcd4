import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { smoothEyeSlice as slice } from './storage.ts'

test.prop([fc.anything()])('decoding never throws', (data) => {
  slice.decode(data)
})

test('missing parts get defaults', () => {
  expect(slice.decode({})).toEqual(slice.defaults())
})

test('what was stored is read as it was, unknown fields included', () => {
  const data = {
    ...slice.defaults(),
    settings: { ...slice.defaults().settings, speed: 20, eyepatch: 'left' },
    sessions: [{ start: 5, seconds: 60, exercise: 'circle', mood: 'good' }],
    remindAfter: 20,
    later: { x: 1 },
  }
  expect(slice.decode(structuredClone(data))).toEqual(data)
})

test('a session or a setting that cannot be read is reported and costs nothing else', () => {
  const rejected: string[] = []
  const data = slice.decode(
    {
      settings: { speed: 900, path: 'circle' },
      sessions: [
        { start: 'yesterday', seconds: 1, exercise: 'x' },
        { start: 5, seconds: 60, exercise: 'eight' },
      ],
    },
    (path) => rejected.push(path),
  )
  expect(data?.settings).toMatchObject({ speed: 12, path: 'circle' })
  expect(data?.sessions).toHaveLength(1)
  expect(rejected).toEqual(['/settings/speed', '/sessions/0'])
})

test('the logs of two tabs are merged, the settings are those of the newer edit', () => {
  const base = slice.defaults()
  const session = (start: number) => ({ start, seconds: 60, exercise: 'circle' })
  const merged = slice.merge?.(
    base,
    { ...base, settings: { ...base.settings, speed: 20 }, sessions: [session(2)] },
    { ...base, sessions: [session(1)] },
  )
  expect(merged?.sessions.map(({ start }) => start)).toEqual([2, 1])
  expect(merged?.settings.speed).toBe(20)
})
