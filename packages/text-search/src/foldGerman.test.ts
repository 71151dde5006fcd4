import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { foldGerman } from './foldGerman.ts'

test.each([
  ['Größe', 'GROESSE'],
  ['Größe', 'grosse'],
  ['Müller', 'Mueller'],
  ['Ärger', 'aerger'],
  ['Straße', 'STRASSE'],
  ['STRAẞE', 'strasse'],
  ['Grünfeld', 'gru\u0308nfeld'],
  ['Réti', 'reti'],
  ['King’s Indian', "king's indian"],
  ['King’s Indian', 'kings indian'],
  ['Søren', 'soren'],
  ['Œuvre', 'oeuvre'],
  ['ﬁn', 'fin'],
])('%s is %s', (a, b) => {
  expect(foldGerman(a)).toBe(foldGerman(b))
})

test.each([
  ['Rast', 'Rest'],
  ['Masse', 'Messe'],
  ['e4', 'e5'],
])('%s is not %s', (a, b) => {
  expect(foldGerman(a)).not.toBe(foldGerman(b))
})

test.prop([fc.string({ unit: 'grapheme' })])('folding twice is folding once', (text) => {
  expect(foldGerman(foldGerman(text))).toBe(foldGerman(text))
})

const german = fc.string({ unit: fc.constantFrom(...'abcdeäöüßÄÖÜ '.split('')) })

test.prop([german])('a text typed without umlaut keys is the same', (text) => {
  const typed = text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
  expect(foldGerman(typed)).toBe(foldGerman(text))
})
