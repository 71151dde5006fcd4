import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { parseMarkup, withoutMarkup, type Span } from './parseMarkup.ts'

test.each<[string, readonly Span[]]>([
  [
    '**fett** und *kursiv*.',
    [{ text: 'fett', bold: true }, { text: ' und ' }, { text: 'kursiv', italic: true }, { text: '.' }],
  ],
  ['(***beides***)', [{ text: '(' }, { text: 'beides', bold: true, italic: true }, { text: ')' }]],
  [
    '**a *b* c**',
    [
      { text: 'a ', bold: true },
      { text: 'b', bold: true, italic: true },
      { text: ' c', bold: true },
    ],
  ],
  [
    'siehe [den **Bericht**](https://example.org/a_(b)), S. 3',
    [
      { text: 'siehe ' },
      { text: 'den ', href: 'https://example.org/a_(b)' },
      { text: 'Bericht', bold: true, href: 'https://example.org/a_(b)' },
      { text: ', S. 3' },
    ],
  ],
  [
    String.raw`\*kein Stern\* und \[kein](https://example.org)`,
    [{ text: '*kein Stern* und [kein](https://example.org)' }],
  ],
])('marks become spans: %s', (text, spans) => {
  expect(parseMarkup(text)).toEqual(spans)
})

test.each([
  '2 * 3 * 4',
  '2*3*4',
  'Kolleg*innen und Kund*innen',
  'Preis* und Rabatt*',
  '*) nur 2020',
  'Hotel **** in Köln',
  '**** Superior ****',
  '**/*.ts und **/*.js',
  'f(*args, **kwargs)',
  'offen **fett',
  '[1](siehe unten)',
  '[Anlage](javascript:alert(1))',
  String.raw`C:\Temp\[x]`.replace('[', '('),
])('old texts stay what they are: %s', (text) => {
  expect(parseMarkup(text)).toEqual([{ text }])
})

test.prop([fc.stringMatching(/^[a *[\]()\\.:/]*$/)])('marks take signs away, never words', (text) => {
  const letters = (given: string) => given.replaceAll(/[*[\]()\\:/.\s]/g, '')
  const plain = withoutMarkup(text)
  // The address of a link is not shown.
  if (!text.includes('](')) expect(letters(plain)).toBe(letters(text))
  expect(plain.length).toBeLessThanOrEqual(text.length)
})
