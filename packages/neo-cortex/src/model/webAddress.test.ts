import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { webAddress } from '@kleinzeug/storage/exchange'
import { addressKey, safeLink, typedAddress } from './webAddress.ts'

test.each([
  ['https://www.example.org/a/', 'http://example.org/a'],
  ['https://EXAMPLE.org:443', 'https://example.org/'],
  ['https://example.org/?b=2&a=1&utm_source=x&fbclid=y', 'https://example.org/?a=1&b=2'],
  ['https://example.org/a#teil', 'https://example.org/a'],
  ['https://user@example.org/a', 'https://example.org/a'],
])('%s is %s', (a, b) => {
  expect(addressKey(a)).toBe(addressKey(b))
})

test.each([
  ['https://example.org/a', 'https://example.org/A'],
  ['https://example.org/#/a', 'https://example.org/#/b'],
  ['https://example.org:8080/', 'https://example.org/'],
  ['https://example.org/?a=1', 'https://example.org/?a=2'],
  ['https://www.de/', 'https://de/'],
])('%s is not %s', (a, b) => {
  expect(addressKey(a)).not.toBe(addressKey(b))
})

test.prop([fc.webUrl({ withQueryParameters: true, withFragments: true })])(
  'the key of a key is itself, with whatever scheme',
  (url) => {
    const key = addressKey(url)
    expect(addressKey(`https://${key}`)).toBe(key)
    expect(addressKey(`http://${key}`)).toBe(key)
  },
)

test.prop([fc.string()])('reading any text never throws', (text) => {
  for (const read of [webAddress, typedAddress, safeLink, addressKey]) expect(() => read(text)).not.toThrow()
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//x.org',
  'file:///etc',
  'https:// x',
  'java\nscript:alert(1)',
])('%j leads nowhere', (text) => {
  expect(webAddress(text)).toBeUndefined()
  expect(safeLink(text)).toBeUndefined()
  expect(typedAddress(text)).toBeUndefined()
})

test.each([
  ['heise.de/artikel', 'https://heise.de/artikel'],
  ['heise.de', 'https://heise.de/'],
  ['Blog.Example.org?a=1', 'https://blog.example.org/?a=1'],
  ['müller.de/x', 'https://xn--mller-kva.de/x'],
])('%s is an address', (typed, address) => {
  expect(URL.parse(typedAddress(typed) ?? '')?.href).toBe(address)
})

test.each([
  'z.B.',
  'u.a./usw.',
  'README.md',
  'Ende.Das',
  'und/oder',
  '1.5/2',
  'a@example.de',
  'de',
  '.de',
  'x..de y',
])('%s is none', (typed) => {
  expect(typedAddress(typed)).toBeUndefined()
})

test('www. is enough when one types', () => {
  expect(typedAddress('www.example.org/a')).toBe('https://www.example.org/a')
  expect(safeLink('mailto:a@example.org')).toBe('mailto:a@example.org')
})
