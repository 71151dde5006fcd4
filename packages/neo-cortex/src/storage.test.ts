import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { cardList } from './model/cards.fixtures.ts'
import { neoCortexSlice as slice } from './storage.ts'

test.prop([fc.anything()])('decoding never throws', (data) => {
  expect(() => slice.decode(data)).not.toThrow()
})

test.prop([cardList])('what is written is read again', (entries) => {
  expect(slice.decode(JSON.parse(JSON.stringify({ entries })))).toEqual({ entries })
})

test('a new visitor has no cards', () => {
  expect(slice.decode(slice.defaults())).toEqual({ entries: [] })
  expect(slice.decode({})).toEqual({ entries: [] })
})

test('unknown fields are kept, and what cannot be read is set aside with its place', () => {
  const rejected: Array<[string, unknown]> = []
  const decoded = slice.decode(
    {
      colour: 'red',
      entries: [
        { id: 'a', title: 'A', text: 't', depth: 2 },
        7,
        { id: 'b', text: 3, tags: ['x', 4] },
        { title: 'ohne' },
      ],
    },
    (path, value) => rejected.push([path, value]),
  )
  expect(decoded).toEqual({
    colour: 'red',
    entries: [
      { id: 'a', title: 'A', text: 't', depth: 2 },
      { id: 'b', title: '', text: '', tags: ['x'] },
    ],
  })
  expect(rejected).toEqual([
    ['/entries/1', 7],
    ['/entries/2/text', 3],
    ['/entries/2/tags/1', 4],
    ['/entries/3', { title: 'ohne' }],
  ])
})

test('two cards of one id are two cards', () => {
  const entries = [1, 2, 3].map((count) => ({ id: 'a', title: `${count}`, text: '' }))
  expect(slice.decode({ entries })?.entries.map(({ id }) => id)).toEqual(['a', 'a-2', 'a-3'])
})
