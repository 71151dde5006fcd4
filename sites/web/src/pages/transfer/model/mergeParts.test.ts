import { expect, test } from 'vitest'
import { loadSlices, toolFields } from '../../../registry/toolFields.ts'
import { mergeParts } from './mergeParts.ts'

const slices = await loadSlices([...toolFields.keys()])

test('every tool of this site: new data and data of an earlier visit become the same on both sides', () => {
  for (const [name, slice] of slices) {
    const [left, right] = [
      { text: JSON.stringify(slice.defaults()), revision: 1 },
      { text: JSON.stringify(slice.defaults(), undefined, 1), revision: 2 },
    ]
    const merge = (own: typeof left, arrived: typeof left) =>
      mergeParts(new Map([[name, own]]), new Map([[name, arrived]]), slices)
    expect(merge(left, right)).toEqual(merge(right, left))
    expect([...merge(left, right).texts.keys()]).toEqual([name])
  }
})

test('what cannot be read stays as it is, and what is missing here is taken', () => {
  const arrived = new Map([
    ['worktime', { text: '{"broken', revision: 9 }],
    ['unknown', { text: '{}', revision: 9 }],
  ])
  expect(mergeParts(new Map(), arrived, slices)).toEqual({
    texts: new Map(),
    lost: [],
    unreadable: ['worktime', 'unknown'],
  })
  const text = JSON.stringify(slices.get('decider')?.defaults())
  const only = new Map([['decider', { text, revision: 1 }]])
  expect(mergeParts(new Map(), only, slices).texts).toEqual(new Map([['decider', text]]))
})

test('without a merge the later edit is taken on both sides, and of two at one time the same one', () => {
  const plain = new Map([['a', { decode: (data: unknown) => data }]])
  const merge = (own: { text: string; revision: number }, arrived: typeof own) =>
    mergeParts(new Map([['a', own]]), new Map([['a', arrived]]), plain).texts.get('a')
  for (const revisions of [
    [1, 2],
    [2, 1],
    [1, 1],
  ] as const) {
    const left = { text: '"left"', revision: revisions[0] }
    const right = { text: '"right"', revision: revisions[1] }
    expect(merge(left, right)).toBe(merge(right, left))
    expect(merge(left, right)).toBe(revisions[0] > revisions[1] ? '"left"' : '"right"')
  }
})
