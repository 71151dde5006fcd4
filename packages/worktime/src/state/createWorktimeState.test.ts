import { loadUndoing } from '@kleinzeug/shell/state'
import { memoryStorage } from '@kleinzeug/storage'
import { createStore } from 'jotai'
import { beforeAll, expect, test, vi } from 'vitest'
import { dayIn, withDays, withYear } from '../model/record/edit.ts'
import type { WorkDay, WorktimeData } from '../model/record/work.ts'
import { yearWith } from '../model/record/work.fixtures.ts'
import { worktimeSlice } from '../storage.ts'
import { createWorktimeState } from './createWorktimeState.ts'

beforeAll(() => loadUndoing())

const HOUR = 3_600_000

/** A Worktime on 21 November 2026, noon, whose clock can be moved. */
function worktime(data: WorktimeData = {}) {
  const clock = { time: new Date(2026, 10, 21, 12).getTime() }
  const storage = memoryStorage(data)
  const state = createWorktimeState(storage, () => clock.time)
  const store = createStore()
  store.sub(state.account, () => {})
  const day = (date: string, hoursWorked: number): [string, WorkDay] => [date, { date, hoursWorked }]
  const enter = (date: string, hours: number) =>
    store.set(state.editDays, new Map([day(date, hours)]), 'entry')
  const hours = (date: string) => dayIn(store.get(state.data), date)?.hoursWorked
  return { clock, storage, state, store, enter, hours }
}

test('nothing is stored by looking', () => {
  const { state, store, storage } = worktime()
  store.set(state.selectYear, 2030)
  store.set(state.select, '2026-03-03')
  expect(storage.read()).toEqual({})
})

test('undo of the first entry of a year takes the year away again', () => {
  const { state, store, storage, enter } = worktime()
  enter('2026-11-21', 5)
  expect(storage.read()?.['2026']?.start).toBe('2026-11-21')
  store.set(state.undo)
  expect(storage.read()).toEqual({})
})

test('whoever follows the basis hears of an undo that finds nothing to change', () => {
  const { state, store, storage, enter } = worktime()
  enter('2026-11-20', 5)
  const before = storage.read()
  const first = store.get(state.undoable)
  enter('2026-11-21', 5)
  // Another tab has taken the second entry away.
  if (before) storage.write(before)
  let calls = 0
  store.sub(state.basis, () => calls++)
  store.set(state.undo)
  expect(storage.read()).toBe(before)
  expect(store.get(state.undoable)).toBe(first)
  expect(calls).toBeGreaterThan(0)
})

test('undo takes back the last step alone and shows its day', () => {
  const { state, store, enter, hours } = worktime()
  enter('2026-11-20', 5)
  enter('2026-11-21', 6)
  store.set(state.select, '2026-01-01')
  store.set(state.undo)
  expect(store.get(state.selected)).toBe('2026-11-21')
  expect([hours('2026-11-20'), hours('2026-11-21')]).toEqual([5, undefined])
})

test('redo does again what undo took back, in order, and shows its day', () => {
  const { state, store, enter, hours } = worktime()
  enter('2026-11-20', 5)
  enter('2026-11-21', 6)
  store.set(state.undo)
  store.set(state.undo)
  expect(hours('2026-11-20')).toBeUndefined()
  store.set(state.redo)
  expect([hours('2026-11-20'), hours('2026-11-21')]).toEqual([5, undefined])
  expect(store.get(state.selected)).toBe('2026-11-20')
  store.set(state.redo)
  expect(hours('2026-11-21')).toBe(6)
  expect(store.set(state.redo)).toBeUndefined()
  store.set(state.undo)
  expect(hours('2026-11-21')).toBeUndefined()
})

