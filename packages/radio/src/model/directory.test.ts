import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { readSearchResults, searchPath } from './directory.ts'

const entry = {
  name: '  Radio \n Werkstatt ',
  url: 'http://a.example/list.pls',
  url_resolved: 'https://a.example/live',
  homepage: 'https://a.example',
  codec: 'MP3',
  bitrate: 128,
  countrycode: 'DE',
}

test('a search result has the known details of its entry', () => {
  expect(readSearchResults([entry])).toEqual([
    {
      host: 'Radio Werkstatt',
      streamUrl: 'https://a.example/live',
      volume: 1,
      website: 'https://a.example/',
      details: 'DE · MP3 · 128 kbit/s',
    },
  ])
})

test('only https streams are listed, without duplicates, also from entries with invalid fields', () => {
  const found = readSearchResults([
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

test('the search text is encoded as one parameter', () => {
  const { searchParams } = new URL(searchPath('a&b=c d'), 'https://x.example')
  expect(searchParams.get('name')).toBe('a&b=c d')
  expect(searchParams.get('is_https')).toBe('true')
})

test.prop([fc.anything()])('reading a response never throws', (data) => {
  expect(Array.isArray(readSearchResults(data))).toBe(true)
})
