import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { svgEditorSlice as slice } from './storage.ts'

test.prop([fc.anything()])('decoding never throws', (data) => {
  slice.decode(data)
})

test('what was stored is read as it was', () => {
  expect(slice.decode(slice.defaults())).toEqual(slice.defaults())
})
