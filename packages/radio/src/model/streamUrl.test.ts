import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { defaultStations } from './station.ts'
import { freshUrl, isHls, secureUrl } from './streamUrl.ts'

test('the timestamp is appended with or without a query', () => {
  expect(freshUrl('https://a.example/live', 5)).toBe('https://a.example/live?t=5')
  expect(freshUrl('https://a.example/live?x=1', 5)).toBe('https://a.example/live?x=1&t=5')
  expect(freshUrl('https://a.example/live?', 5)).toBe('https://a.example/live?t=5')
  expect(freshUrl('https://a.example/live?x=1&', 5)).toBe('https://a.example/live?x=1&t=5')
  expect(freshUrl('https://a.example/live??', 5)).toBe('https://a.example/live??&t=5')
  expect(freshUrl('https://a.example/live#top', 5)).toBe('https://a.example/live?t=5')
})

test.prop([fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.nat()])(
  'only the timestamp is added to any address',
  (address, at) => {
    const before = new URL(address)
    const after = new URL(freshUrl(address, at))
    expect(after.searchParams.getAll('t').at(-1)).toBe(String(at))
    expect(after.origin + after.pathname).toBe(before.origin + before.pathname)
    expect(after.search.startsWith(before.search)).toBe(true)
  },
)

test('only https is secure', () => {
  expect(secureUrl(' https://a.example/live ')).toBe('https://a.example/live')
  for (const text of ['http://a.example', 'javascript:alert(1)', '//a.example', 'a.example', ''])
    expect(secureUrl(text)).toBeUndefined()
})

test('an HLS playlist is recognised by its path, not by its query', () => {
  expect(isHls('https://a.example/live.m3u8?token=1')).toBe(true)
  expect(isHls('https://a.example/live.mp3?from=x.m3u8')).toBe(false)
})

test('the eight stations have the volumes of the specification and secure streams', () => {
  expect(defaultStations.map(({ volume }) => volume)).toEqual([0.8, 0.8, 1, 1, 0.6, 0.6, 1, 1])
  for (const { streamUrl } of defaultStations) expect(secureUrl(streamUrl)).toBe(streamUrl)
})
