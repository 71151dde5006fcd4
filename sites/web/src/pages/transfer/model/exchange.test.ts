import { createHash } from 'node:crypto'
import { fc, test as property } from '@fast-check/vitest'
import { mergeNamedList } from '@kleinzeug/storage/merge'
import { expect, test } from 'vitest'
import {
  createExchange,
  LARGEST_FRAME,
  type Frame,
  type Outgoing,
  type Part,
  type Parts,
} from './exchange.ts'
import { mergeParts } from './mergeParts.ts'

const partOf = (data: unknown, revision: number): Part => {
  const text = JSON.stringify(data)
  return { text, revision, hash: createHash('sha256').update(text).digest('hex') }
}

const make = (own: Parts, version = 1, limit = 1_000_000) => createExchange({ own, version, limit })

/** Two sides and the wire between them, which carries `most` messages; which side sends next is drawn. */
function run(a: Parts, b: Parts, turns: readonly boolean[], most = Infinity) {
  const sides = [make(a), make(b)] as const
  const wires: Iterator<Frame>[][] = [[], []]
  const enqueue = (from: number, frames: Outgoing) => wires[from]?.push(frames[Symbol.iterator]())
  const next = (from: number): Frame | undefined => {
    for (const frames of wires[from] ?? []) {
      const { done, value } = frames.next()
      if (!done) return value
    }
    return undefined
  }
  sides.forEach((side, at) => enqueue(at, [side.hello()]))
  let carried = 0
  let largest = 0
  for (let turn = 0; carried < most; turn++) {
    const drawn = turns[turn % turns.length] ? 1 : 0
    let from = drawn
    let frame = next(drawn)
    if (frame === undefined) {
      from = 1 - drawn
      frame = next(from)
    }
    if (frame === undefined) break
    carried++
    if (typeof frame !== 'string') largest = Math.max(largest, frame.length)
    enqueue(1 - from, sides[1 - from]?.receive(frame) ?? [])
  }
  for (const side of sides) side.close()
  return { states: sides.map((side) => side.state()), carried, largest }
}

interface Item {
  readonly name: string
  readonly text: string
}
const isList = (data: unknown): data is Item[] => Array.isArray(data)
const listSlice = {
  decode: (data: unknown) => (isList(data) ? data : undefined),
  merge: (_base: unknown, mine: unknown, theirs: unknown) =>
    isList(mine) && isList(theirs) ? mergeNamedList(undefined, mine, theirs, ({ name }) => name) : undefined,
}
const slices = new Map(['a', 'b', 'c', 'd'].map((name) => [name, listSlice]))

const list = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom('1', '2', '3', '4', '5', '6'),
    text: fc.string({ unit: 'grapheme', maxLength: 8000 }),
  }),
  { selector: ({ name }) => name },
)
const parts: fc.Arbitrary<Parts> = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.tuple(list, fc.integer({ min: 0, max: 3 })))
  .map(
    (all) => new Map(Object.entries(all).map(([name, [data, revision]]) => [name, partOf(data, revision)])),
  )
const turns = fc.array(fc.boolean(), { minLength: 1, maxLength: 20 })

/** The texts of a side after it has merged; `undefined` where not everything has arrived. */
function afterwards(own: Parts, state: ReturnType<typeof run>['states'][number] | undefined) {
  if (state?.kind !== 'whole') return undefined
  const texts = [...own].map(([name, { text }]) => [name, text] as const)
  return new Map([...texts, ...mergeParts(own, state.arrived, slices).texts])
}

property.prop([parts, parts, turns])('both sides hold equal data, and every item of both', (a, b, order) => {
  const { states, largest } = run(a, b, order)
  const [left, right] = [afterwards(a, states[0]), afterwards(b, states[1])]
  expect(left).toBeDefined()
  expect(Object.fromEntries(left ?? [])).toEqual(Object.fromEntries(right ?? []))
  for (const [name, { text }] of [...a, ...b]) {
    const held: Item[] = JSON.parse(left?.get(name) ?? '[]')
    const names: Item[] = JSON.parse(text)
    for (const item of names) expect(held.map((each) => each.name)).toContain(item.name)
  }
  expect(largest).toBeLessThanOrEqual(LARGEST_FRAME)
})

property.prop([parts, parts, turns, fc.nat()])(
  'a connection that ends early leaves a side without anything, or with everything',
  (a, b, order, at) => {
    const { carried } = run(a, b, order)
    const { states } = run(a, b, order, at % carried)
    expect(states.some(({ kind }) => kind === 'broken')).toBe(true)
    for (const [side, state] of states.entries()) {
      if (state.kind === 'broken') continue
      expect(state.kind).toBe('whole')
      // Whoever is whole knows that the other one has everything, too.
      const full = run(a, b, order).states[side]
      expect(state).toEqual(full)
    }
  },
)

property.prop([parts, turns])('equal data do not travel', (a, order) => {
  const { states, carried } = run(a, a, order)
  expect(states).toEqual([0, 1].map(() => ({ kind: 'whole', arrived: new Map(), sent: [] })))
  expect(carried).toBe(4)
})

test('after one edit only its slice travels', () => {
  const before = new Map(['a', 'b', 'c'].map((name) => [name, partOf([{ name, text: '' }], 1)]))
  const after = new Map([...before, ['b', partOf([{ name: 'b', text: 'new' }], 2)] as const])
  const { states } = run(before, after, [true, false])
  for (const state of states) expect(state).toMatchObject({ kind: 'whole', sent: ['b'] })
})

test.for<[string, Frame[], string]>([
  ['another version', ['{"kleinzeug":2,"slices":[]}'], 'version'],
  ['something else', ['hello'], 'garbled'],
  ['bytes before the list', [new Uint8Array(3)], 'garbled'],
  ['a list that is none', ['{"kleinzeug":1,"slices":[{"name":1}]}'], 'garbled'],
  [
    'a slice told twice',
    [
      `{"kleinzeug":1,"slices":[${[1, 2].map(() => '{"name":"a","hash":"","revision":0,"size":1}').join(',')}]}`,
    ],
    'garbled',
  ],
  ['too much', ['{"kleinzeug":1,"slices":[{"name":"a","hash":"","revision":0,"size":1000001}]}'], 'tooLarge'],
  [
    'more than was told',
    ['{"kleinzeug":1,"slices":[{"name":"a","hash":"","revision":0,"size":1}]}', new Uint8Array(2)],
    'garbled',
  ],
  [
    'bytes that are no text',
    [
      '{"kleinzeug":1,"slices":[{"name":"a","hash":"","revision":0,"size":1}]}',
      '{"received":true}',
      new Uint8Array([0xff]),
    ],
    'garbled',
  ],
])('refuses %s', ([, frames, reason]) => {
  const side = make(new Map())
  for (const frame of frames) for (const _sent of side.receive(frame));
  expect(side.state()).toEqual({ kind: 'refused', reason })
})
