import { fc, test } from '@fast-check/vitest'
import * as v from 'valibot'
import { describe, expect } from 'vitest'
import { orDefault, sliceDecoder, tolerantList } from './index.ts'

const item = v.looseObject({ name: v.string(), weight: v.exactOptional(orDefault(v.number(), 1)) })
const list = v.looseObject({ name: v.string(), items: orDefault(tolerantList(item), []) })
const upperCase = v.transform((lists: { name: string }[]) => lists.map(({ name }) => name.toUpperCase()))
const decode = sliceDecoder(
  v.looseObject({
    lists: tolerantList(list),
    volume: orDefault(v.pipe(v.number(), v.maxValue(100)), 40),
    settings: orDefault(v.looseObject({ sound: v.boolean(), order: orDefault(v.string(), 'up') }), {
      sound: false,
      order: 'up',
    }),
    names: orDefault(v.pipe(tolerantList(v.looseObject({ name: v.string() })), upperCase), []),
  }),
)

function read(data: unknown) {
  const rejected: Array<[string, unknown]> = []
  return { output: decode(data, (path, value) => rejected.push([path, value])), rejected }
}

test('what is missing has its default and is not reported', () => {
  expect(read({ lists: [] })).toEqual({
    output: { lists: [], volume: 40, settings: { sound: false, order: 'up' }, names: [] },
    rejected: [],
  })
})

test('unknown fields are kept at every depth', () => {
  const data = {
    lists: [{ name: 'a', colour: 'red', items: [{ name: 'b', picture: 'p' }] }],
    volume: 3,
    settings: { sound: true, order: 'down', later: 1 },
    names: [],
    wheels: [],
  }
  expect(read(data)).toEqual({ output: data, rejected: [] })
})

test('what cannot be read is left out and reported as the whole that is lost', () => {
  const { output, rejected } = read({
    lists: [null, { name: 'a', items: [7, { name: 'b' }, { name: 1 }] }],
    volume: 900,
    settings: { sound: 'loud', order: 'up' },
    names: [{ name: 'x' }, 'y'],
  })
  expect(output).toEqual({
    lists: [{ name: 'a', items: [{ name: 'b' }] }],
    volume: 40,
    settings: { sound: false, order: 'up' },
    names: ['X'],
  })
  expect(rejected).toEqual([
    ['/lists/0', null],
    ['/lists/1/items/0', 7],
    ['/lists/1/items/2', { name: 1 }],
    ['/volume', 900],
    ['/settings', { sound: 'loud', order: 'up' }],
    ['/names/1', 'y'],
  ])
})

test('an inner part with a default does not lose the whole', () => {
  const { output, rejected } = read({
    lists: [{ name: 'a', items: [{ name: 'b', weight: 'x' }] }],
    settings: { sound: true, order: 7 },
  })
  expect(output?.lists).toEqual([{ name: 'a', items: [{ name: 'b', weight: 1 }] }])
  expect(output?.settings).toEqual({ sound: true, order: 'up' })
  expect(rejected).toEqual([
    ['/lists/0/items/0/weight', 'x'],
    ['/settings/order', 7],
  ])
})

test('characters of a key that a JSON pointer reserves are escaped', () => {
  const rejected: string[] = []
  const keys = sliceDecoder(v.record(v.string(), tolerantList(v.number())))
  keys({ 'a/b~c': ['x'] }, (path) => rejected.push(path))
  expect(rejected).toEqual(['/a~1b~0c/0'])
})

describe('for any data', () => {
  test.prop([fc.anything()])('decoding never throws', (data) => {
    expect(() => read(data)).not.toThrow()
  })

  const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null))
  const items = fc.array(fc.oneof(value, fc.record({ name: value, weight: value }, { requiredKeys: [] })))
  const record = fc.record({
    lists: fc.array(fc.oneof(value, fc.record({ name: value, items: fc.oneof(value, items) }))),
    volume: value,
  })

  const at = (data: unknown, path: string): unknown =>
    path
      .split('/')
      .slice(1)
      .reduce<unknown>((of, key) => Object(of)[key], data)

  test.prop([record])('every report names its place, and nothing else is lost', (data) => {
    const { output, rejected } = read(data)
    for (const [path, lost] of rejected) expect(at(data, path)).toBe(lost)
    const lostLists = rejected.filter(([path]) => /^\/lists\/\d+$/.test(path))
    expect(output?.lists).toHaveLength(data.lists.length - lostLists.length)
    // What was decoded can be read again without a loss.
    expect(read(output)).toEqual({ output, rejected: [] })
  })
})
