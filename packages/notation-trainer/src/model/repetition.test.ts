import { describe, expect, test } from 'vitest'
import { nextCard } from './nextCard.ts'
import { dueNames, recallOf } from './repetition.ts'
import { freshRun } from './run.ts'

const day = 86_400_000
const monday = Date.UTC(2026, 0, 5, 9)

describe('repetition', () => {
  test('a line that was remembered comes later and later', () => {
    const first = nextCard(undefined, 'Spanisch', 'good', monday)
    expect(first.due).toBeGreaterThanOrEqual(monday + day)
    const second = nextCard(first, 'Spanisch', 'good', first.due)
    expect(second.due - second.last).toBeGreaterThan(first.due - first.last)
    expect(second).toMatchObject({ name: 'Spanisch', repetitions: 2, lapses: 0 })
  })

  test('one that was forgotten comes sooner and counts as lapse', () => {
    const first = nextCard(undefined, 'Spanisch', 'good', monday)
    const second = nextCard(first, 'Spanisch', 'again', first.due)
    expect(second.lapses).toBe(1)
    expect(second.due - second.last).toBeLessThanOrEqual(first.due - first.last)
  })

  test('hints and many errors mean forgotten, one error means hard', () => {
    expect(recallOf(freshRun, 6)).toBe('good')
    expect(recallOf({ ...freshRun, errors: 1 }, 6)).toBe('hard')
    expect(recallOf({ ...freshRun, errors: 2 }, 6)).toBe('again')
    expect(recallOf({ ...freshRun, errors: 4 }, 80)).toBe('hard')
    expect(recallOf({ ...freshRun, hinted: true }, 6)).toBe('again')
  })

  test('what is due is listed, the longest overdue first', () => {
    const early = nextCard(undefined, 'Italienisch', 'good', monday - 30 * day)
    const late = nextCard(undefined, 'Spanisch', 'good', monday - 10 * day)
    const fresh = nextCard(undefined, 'Londoner System', 'good', monday)
    expect(dueNames([late, fresh, early], monday)).toEqual(['Italienisch', 'Spanisch'])
  })
})
