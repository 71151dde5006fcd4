import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { mostInLink, packLink, unpackLink } from './link.ts'

property.prop([fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })], { numRuns: 50 })(
  'a link gives back what was packed',
  async (title, pgn) => {
    const packed = await packLink({ title, side: 'black', pgn })
    expect(packed).toMatch(/^[\w-]+$/)
    expect(await unpackLink(packed ?? '')).toEqual({ title, side: 'black', pgn })
  },
)

test('a damaged link is none', async () => {
  const packed = (await packLink({ title: 'Probe', pgn: '1. e4 e5 *' })) ?? ''
  for (const text of ['', '%', 'abc', packed.slice(0, -5), `x${packed}`, packed.replace(/./, '!')])
    expect(await unpackLink(text)).toBeUndefined()
})

test('no link is made of more than the limit', async () => {
  expect(await packLink({ title: 'Probe', pgn: 'a'.repeat(mostInLink) })).toBeUndefined()
})
