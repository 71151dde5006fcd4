import { expect, test } from 'vitest'
import { answersTo as throws } from './decider.ts'
import { answersTo as lines } from './notationTrainer.ts'
import { answersTo as timers } from './radio.ts'
import { answersTo as days } from './worktime.ts'

const asleep: number[] = []
const site = { docked: () => Promise.resolve({ sleepIn: (minutes: number) => void asleep.push(minutes) }) }

test.each([
  ['W20', 'W20 werfen', /^([1-9]|1\d|20)\. /],
  ['2w6', '2W6 werfen', /^[1-6] \+ [1-6] = \d+\. /],
  ['1–100', 'Zahl von 1 bis 100 ziehen', /^([1-9]\d?|100)\. /],
  ['Kopf oder Zahl', 'Münze werfen', /^(Kopf|Zahl)\. /],
  ['kopf oder zahl?', 'Münze werfen', /^(Kopf|Zahl)\. /],
])('„%s“ throws', async (query, title, result) => {
  const [answer] = throws(query)
  expect(answer?.title).toBe(title)
  for (let at = 0; at < 200; at++) expect(await answer?.run?.(site)).toMatch(result)
})

test('words that ask for nothing get no answer', () => {
  for (const query of ['', 'w', 'W1', 'd', '100–1', 'wecker', 'radio', '31', 'mai', 'so', 'e9', 'die'])
    expect([query, throws(query), timers(query), days(query), lines(query)]).toEqual([query, [], [], [], []])
})

test('a day says its weekday and week', () => {
  const [answer] = days('31.12.2026')
  expect(answer).toEqual({ title: '31.12.2026: Donnerstag', text: 'Kalenderwoche 53 des Jahres 2026.' })
})

test('minutes are for the radio', async () => {
  const [answer] = timers('20 min')
  expect(answer?.title).toBe('Radio in 20 min ausschalten')
  expect(await answer?.run?.(site)).toContain('20 min')
  expect(asleep).toEqual([20])
})

test.each([
  ['Sf3', '#1.%20Sg1-f3'],
  ['sf3', '#1.%20Sg1-f3'],
  ['Nf3', '#1.%20Sg1-f3'],
  ['1. e4 c5', '?opening=sicilianNajdorf'],
  ['e4 c5', '?opening=sicilianNajdorf'],
])('„%s“ finds lines of the chess trainer', async (query, place) => {
  expect((await lines(query)).map((answer) => answer.place)).toContain(place)
})
