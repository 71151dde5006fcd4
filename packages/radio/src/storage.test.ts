import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { radioSlice as slice } from './storage.ts'

test.prop([fc.anything()])('decoding never throws', (data) => {
  slice.decode(data)
})

test('what was stored is read as it was', () => {
  expect(slice.decode({ count: 3 })).toEqual({ count: 3 })
})

test('missing parts get defaults', () => {
  expect(slice.decode({})).toEqual(slice.defaults())
})
