import { fc } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { createReplica } from './replica.ts'
import { VersionedField } from './versionedField.ts'

const field = fc
  .record({
    text: fc.constantFrom('1', '2', '"x"'),
    revision: fc.integer({ min: 1, max: 4 }),
    age: fc.nat(3),
  })
  .map(({ text, revision, age }) => VersionedField.ofText(text, revision, Math.max(0, revision - age)))
const state = fc.record({
  fields: fc
    .dictionary(fc.constantFrom('a', 'b', 'c'), field)
    .map((fields) => new Map(Object.entries(fields))),
  cleared: fc.constantFrom(0, 0, 0, 2),
})

const after = (states: ReadonlyArray<Parameters<ReturnType<typeof createReplica>['merge']>[0]>) => {
  const replica = createReplica(() => 10)
  for (const one of states) replica.merge(one)
  return [...replica.fields].map(([name, { revision, text }]) => `${name} ${revision} ${text}`).toSorted()
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
  const replica = createReplica(() => mine)
  replica.write('a', 'mine')
  const { losers } = replica.merge({
    fields: new Map([['a', VersionedField.ofText('"theirs"', theirs)]]),
    cleared: 0,
  })
  expect(losers.get('a')?.value).toBe(lost)
})

test('an edit made in the knowledge of another loses nothing', () => {
  const replica = createReplica(() => 5)
  replica.merge({ fields: new Map([['a', VersionedField.ofText('1', 1)]]), cleared: 0 })
  const { losers } = replica.merge({ fields: new Map([['a', VersionedField.ofText('2', 2, 1)]]), cleared: 0 })
  expect([...losers]).toEqual([])
  expect(replica.fields.get('a')?.value).toBe(2)
})
