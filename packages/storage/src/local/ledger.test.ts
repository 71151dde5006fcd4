import { fc } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { createLedger } from './ledger.ts'
import { Part } from './part.ts'

const part = fc
  .record({
    text: fc.constantFrom('1', '2', '"x"'),
    revision: fc.integer({ min: 1, max: 4 }),
    age: fc.nat(3),
  })
  .map(({ text, revision, age }) => Part.ofText(text, revision, Math.max(0, revision - age)))
const state = fc.record({
  parts: fc.dictionary(fc.constantFrom('a', 'b', 'c'), part).map((parts) => new Map(Object.entries(parts))),
  cleared: fc.constantFrom(0, 0, 0, 2),
})

const after = (states: ReadonlyArray<Parameters<ReturnType<typeof createLedger>['merge']>[0]>) => {
  const ledger = createLedger(() => 10)
  for (const one of states) ledger.merge(one)
  return [...ledger.parts].map(([name, { revision, text }]) => `${name} ${revision} ${text}`).toSorted()
}

test('merging gives the same in any order and any number of times', () => {
  const orders = fc
    .array(state, { minLength: 1, maxLength: 5 })
    .chain((states) =>
      fc.tuple(
        fc.constant(states),
        fc.shuffledSubarray([...states, ...states], { minLength: states.length * 2 }),
      ),
    )
  fc.assert(
    fc.property(orders, ([states, shuffled]) => {
      expect(after(shuffled)).toEqual(after(states))
    }),
    { numRuns: 2000, seed: 20_261_121 },
  )
})

test.each([
  ['mine, made first', 1, 2, 'mine'],
  ['theirs, made first', 3, 2, 'theirs'],
])('of two edits that know nothing of each other one is lost: %s', (_which, mine, theirs, lost) => {
  const ledger = createLedger(() => mine)
  ledger.write('a', 'mine')
  const { losers } = ledger.merge({ parts: new Map([['a', Part.ofText('"theirs"', theirs)]]), cleared: 0 })
  expect(losers.get('a')?.value).toBe(lost)
})

test('an edit made in the knowledge of another loses nothing', () => {
  const ledger = createLedger(() => 5)
  ledger.merge({ parts: new Map([['a', Part.ofText('1', 1)]]), cleared: 0 })
  const { losers } = ledger.merge({ parts: new Map([['a', Part.ofText('2', 2, 1)]]), cleared: 0 })
  expect([...losers]).toEqual([])
  expect(ledger.parts.get('a')?.value).toBe(2)
})
