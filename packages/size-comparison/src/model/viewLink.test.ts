import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { catalogue } from './catalogue/catalogue.ts'
import { findThings, ofKind } from './search.ts'
import { kinds } from './thing.ts'
import { readView, writeView } from './viewLink.ts'

describe('the link of a view', () => {
  const id = fc.constantFrom(...catalogue.things.map((thing) => thing.id))
  test.prop([id, id, id, fc.constantFrom(undefined, ...kinds)])(
    'can be read again',
    (at, first, second, kind) => {
      const view = { at, pair: [first, second] as const, ...(kind && { kind }) }
      expect(readView(writeView(view))).toEqual(view)
      expect(readView(`#${writeView(view)}`)).toEqual(view)
    },
  )

  test('a place between two things', () => {
    expect(readView(writeView({ decade: -7.25 }))).toEqual({ decade: -7.25 })
  })

  test.prop([fc.string()])('any text is read without an error', (text) => {
    expect(() => readView(text)).not.toThrow()
    expect(() => readView(`bei=${text}&vergleich=${text}~${text}&art=${text}`)).not.toThrow()
  })
})

describe('finding by name', () => {
  const found = (query: string) => findThings(catalogue.things, query, 'de').map(({ id }) => id)

  test('umlauts, capitals and the other language do not matter', () => {
    expect(found('mueckenei')).toEqual([])
    expect(found('koelner')).toContain('cologne')
    expect(found('FUSSBALL')).toEqual(expect.arrayContaining(['football', 'goal', 'field']))
    expect(found('milky way')).toEqual(['milky-way'])
  })

  test('what begins with the words comes first', () => {
    expect(found('mond')[0]).toMatch(/^moon/)
    expect(found('')).toHaveLength(catalogue.things.length)
  })

  test('kinds', () => {
    expect(ofKind(catalogue.things, 'wave').every(({ kind }) => kind === 'wave')).toBe(true)
    expect(ofKind(catalogue.things, undefined)).toHaveLength(catalogue.things.length)
  })
})
