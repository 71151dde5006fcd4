import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { readStations, toJson, toM3u } from './stationFile.ts'
import { eightStations } from './station.ts'

test('a JSON file comes back as it went', () => {
  expect(readStations(toJson(eightStations))).toEqual({ stations: eightStations, skipped: 0 })
})

test('an M3U file comes back with names and addresses', () => {
  const { stations } = readStations(`\uFEFF${toM3u(eightStations).replaceAll('\n', '\r\n')}`)
  expect(stations.map(({ host, streamUrl }) => [host, streamUrl])).toEqual(
    eightStations.map(({ host, streamUrl }) => [host, streamUrl]),
  )
})

test('a PLS file, with a title here and none there', () => {
  const file = [
    '[playlist]',
    'NumberOfEntries=3',
    'File1=https://a.example/live',
    'Title1=Radio A',
    'File2=https://www.b.example/stream',
    'File3=http://c.example/old',
  ].join('\n')
  expect(readStations(file)).toEqual({
    stations: [
      { host: 'Radio A', volume: 1, streamUrl: 'https://a.example/live' },
      { host: 'b.example', volume: 1, streamUrl: 'https://www.b.example/stream' },
    ],
    skipped: 1,
  })
})

test('a bare list of addresses will do', () => {
  expect(readStations('https://a.example/live').stations[0]?.host).toBe('a.example')
})

test('what is no list gives none', () => {
  for (const text of ['', '{', '{"stations": 4}', 'Einkaufen: Milch', '[playlist]', '[1, null, "x"]'])
    expect(readStations(text).stations).toEqual([])
})

test.prop([fc.string()])('reading never throws', (text) => {
  readStations(text)
  readStations(`[playlist]\n${text}`)
})
