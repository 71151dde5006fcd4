import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { keptRuns } from './model/trainerData.ts'
import { notationTrainerSlice as slice } from './storage.ts'

test.prop([fc.anything()])('decoding never throws', (data) => {
  slice.decode(data)
})

test('a new visitor starts with every setting off and nothing kept', () => {
  expect(slice.defaults()).toEqual({
    settings: {
      flipBoardEachTurn: false,
      textMode: false,
      showMoves: false,
      practice: false,
      sound: false,
      notation: 'german',
      side: 'both',
      pause: 600,
    },
    stats: [],
    runs: [],
    own: [],
    repertoires: [],
    cards: [],
  })
})

test('a record of the first shape keeps its settings and best times', () => {
  const old = {
    settings: { flipBoardEachTurn: true, textMode: false, showMoves: true },
    stats: [{ name: 'Italienisch', time: 5230, textMode: false }],
  }
  expect(slice.decode(old)).toEqual({
    ...slice.defaults(),
    settings: { ...slice.defaults().settings, flipBoardEachTurn: true, showMoves: true },
    stats: old.stats,
  })
})

test('an unreadable entry is left out, the rest is kept', () => {
  const stats = [{ name: 'Spanisch', time: 900, textMode: true }, { name: 'Spanisch', time: '7' }, null]
  expect(slice.decode({ stats, settings: 'broken' })).toEqual({
    ...slice.defaults(),
    stats: [stats[0]],
  })
})

test('what cannot be read is reported with its place', () => {
  const rejected: Array<[string, unknown]> = []
  slice.decode(
    { stats: [null, { name: 'Spanisch', time: '7' }], settings: { sound: 3 }, cards: 'none' },
    (path, value) => rejected.push([path, value]),
  )
  expect(rejected).toEqual([
    ['/settings/sound', 3],
    ['/stats/0', null],
    ['/stats/1', { name: 'Spanisch', time: '7' }],
    ['/cards', 'none'],
  ])
})

test('fields of a later version are kept', () => {
  const later = {
    ...slice.defaults(),
    settings: { ...slice.defaults().settings, clock: 'digital' },
    stats: [{ name: 'Spanisch', time: 900, textMode: true, device: 'phone' }],
    own: [{ id: '1', title: 'Meine', script: '1. e2-e4', colour: 'red' }],
    plans: [1],
  }
  expect(slice.decode(later)).toEqual(later)
})

test('what is no record at all is not read as one', () => {
  expect(slice.decode('notes')).toBeUndefined()
  expect(slice.decode([])).toBeUndefined()
})

test('of very many runs the newest are kept', () => {
  const runs = Array.from({ length: keptRuns + 5 }, (_, at) => ({
    name: 'Spanisch',
    time: 1000,
    textMode: false,
    at,
    errors: 0,
    hinted: false,
  }))
  expect(slice.decode({ runs })?.runs).toEqual(runs.slice(5))
})

const entry = { name: fc.string({ minLength: 1 }), time: fc.nat(), textMode: fc.boolean() }

test.prop([
  fc.record({
    settings: fc.record({
      flipBoardEachTurn: fc.boolean(),
      textMode: fc.boolean(),
      showMoves: fc.boolean(),
      practice: fc.boolean(),
      sound: fc.boolean(),
      notation: fc.constantFrom('german', 'english', 'figurine'),
      side: fc.constantFrom('both', 'white', 'black'),
      pause: fc.nat(3000),
    }),
    stats: fc.array(fc.record(entry)),
    runs: fc.array(fc.record({ ...entry, at: fc.nat(), errors: fc.nat(), hinted: fc.boolean() })),
    own: fc.array(
      fc.record({
        id: fc.string({ minLength: 1 }),
        title: fc.string({ minLength: 1 }),
        script: fc.string({ minLength: 1 }),
      }),
    ),
    repertoires: fc.array(
      fc.record({
        id: fc.string({ minLength: 1 }),
        title: fc.string({ minLength: 1 }),
        side: fc.constantFrom('white', 'black'),
        pgn: fc.string({ minLength: 1 }),
      }),
    ),
    cards: fc.constant([]),
  }),
])('what was stored is read as it was', (data) => {
  expect(slice.decode(JSON.parse(JSON.stringify(data)))).toEqual(data)
})

test('of the best times of two tabs the better one stays, and no run is lost', () => {
  const base = slice.defaults()
  const best = (time: number) => [{ name: 'Italienisch', time, textMode: false }]
  const run = (at: number) => ({
    name: 'Italienisch',
    time: 9,
    textMode: false,
    at,
    errors: 0,
    hinted: false,
  })
  const merged = slice.merge?.(
    base,
    { ...base, stats: best(9), runs: [run(2)] },
    { ...base, stats: best(7), runs: [run(1)] },
  )
  expect(merged?.stats).toEqual(best(7))
  expect(merged?.runs.map(({ at }) => at)).toEqual([1, 2])
})

const drillRun = (at: number, value: number) => ({
  mode: 'find' as const,
  notation: 'german' as const,
  form: 'short' as const,
  at,
  value,
  errors: 0,
  hinted: false,
})

test('runs of the drill are an addition: kept with unknown fields, joined from two tabs, counted', () => {
  const base = slice.defaults()
  const stored = {
    ...base,
    settings: {
      ...base.settings,
      drill: {
        mode: 'blind',
        notation: 'english',
        form: 'long',
        source: 'library',
        spoken: true,
        later: 1,
      },
    },
    drillRuns: [{ ...drillRun(1, 12), device: 'phone' }],
  }
  expect(slice.decode(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  expect(slice.decode({ drillRuns: [drillRun(1, 2), { mode: 'dance' }, null] })?.drillRuns).toEqual([
    drillRun(1, 2),
  ])
  const mine = { ...base, drillRuns: [drillRun(1, 12), drillRun(3, 9)] }
  const theirs = { ...base, drillRuns: [drillRun(1, 12), drillRun(2, 15)] }
  const merged = slice.merge?.({ ...base, drillRuns: [drillRun(1, 12)] }, mine, theirs)
  expect(merged?.drillRuns?.map(({ at }) => at)).toEqual([1, 3, 2])
  expect(slice.merge?.(base, base, theirs)?.drillRuns).toEqual(theirs.drillRuns)
  expect(slice.merge?.(base, base, base)).not.toHaveProperty('drillRuns')
  expect(slice.summary?.(mine)['drills']).toBe(2)
})
