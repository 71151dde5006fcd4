import { expect, test, vi } from 'vitest'
import type { RadioData } from './radioData.ts'
import { add, move, remove, replace, selectedStation, stationsOf, withVolume } from './presets.ts'
import { defaultStations, type Station } from './station.ts'
import { maxStations } from './stationList.ts'
import { radioSlice } from '../storage.ts'

const station = (host: string): Station => ({
  host,
  volume: 1,
  streamUrl: `https://example.org/${encodeURIComponent(host)}`,
})
const hosts = (data: RadioData | undefined) => data && stationsOf(data).map(({ host }) => host)
const base = radioSlice.defaults()
const own: RadioData = { ...base, presets: ['A', 'B', 'C'].map(station) }

test('two tabs that each add a station keep both', () => {
  const merged = radioSlice.merge?.(base, add(base, [station('One')]), add(base, [station('Two')]))
  expect(hosts(merged)).toEqual([...defaultStations.map(({ host }) => host), 'One', 'Two'])
})

test('a removed station stays removed beside an added one', () => {
  expect(hosts(radioSlice.merge?.(own, remove(own, 0), add(own, [station('D')])))).toEqual(['B', 'C', 'D'])
})

test('the station that was selected here stays selected, at its new place', () => {
  const mine = { ...own, selected: 2 }
  const merged = radioSlice.merge?.(own, mine, remove(own, 0))
  expect(merged && selectedStation(merged).host).toBe('C')
  const theirs = radioSlice.merge?.(own, add(own, [station('D')]), { ...move(own, 1, 0), selected: 0 })
  expect(theirs && selectedStation(theirs).host).toBe('B')
})

test('volumes of different stations are both kept', () => {
  const louder = withVolume(own, 0.3)
  const other = withVolume({ ...own, selected: 1 }, 0.5)
  expect(radioSlice.merge?.(own, louder, other)?.volumes).toEqual({
    [station('A').streamUrl]: 0.3,
    [station('B').streamUrl]: 0.5,
  })
})

test('default stations stay the default ones while nobody has changed them', () => {
  expect(radioSlice.merge?.(base, withVolume(base, 0.3), { ...base, selected: 3 })?.presets).toBeNull()
})

test('an edit that is left out is told', () => {
  const onLost = vi.fn<() => void>()
  const renamed = (host: string) => replace(own, 0, { ...station('A'), host })
  expect(hosts(radioSlice.merge?.(own, renamed('Mine'), renamed('Theirs'), onLost))?.[0]).toBe('Mine')
  expect(onLost).toHaveBeenCalledOnce()
  const many = (name: string) => Array.from({ length: maxStations - 3 }, (_, at) => station(`${name} ${at}`))
  const full = radioSlice.merge?.(own, add(own, many('One')), add(own, many('Two')), onLost)
  expect(hosts(full)).toHaveLength(maxStations)
  expect(onLost).toHaveBeenCalledTimes(2)
})

test('an import adds stations to the list that is there', () => {
  expect(hosts(radioSlice.merge?.(undefined, { ...base, presets: [station('D')] }, own))).toEqual([
    'D',
    'A',
    'B',
    'C',
  ])
  expect(hosts(radioSlice.merge?.(undefined, own, base))).toEqual(['A', 'B', 'C'])
})
