import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { radioSlice as slice, type RadioData } from './storage.ts'

test.prop([fc.anything()])('decoding never throws', (data) => {
  slice.decode(data)
})

test('what was stored is read as it was', () => {
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

test('missing and damaged parts get defaults', () => {
  expect(slice.decode({})).toEqual(slice.defaults())
  expect(slice.decode({ selected: -1, volumes: { x: 3 }, presets: 'none', settings: 7 })).toEqual(
    slice.defaults(),
  )
})

test('a station that cannot be played is left out, an empty list is none', () => {
  const good = { host: 'Eins', volume: 1, streamUrl: 'https://example.org/live' }
  const presets = [good, { ...good, streamUrl: 'http://example.org/live' }, { host: '' }, null]
  expect(slice.decode({ presets })?.presets).toEqual([good])
  expect(slice.decode({ presets: [] })?.presets).toBeNull()
})

test('what is no record cannot be read', () => {
  expect(slice.decode('radio')).toBeUndefined()
})
