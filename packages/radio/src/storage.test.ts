import { fc, test } from '@fast-check/vitest'
import { expect, vi } from 'vitest'
import { decodeRadioData, type RadioData } from './model/radioData.ts'
import { radioSlice as slice } from './storage.ts'

test.prop([fc.anything()])('decoding never throws', (data) => {
  slice.decode(data)
})

test('stored data is decoded unchanged', () => {
  const data: RadioData = {
    selected: 1,
    volumes: { 'https://example.org/live': 0.4 },
    presets: [
      { host: 'Eins', volume: 1, streamUrl: 'https://example.org/live', website: 'https://example.org/' },
      { host: 'Zwei', volume: 0.6, streamUrl: 'https://example.org/two' },
    ],
    settings: { pageKeys: false },
  }
  expect(slice.decode(structuredClone(data))).toEqual(data)
})

test('missing and invalid parts get defaults', () => {
  expect(slice.decode({})).toEqual(slice.defaults())
  expect(slice.decode({ selected: -1, volumes: { x: 3 }, presets: 'none', settings: 7 })).toEqual(
    slice.defaults(),
  )
})

test('an unplayable station is left out and reported; an empty list gives the default stations', () => {
  const good = { host: 'Eins', volume: 1, streamUrl: 'https://example.org/live' }
  const presets = [good, { ...good, streamUrl: 'http://example.org/live' }, { host: '' }, null]
  const rejected: [string, unknown][] = []
  const reject = (path: string, value: unknown) => rejected.push([path, value])
  expect(decodeRadioData({ presets }, reject)?.presets).toEqual([good])
  expect(rejected.map(([path]) => path)).toEqual(['/presets/1', '/presets/2', '/presets/3'])
  expect(slice.decode({ presets: [] })?.presets).toBeNull()
})

test('data that is no object cannot be decoded', () => {
  expect(slice.decode('radio')).toBeUndefined()
})

test('unknown fields are kept at every level', () => {
  const data = {
    ...slice.defaults(),
    presets: [{ host: 'Eins', volume: 1, streamUrl: 'https://example.org/live', bitrate: 128 }],
    settings: { pageKeys: true, equaliser: 'flat' },
    favourites: [1],
  }
  expect(slice.decode(structuredClone(data))).toEqual(data)
})

test('one invalid volume does not cost the others', () => {
  const reject = vi.fn<(path: string, value: unknown) => void>()
  const volumes = { 'https://example.org/live': 0.4, 'https://example.org/two': 3 }
  expect(decodeRadioData({ volumes }, reject)?.volumes).toEqual({ 'https://example.org/live': 0.4 })
  expect(reject).toHaveBeenCalledWith('/volumes/https:~1~1example.org~1two', 3)
})

test('stations beyond the maximum are reported', () => {
  const presets = Array.from({ length: 66 }, (_, n) => ({
    host: `${n}`,
    volume: 1,
    streamUrl: `https://example.org/${n}`,
  }))
  const reject = vi.fn<(path: string, value: unknown) => void>()
  expect(decodeRadioData({ presets }, reject)?.presets).toHaveLength(64)
  expect(reject).toHaveBeenCalledTimes(2)
})
