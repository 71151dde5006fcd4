import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { balanceOf, compareRatings } from './compare.ts'
import { byDate, emptyData, valueOf, type Rating, type SelfReportData, type Trait } from './data.ts'
import { dayNumber, fromDayNumber } from '@kleinzeug/calendar-day'
import { overdueDays, setReminder } from './reminder.ts'
import { answersOf, firstOpen, newRating, newTest, withAnswer } from './session.ts'
import { addTrait, MOST_TRAITS, moveTrait, nameProblem, removeTrait } from './traits.ts'
import { inSpan, timeAxis, trendLines } from './trend.ts'

const DAY = '2026-11-21'
const days = fc.integer({ min: dayNumber('2020-01-01'), max: dayNumber('2029-12-31') }).map(fromDayNumber)
const trait = (id: string): Trait => ({ id, name: id, low: '', high: '', resting: false })
const withTraits = (ids: readonly string[]): SelfReportData => ({ ...emptyData(), traits: ids.map(trait) })
const rating = (id: string, date: string, values: Readonly<Record<string, number>>): Rating => ({
  id,
  date,
  values: Object.entries(values).map(([name, value]) => ({ trait: name, value })),
  note: '',
  by: '',
  open: false,
})

test.prop([fc.array(fc.tuple(fc.nat({ max: 4 }), fc.integer({ min: 0, max: 7 })))])(
  'answers are what was answered last, in the order of the traits',
  (given) => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const start: SelfReportData = { ...withTraits(ids), ratings: [newRating('r', DAY)] }
    const after = given.reduce((data, [at, value]) => withAnswer(data, 'ratings', 'r', at, value), start)
    const expected = ids.map((_, at) => given.findLast(([place]) => place === at)?.[1])
    expect(answersOf(after, 'ratings', 'r')).toEqual(expected)
    expect(firstOpen(expected)).toBe(expected.includes(undefined) ? expected.indexOf(undefined) : 5)
  },
)

test.prop([fc.array(fc.tuple(fc.nat({ max: 119 }), fc.integer({ min: 0, max: 5 })))])(
  'the questionnaire keeps 120 signs whatever is answered',
  (given) => {
    const start: SelfReportData = { ...emptyData(), tests: [newTest('t', DAY)] }
    const after = given.reduce((data, [at, value]) => withAnswer(data, 'tests', 't', at, value), start)
    expect(after.tests[0]?.answers).toMatch(/^[1-5.-]{120}$/)
    for (const [at] of given)
      expect(answersOf(after, 'tests', 't')[at]).toBe(given.findLast(([place]) => place === at)?.[1])
  },
)

test('an answer that was left out is no value', () => {
  expect(valueOf(rating('r', DAY, { a: 0, b: 3 }), 'a')).toBeUndefined()
  expect(valueOf(rating('r', DAY, { a: 0, b: 3 }), 'b')).toBe(3)
})

test.prop([fc.array(days, { minLength: 1, maxLength: 40 })])(
  'points lie inside of the drawing, in the order of their days',
  (dates) => {
    const ratings = byDate(dates.map((date, index) => rating(`r${index}`, date, { a: (index % 7) + 1 })))
    const axis = timeAxis(ratings.map(({ date }) => date))
    const [line] = trendLines([trait('a')], ratings, axis)
    expect(line?.points).toHaveLength(dates.length)
    for (const { x, y } of line?.points ?? []) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(100)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(100)
    }
    const xs = line?.points.map(({ x }) => x) ?? []
    expect(xs).toEqual(xs.toSorted((a, b) => a - b))
    expect(axis.marks.length).toBeLessThanOrEqual(9)
  },
)

test.prop([fc.array(days, { minLength: 1, maxLength: 20 })])(
  'a span never hides the last rating and never shows more than everything',
  (dates) => {
    const ratings = byDate(dates.map((date, index) => rating(`r${index}`, date, {})))
    for (const span of ['all', 'year', 'quarter'] as const)
      expect(inSpan(ratings, span).at(-1)).toBe(ratings.at(-1))
    expect(inSpan(ratings, 'all')).toEqual(ratings)
  },
)

const scale = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 7 }))

test.prop([scale, scale])('a comparison turned round turns its balance round', (first, second) => {
  const traits = ['a', 'b', 'c', 'd'].map(trait)
  const [from, to] = [rating('x', DAY, first), rating('y', DAY, second)]
  const there = balanceOf(compareRatings(traits, from, to))
  const back = balanceOf(compareRatings(traits, to, from))
  expect(back).toEqual({ ...there, higher: there.lower, lower: there.higher })
  expect(there.higher + there.lower + there.equal + there.alone).toBe(
    new Set([...Object.keys(first), ...Object.keys(second)]).size,
  )
})

test.prop([fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { minLength: 2 }), fc.nat(), fc.boolean()])(
  'moving there and back changes nothing',
  (ids, at, isDown) => {
    const data = withTraits(ids)
    const index = at % ids.length
    const by = isDown ? 1 : -1
    const id = ids[index] ?? ''
    const moved = moveTrait(data, id, by)
    if (moved !== data) expect(moveTrait(moved, id, isDown ? -1 : 1)).toEqual(data)
    else expect(index + by < 0 || index + by >= ids.length).toBe(true)
  },
)

test('a name is refused with a reason: empty, taken, too many', () => {
  const data = addTrait(emptyData(), { id: 'a', name: '  Große   Geduld ', low: '', high: '' })
  expect(data.traits[0]?.name).toBe('Große Geduld')
  expect(nameProblem(data, ' ')).toBe('empty')
  expect(nameProblem(data, 'große geduld')).toBe('taken')
  expect(nameProblem(data, 'große geduld', 'a')).toBeUndefined()
  const full = withTraits(Array.from({ length: MOST_TRAITS }, (_, index) => `t${index}`))
  expect(nameProblem(full, 'Mut')).toBe('too-many')
})

test('a deleted trait takes its values along', () => {
  const data = { ...withTraits(['a', 'b']), ratings: [rating('r', DAY, { a: 1, b: 2 })] }
  expect(removeTrait(data, 'a').ratings[0]?.values).toEqual([{ trait: 'b', value: 2 }])
})

test('the reminder counts from the last rating, and from the day it was set', () => {
  const data = { ...emptyData(), ratings: [rating('r', '2026-10-01', {})] }
  expect(overdueDays(data, DAY)).toBeUndefined()
  expect(overdueDays(setReminder(data, 30, DAY), DAY)).toBeUndefined()
  expect(overdueDays(setReminder(data, 30, '2026-10-10'), DAY)).toBe(51)
  expect(overdueDays(setReminder(data, 0, '2026-10-10'), DAY)).toBeUndefined()
})
