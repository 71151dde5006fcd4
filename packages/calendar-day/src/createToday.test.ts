import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToday } from './createToday.ts'

const HOUR = 3_600_000
const zone = process.env['TZ']

beforeEach(() => {
  process.env['TZ'] = 'Europe/Berlin'
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59, 30) })
})
afterEach(() => {
  vi.useRealTimers()
  process.env['TZ'] = zone
})

test('turns at midnight, once, until nobody listens', () => {
  const today = createToday()
  const days: string[] = []
  const stop = today.subscribe(() => days.push(today.read()))
  vi.advanceTimersByTime(29_000)
  expect(days).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(days).toEqual(['2026-11-22'])
  vi.advanceTimersByTime(24 * HOUR)
  expect(days).toEqual(['2026-11-22', '2026-11-23'])
  stop()
  vi.advanceTimersByTime(48 * HOUR)
  expect(days).toHaveLength(2)
  expect(vi.getTimerCount()).toBe(0)
})

test('turns after sleep, in which no timer ran', () => {
  const today = createToday()
  const days: string[] = []
  today.subscribe(() => days.push(today.read()))
  vi.setSystemTime(new Date(2026, 10, 24, 8))
  vi.advanceTimersByTime(60_000)
  expect(days).toEqual(['2026-11-24'])
})

test('turns in another time zone', () => {
  vi.setSystemTime(new Date(2026, 10, 21, 20))
  const today = createToday()
  const days: string[] = []
  today.subscribe(() => days.push(today.read()))
  process.env['TZ'] = 'Pacific/Auckland'
  vi.advanceTimersByTime(60_000)
  expect(days).toEqual(['2026-11-22'])
})
