import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { defaultRadioData, decodeRadioData, type RadioData } from './radioData.ts'
import {
  add,
  move,
  remove,
  replace,
  reset,
  select,
  selectedStation,
  stationsOf,
  step,
  volumeOf,
  withVolume,
} from './presets.ts'
import type { Station } from './station.ts'
import { maxStations } from './stationList.ts'

const fresh = defaultRadioData()
const swr3 = selectedStation(fresh)
const dasding = selectedStation(select(fresh, 1))
const other: Station = { host: 'Werkstatt', volume: 1, streamUrl: 'https://example.org/live' }
const hosts = (data: RadioData) => stationsOf(data).map(({ host }) => host)

test('stepping wraps around', () => {
  expect(selectedStation(step(fresh, -1)).host).toBe('Beats Radio')
  expect(selectedStation(step(step(fresh, -1), 1)).host).toBe('SWR3')
})

test('an index without a station changes nothing', () => {
  expect(select(fresh, 8)).toBe(fresh)
})

test('a volume belongs to its station, wherever it is moved', () => {
  const quiet = withVolume(fresh, 0.333)
  expect(volumeOf(quiet, swr3)).toBe(0.33)
  expect(volumeOf(quiet, dasding)).toBe(0.8)
  const moved = move(quiet, 0, 7)
  expect(volumeOf(moved, selectedStation(moved))).toBe(0.33)
  expect(volumeOf(reset(moved), swr3)).toBe(0.8)
})

test.prop([fc.nat(7), fc.nat(7), fc.nat(7)])(
  'the same station stays selected when stations move',
  (at, from, to) => {
    const chosen = select(fresh, at)
    const moved = move(chosen, from, to)
    expect(selectedStation(moved)).toEqual(selectedStation(chosen))
    expect(hosts(moved).toSorted()).toEqual(hosts(fresh).toSorted())
    expect(hosts(move(moved, to, from))).toEqual(hosts(fresh))
  },
)

test('the only station left cannot be removed', () => {
  let data = fresh
  for (let i = 0; i < 9; i += 1) data = remove(data, 0)
  expect(hosts(data)).toEqual(['Beats Radio'])
  expect(selectedStation(data).host).toBe('Beats Radio')
})

test('a replacement gets the index and the selection', () => {
  const data = replace(select(fresh, 2), 2, other)
  expect(hosts(data)[2]).toBe('Werkstatt')
  expect(selectedStation(data)).toEqual(other)
})

test('a stream is added once, up to the maximum', () => {
  expect(add(add(fresh, [other]), [other]).presets).toHaveLength(9)
  const many = Array.from({ length: 99 }, (_, n) => ({ ...other, streamUrl: `https://example.org/${n}` }))
  expect(add(fresh, many).presets).toHaveLength(maxStations)
})

test.prop([
  fc.array(fc.tuple(fc.constantFrom('move', 'remove', 'add', 'replace'), fc.nat(9), fc.nat(9)), {
    maxLength: 20,
  }),
])('every edited list can be stored and decoded', (changes) => {
  const data = changes.reduce((before, [change, a, b]) => {
    if (change === 'move') return move(before, a, b)
    if (change === 'remove') return remove(before, a)
    const station = { ...other, streamUrl: `https://example.org/${b}` }
    return change === 'add' ? add(before, [station]) : replace(before, a, station)
  }, fresh)
  expect(decodeRadioData(structuredClone(data))).toEqual(data)
  expect(stationsOf(data)).toContain(selectedStation(data))
})
