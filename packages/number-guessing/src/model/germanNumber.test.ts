import { expect, test } from 'vitest'
import { germanNumber } from './germanNumber.ts'

test.each([
  [0, 'null'],
  [1, 'eins'],
  [7, 'sieben'],
  [12, 'zwölf'],
  [16, 'sechzehn'],
  [17, 'siebzehn'],
  [21, 'einundzwanzig'],
  [30, 'dreißig'],
  [66, 'sechsundsechzig'],
  [77, 'siebenundsiebzig'],
  [100, 'einhundert'],
  [101, 'einhunderteins'],
  [312, 'dreihundertzwölf'],
  [1000, 'eintausend'],
  [1001, 'eintausendeins'],
  [21_000, 'einundzwanzigtausend'],
  [101_101, 'einhunderteintausendeinhunderteins'],
  [999_999, 'neunhundertneunundneunzigtausendneunhundertneunundneunzig'],
  [1_000_000, 'eine Million'],
])('%i is „%s“', (number, words) => {
  expect(germanNumber(number)).toBe(words)
})

test('no two numbers up to 10,000 have the same words', () => {
  const words = new Set(Array.from({ length: 10_001 }, (_, number) => germanNumber(number)))
  expect(words.size).toBe(10_001)
})
