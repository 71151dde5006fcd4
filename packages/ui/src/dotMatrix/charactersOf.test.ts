import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { charactersOf } from './charactersOf.ts'

const latin = fc.integer({ min: 0x20, max: 0x2ff }).map((code) => String.fromCharCode(code))
const other = fc.constantFrom('–', '„', '…', '\u202f', '\u0301', '\u200d', '👍🏽', '字', '\ufe0f')
const texts = fc.array(fc.oneof({ weight: 6, arbitrary: latin }, other)).map((parts) => parts.join(''))

test.prop([texts])('are those of the segmenter', (text) => {
  expect(charactersOf(text)).toEqual(Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment))
})