test('redo keeps what another tab has entered since; an edit ends it', () => {
  const { state, store, storage, enter, hours } = worktime()
  enter('2026-11-20', 5)
  store.set(state.undo)
  const entry = { date: '2026-05-05', hoursWorked: 3 }
  storage.write(withDays(storage.read() ?? {}, new Map([[entry.date, entry]])))
  store.set(state.redo)
  expect([hours('2026-11-20'), hours('2026-05-05')]).toEqual([5, 3])
  store.set(state.undo)
  enter('2026-11-19', 1)
  expect(store.get(state.redoable)).toBeUndefined()
})

test('redo of a deleted year and of a stopped timer', () => {
  const { clock, state, store, storage, hours } = worktime({ '2025': yearWith(2025, { '2025-02-02': 2 }) })
  store.set(state.deleteYear, 2025)
  store.set(state.undo)
  store.set(state.redo)
  expect(storage.read()).toEqual({})
  store.set(state.startTimer, clock.time - HOUR)
  store.set(state.stopTimer, clock.time)
  store.set(state.undo)
  store.set(state.redo)
  expect(hours('2026-11-21')).toBe(1)
  expect(store.get(state.timer)).toBeUndefined()
})

test('undo of an import keeps what another tab has entered since', () => {
  const { state, store, storage, hours } = worktime({ '2026': yearWith(2026, { '2026-02-02': 2 }) })
  const year = yearWith(2026, { '2026-02-02': 8, '2026-02-03': 8 })
  store.set(state.importParts, (data) => withYear(data, year), '2026-02-02', 2)
  const entry = { date: '2026-05-05', hoursWorked: 5 }
  storage.write(withDays(storage.read() ?? {}, new Map([[entry.date, entry]])))
  store.set(state.undo)
  expect([hours('2026-02-02'), hours('2026-02-03'), hours('2026-05-05')]).toEqual([2, undefined, 5])
})

test('a deleted year comes back', () => {
  const { state, store, storage } = worktime({ '2025': yearWith(2025, { '2025-02-02': 2 }) })
  const before = storage.read()
  store.set(state.deleteYear, 2025)
  expect(storage.read()).toEqual({})
  store.set(state.undo)
  expect(storage.read()).toEqual(before)
})

test('the chosen day follows the clock over midnight while it is today', async () => {
  vi.useFakeTimers()
  const { clock, state, store } = worktime()
  await vi.dynamicImportSettled()
  clock.time += 12 * HOUR
  vi.advanceTimersByTime(HOUR)
  expect(store.get(state.selected)).toBe('2026-11-22')
  vi.useRealTimers()
})

test('a timer that two tabs stop counts once', () => {
  const { clock, state, store, hours } = worktime()
  store.set(state.startTimer, clock.time)
  store.set(state.startTimer, clock.time + HOUR)
  expect(store.set(state.stopTimer, clock.time + 2 * HOUR)).toMatchObject({ status: 'stopped', minutes: 120 })
  expect(store.set(state.stopTimer, clock.time + 3 * HOUR)).toEqual({ status: 'idle' })
  expect(hours('2026-11-21')).toBe(2)
  store.set(state.undo)
  expect(hours('2026-11-21')).toBeUndefined()
  expect(store.get(state.timer)).toEqual({ startedAt: clock.time })
})

test('a day that would hold more than 24 hours keeps the timer running', () => {
  const { clock, state, store } = worktime({ '2026': yearWith(2026, { '2026-11-21': 23.5 }) })
  store.set(state.startTimer, clock.time)
  expect(store.set(state.stopTimer, clock.time + HOUR)).toEqual({ status: 'full-day', date: '2026-11-21' })
  expect(store.get(state.timer)).toBeDefined()
})

test('settings are set and removed, unknown ones stay', () => {
  const { state, store, storage } = worktime({ settings: { state: 'BE', colour: 'red' } })
  store.set(state.changeSettings, { state: undefined, hints: false })
  expect(storage.read()?.settings).toEqual({ hints: false, colour: 'red' })
})

test('there is no day beyond the calendar', () => {
  const { state, store } = worktime()
  store.set(state.selectYear, 9999)
  store.set(state.selectYear, 10_000)
  expect(store.get(state.number)).toBe(9999)
})

