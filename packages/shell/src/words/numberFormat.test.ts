import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { numberFormat } from './numberFormat.ts'

const forms: Intl.NumberFormatOptions[] = [
  {},
  { maximumFractionDigits: 0 },
  { maximumFractionDigits: 1 },
  { minimumFractionDigits: 1 },
  { signDisplay: 'exceptZero', maximumFractionDigits: 1 },
  { style: 'percent', maximumFractionDigits: 1 },
]

test.prop([
  fc.constantFrom('de', 'de-DE', 'en', 'en-GB'),
  fc.constantFrom(...forms),
  fc
    .oneof(fc.integer(), fc.integer({ min: -10, max: 1100 }), fc.double(), fc.bigInt())
    .filter((value) => !Object.is(value, -0)),
])('writes each number as Intl does', (locale, options, value) => {
  expect(numberFormat(locale, options)(value)).toBe(new Intl.NumberFormat(locale, options).format(value))
})
