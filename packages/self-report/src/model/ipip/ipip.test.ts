import { createRequire } from 'node:module'
import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import * as v from 'valibot'
import { inventory as germanInventory } from './inventory.de.ts'
import { inventory as englishInventory } from './inventory.en.ts'
import { domains, facetsOf, keyedItems, pointsOf, scoreTest } from './score.ts'

const { items: german } = germanInventory
const { items: english } = englishInventory

const require = createRequire(import.meta.url)

const questions = v.array(
  v.object({
    text: v.string(),
    keyed: v.picklist(['plus', 'minus']),
    domain: v.string(),
    facet: v.number(),
  }),
)
const published = {
  de: v.parse(questions, require('@bigfive-org/questions/data/de/questions.json')),
  en: v.parse(questions, require('@bigfive-org/questions/data/en/questions.json')),
}

const result = v.object({ score: v.number(), count: v.number() })
const results = v.record(v.string(), v.object({ ...result.entries, facet: v.record(v.string(), result) }))
const scorer = v.function()

test('the key is that of the published questionnaire', () => {
  expect(
    keyedItems.map(({ domain, facet, isPlus }) => ({ domain, facet, keyed: isPlus ? 'plus' : 'minus' })),
  ).toEqual(published.de.map(({ domain, facet, keyed }) => ({ domain, facet, keyed })))
})

/** Corrections of spelling, old to new. */
const corrected: ReadonlyMap<string, string> = new Map([
  ['Ich gehe gern auf große Parties', 'Ich gehe gern auf große Partys'],
  ['Ich mag keine Unordnung - Ich räume gern auf', 'Ich mag keine Unordnung – ich räume gern auf'],
  [
    'Ich genieße es, meiner Phantasie freien Lauf zu lassen',
    'Ich genieße es, meiner Fantasie freien Lauf zu lassen',
  ],
  [
    'Ich sitze nie still – Ich bin immer auf dem Sprung',
    'Ich sitze nie still – ich bin immer auf dem Sprung',
  ],
  [
    'Ich bin nicht kooperativ – Ich blockiere Pläne anderer',
    'Ich bin nicht kooperativ – ich blockiere Pläne anderer',
  ],
  ['Ich bin nicht schnell verägert', 'Ich bin nicht schnell verärgert'],
])

/** Statements whose published translation says something else than the original: their places and what they say here. */
const retranslated: ReadonlyMap<number, string> = new Map([
  [85, 'Ich habe das Gefühl, Dingen nicht gewachsen zu sein'],
])

test('the statements are the published ones, but for six corrections of spelling and one of sense', () => {
  expect(german).toEqual(
    published.de.map(({ text }, at) => retranslated.get(at) ?? corrected.get(text.trim()) ?? text.trim()),
  )
  expect(english).toEqual(published.en.map(({ text }) => text.trim()))
})

test.prop([fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 120, maxLength: 120 })])(
  'scores are those of @bigfive-org/score',
  (answers) => {
    const calculate = v.parse(scorer, require('@bigfive-org/score'))
    const expected = v.parse(
      results,
      calculate({
        answers: published.de.map(({ domain, facet }, index) => {
          const item = keyedItems[index]
          return { domain, facet, score: item ? pointsOf(item, answers[index] ?? 0) : 0 }
        }),
      }),
    )
    const scores = scoreTest(answers.join(''))
    for (const domain of domains) {
      expect(scores.get(domain)).toMatchObject({ sum: expected[domain]?.score, count: 24, of: 24 })
      facetsOf(domain).forEach((facet, index) =>
        expect(scores.get(facet)).toMatchObject({
          sum: expected[domain]?.facet[String(index + 1)]?.score,
          count: 4,
        }),
      )
    }
  },
)

test.prop([fc.stringMatching(/^[1-5.-]{120}$/)])(
  'a mean lies between 1 and 5, and is missing where fewer than three quarters were answered',
  (answers) => {
    for (const { mean, count, of } of scoreTest(answers).values()) {
      expect(mean !== undefined).toBe(count >= of * 0.75)
      if (mean !== undefined) {
        expect(mean).toBeGreaterThanOrEqual(1)
        expect(mean).toBeLessThanOrEqual(5)
      }
    }
  },
)

test('what was translated anew has a note with the original', () => {
  expect(Object.keys(germanInventory.notes).map(Number)).toEqual([...retranslated.keys()])
  for (const [at, note] of Object.entries(germanInventory.notes))
    expect(note.replaceAll('’', "'")).toContain(english[Number(at)])
})

test.each([
  ['de', germanInventory],
  ['en', englishInventory],
])('each facet has a clause of its own, and none promises or judges: %s', (_language, { facets }) => {
  const all = domains.flatMap(facetsOf)
  expect(Object.keys(facets)).toEqual(all)
  const clauses = Object.values(facets)
  expect(new Set(clauses).size).toBe(30)
  for (const clause of clauses)
    expect(clause).not.toMatch(
      /wirst|solltest|will be|should|gut für|erfolgreich|successful|krank|ill\b(?! at)/,
    )
})

test('agreeing with everything gives no extreme: the key turns half of it round', () => {
  expect(scoreTest('5'.repeat(120)).get('A')?.mean).toBeLessThan(4)
})
