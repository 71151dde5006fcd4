import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { readStations, toJson, toM3u } from './stationFile.ts'
import { defaultStations } from './station.ts'

test('a JSON file is read as it was written', () => {
  expect(readStations(toJson(defaultStations))).toMatchObject({ stations: defaultStations, skipped: [] })
})

test('an M3U file is read with the names and addresses that were written', () => {
  const { stations } = readStations(`\uFEFF${toM3u(defaultStations).replaceAll('\n', '\r\n')}`)
  expect(stations.map(({ host, streamUrl }) => [host, streamUrl])).toEqual(
    defaultStations.map(({ host, streamUrl }) => [host, streamUrl]),
  )
})

test('a PLS file with and without titles', () => {
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
    skipped: ['http://c.example/old'],
    fields: ['host'],
    isCut: false,
  })
})

test('a plain list of addresses is read', () => {
  expect(readStations('https://a.example/live').stations[0]?.host).toBe('a.example')
})

test('other content gives no stations', () => {
  for (const text of ['', '{', '{"stations": 4}', 'Einkaufen: Milch', '[playlist]', '[1, null, "x"]'])
    expect(readStations(text).stations).toEqual([])
})

test.prop([fc.string()])('reading never throws', (text) => {
  readStations(text)
  readStations(`[playlist]\n${text}`)
})
