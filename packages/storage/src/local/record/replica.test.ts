import { fc } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { createReplica } from './replica.ts'
import { VersionedField } from './versionedField.ts'

const field = fc
  .record({
    text: fc.constantFrom('1', '2', '"x"'),
    revision: fc.integer({ min: 1, max: 4 }),
    age: fc.nat(3),
    edits: fc.option(fc.dictionary(fc.constantFrom('p', 'q', 'r'), fc.integer({ min: 1, max: 4 })), {
      nil: undefined,
    }),
  })
  .map(({ text, revision, age, edits }) =>
    VersionedField.ofText(text, { revision, base: Math.max(0, revision - age), edits }),
  )
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
    fields: new Map([['a', VersionedField.ofText('"theirs"', { revision: theirs })]]),
    cleared: 0,
  })
  expect(losers.get('a')?.[1].value).toBe(lost)
})

test('an edit made in the knowledge of another loses nothing', () => {
  const replica = createReplica(() => 5)
  replica.merge({ fields: new Map([['a', VersionedField.ofText('1', { revision: 1 })]]), cleared: 0 })
  const { losers } = replica.merge({
    fields: new Map([['a', VersionedField.ofText('2', { revision: 2, base: 1 })]]),
    cleared: 0,
  })
  expect([...losers]).toEqual([])
  expect(replica.fields.get('a')?.value).toBe(2)
})

const LONG = 100_000_000
const T = 1_800_000_000_000
test.each([
  [
    'a tab slept, and another has written twice since',
    T + 3 * LONG,
    { revision: T + 3 * LONG + 99, edits: { other: T + 3 * LONG + 99 } },
  ],
  [
    'the clock was hours ahead, and was set back',
    T + 3 * LONG,
    { revision: T + 9 * LONG, edits: { other: T + 9 * LONG } },
  ],
  ['an older page has written twice', T + 2, { revision: T + 99 }],
])('an edit that is in no other copy is not taken for included: %s', (_case, base, version) => {
  const replica = createReplica(() => T)
  const before = VersionedField.ofText('"before"', { revision: T - 9 })
  replica.merge({ fields: new Map([['a', before]]), cleared: 0 })
  replica.write('a', 'mine')
  // An earlier version of theirs has met the edit here, and lost or was merged.
  const earlier = VersionedField.ofText('"earlier"', { revision: base, base: T - 9 })
  const first = replica.merge({ fields: new Map([['a', earlier]]), cleared: 0 }).losers.get('a')
  if (!first) throw new Error('no conflict')
  replica.resolve('a', 'mine, earlier', ...first)
  const theirs = VersionedField.ofText('"theirs"', {
    base,
    ...version,
    ...('edits' in version && { edits: { ...version.edits, [base]: base } }),
  })
  const second = replica.merge({ fields: new Map([['a', theirs]]), cleared: 0 }).losers.get('a')
  expect(second?.map(({ value }) => value)).toEqual(['theirs', 'mine, earlier'])
  // A base that includes the edit would remove it.
  expect(second && replica.baseOf('a', ...second)?.value).not.toBe('mine')
})

test('an edit that is in no other copy is not taken for included by a version that has met nothing of it', () => {
  const replica = createReplica(() => T)
  replica.write('a', 'mine')
  const version = { revision: T + LONG, base: T + LONG - 1, edits: { other: T + LONG } }
  const theirs = VersionedField.ofText('"theirs"', version)
  const pair = replica.merge({ fields: new Map([['a', theirs]]), cleared: 0 }).losers.get('a')
  expect(pair?.map(({ value }) => value)).toEqual(['theirs', 'mine'])
  expect(pair && replica.baseOf('a', ...pair)).toBeUndefined()
})

/** A tab adds an item, and then stores it or keeps it to itself, as one that falls asleep does. */
const visit = fc.record({
  tab: fc.nat(2),
  isStored: fc.boolean(),
  wait: fc.constantFrom(0, 1, 50_000_000, LONG),
})

test('with vectors, whenever tabs store: all have every item at the end, and none conflicts again', () => {
  fc.assert(
    fc.property(fc.array(visit, { maxLength: 25 }), (visits) => {
      let time = T
      const tabs = [0, 1, 2].map(() => createReplica(() => time))
      let stored = new Map<string, VersionedField>()
      const itemsOf = (value: unknown) => (Array.isArray(value) ? value.map(Number) : [])
      const itemsAt = (replica: (typeof tabs)[number] | undefined) =>
        itemsOf(replica?.fields.get('a')?.value).toSorted((a, b) => a - b)

      /** Merges what is stored and stores the result. Returns whether there was a conflict. */
      function store(replica: (typeof tabs)[number] | undefined) {
        if (!replica) return false
        const pair = replica.merge({ fields: stored, cleared: 0 }).losers.get('a')
        if (pair) {
          const base = itemsOf(replica.baseOf('a', ...pair)?.value)
          const [mine, theirs] = [itemsOf(pair[0].value), itemsOf(pair[1].value)]
          const isKept = (item: number) =>
            !base.includes(item) || (mine.includes(item) && theirs.includes(item))
          replica.resolve('a', [...new Set([...mine, ...theirs])].filter(isKept), ...pair)
        }
        stored = new Map(
          [...replica.fields].map(([name, { text, checksum, revision, base, edits }]) => [
            name,
            VersionedField.ofText(text, { revision, base, edits }, checksum),
          ]),
        )
        replica.settle()
        return pair !== undefined
      }

      for (const [item, { tab, isStored, wait }] of visits.entries()) {
        tabs[tab]?.write('a', [...itemsAt(tabs[tab]), item])
        if (isStored) store(tabs[tab])
        time += wait
      }
      for (const replica of [...tabs, ...tabs]) store(replica)
      expect(tabs.map(store)).toEqual([false, false, false])
      expect(tabs.map(itemsAt)).toEqual(tabs.map(() => (visits.length > 0 ? [...visits.keys()] : [])))
    }),
    { numRuns: 1000, seed: 20_261_128 },
  )
})