test('undo goes back over years, each step to its own day', () => {
  const { state, store, enter, hours } = worktime()
  enter('2024-02-29', 4)
  enter('2026-11-21', 6)
  enter('2025-12-31', 5)
  store.set(state.undo)
  expect([store.get(state.selected), hours('2025-12-31')]).toEqual(['2025-12-31', undefined])
  store.set(state.undo)
  store.set(state.undo)
  expect([store.get(state.selected), store.get(state.number), hours('2024-02-29')]).toEqual([
    '2024-02-29',
    2024,
    undefined,
  ])
  store.set(state.redo)
  expect([store.get(state.number), hours('2024-02-29')]).toEqual([2024, 4])
})

/** The balance of November's first five hours a day: nothing is owed for the months before. */
const balanceAfterFirstEntry = ({ state, store, enter }: ReturnType<typeof worktime>) => {
  enter('2026-11-21', 5)
  return store.get(state.account).balance
}

test('the account begins with the first entry, also where the year was set up before', () => {
  const target = worktime()
  target.store.set(target.state.changeYear, { hoursPerDay: 4 })
  expect(balanceAfterFirstEntry(target)).toBe(60)
  const added = worktime()
  added.store.set(added.state.addYear, 2026)
  expect(balanceAfterFirstEntry(added)).toBe(0)
  const fresh = worktime(worktimeSlice.defaults())
  fresh.enter('2023-11-21', 5)
  expect(fresh.storage.read()?.['2023']?.start).toBe('2023-11-21')
  fresh.store.set(fresh.state.undo)
  expect(fresh.storage.read()).toEqual(worktimeSlice.defaults())
})

test('a year that is added follows the one before it', () => {
  const { state, store, storage } = worktime({
    '2025': yearWith(2025, { '2025-05-05': 5 }, { hoursPerDay: 4 }),
  })
  store.set(state.addYear, 2026)
  expect(storage.read()?.['2026']).toMatchObject({ hoursPerDay: 4, carryOver: 'previous' })
  store.set(state.undo)
  expect(storage.read()).not.toHaveProperty('2026')
})

test('an entry before the start tells the new start, and undo brings the old one back', () => {
  const { state, store, storage, enter } = worktime()
  enter('2026-11-21', 5)
  expect(store.get(state.undoable)?.start).toBeUndefined()
  const before = storage.read()
  enter('2026-11-02', 5)
  expect(store.get(state.undoable)?.start).toBe('2026-11-02')
  expect(store.get(state.account).start).toBe('2026-11-02')
  store.set(state.undo)
  expect(storage.read()).toEqual(before)
  store.set(state.redo)
  expect(storage.read()?.['2026']?.start).toBe('2026-11-02')
})

test('undo of a moved start leaves one that was set since', () => {
  const { state, store, storage, enter } = worktime()
  enter('2026-11-21', 5)
  enter('2026-11-02', 5)
  const present = storage.read()?.['2026']
  if (present) storage.write({ '2026': { ...present, start: '2026-10-01' } })
  store.set(state.undo)
  expect(storage.read()?.['2026']?.start).toBe('2026-10-01')
})

test('a timer that ends before the start moves it, undone with it', () => {
  const { clock, state, store, storage } = worktime({
    '2026': yearWith(2026, { '2026-12-01': 1 }, { start: '2026-12-01' }),
  })
  const before = storage.read()
  store.set(state.startTimer, clock.time - HOUR)
  store.set(state.stopTimer, clock.time)
  expect(storage.read()?.['2026']?.start).toBe('2026-11-21')
  store.set(state.undo)
  expect(storage.read()?.['2026']).toEqual(before?.['2026'])
})

test('undo of the deletion of the only entry leaves the start of the account', () => {
  const { state, store, storage } = worktime({ '2026': yearWith(2026, { '2026-03-05': 1 }) })
  const before = storage.read()
  store.set(state.editDays, new Map([['2026-03-05', undefined]]), 'deletion')
  store.set(state.undo)
  expect(storage.read()).toEqual(before)
})
