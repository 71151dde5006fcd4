import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { listings, searchPath } from './directory.ts'

const entry = {
  name: '  Radio \n Werkstatt ',
  url: 'http://a.example/list.pls',
  url_resolved: 'https://a.example/live',
  homepage: 'https://a.example',
  codec: 'MP3',
  bitrate: 128,
  countrycode: 'DE',
}

test('an entry becomes a station with what is known of it', () => {
  expect(listings([entry])).toEqual([
    {
      host: 'Radio Werkstatt',
      streamUrl: 'https://a.example/live',
      volume: 1,
      website: 'https://a.example/',
      details: 'DE · MP3 · 128 kbit/s',
    },
  ])
})

test('only https streams are listed, each once, damaged fields or not', () => {
  const found = listings([
    { ...entry, url_resolved: 'http://a.example/live' },
    entry,
    { ...entry, name: 'Doppelt' },
    { ...entry, name: '', url_resolved: 'https://b.example' },
    { name: 'Karg', url: 'https://c.example/live', codec: 7, homepage: 'javascript:alert(1)' },
  ])
  expect(found.map(({ host }) => host)).toEqual(['Radio Werkstatt', 'Karg'])
  expect(found[1]).toMatchObject({ details: '' })
  expect(found[1]).not.toHaveProperty('website')
})

test('the name searched for is one parameter, whatever stands in it', () => {
  const { searchParams } = new URL(searchPath('a&b=c d'), 'https://x.example')
  expect(searchParams.get('name')).toBe('a&b=c d')
  expect(searchParams.get('is_https')).toBe('true')
})

test.prop([fc.anything()])('no answer makes it throw', (data) => {
  expect(Array.isArray(listings(data))).toBe(true)
})
