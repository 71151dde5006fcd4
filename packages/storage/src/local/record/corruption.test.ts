import { fc } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { count } from '../attack.fixtures.ts'
import {
  change,
  fields,
  good,
  metaEnd,
  names,
  near,
  places,
  runs,
  swap,
  touched,
  unit,
} from './corruption.fixtures.ts'
import { siteFormat } from '../site.fixtures.ts'
import { readRecord } from './recordText.ts'
import { salvage } from './salvage.ts'

describe(`corruption: ${runs} damaged records`, { timeout: 120_000 }, () => {
  test('mutations and truncations: every damaged field is found, every other is intact', ({ task }) => {
    fc.assert(
      fc.property(change, ({ at, drop, put }) => {
        count(task, 'rounds')
        const text = good.slice(0, at) + put + good.slice(at + drop)
        const { fields: read, damaged, edited } = readRecord(text, { format: siteFormat, salvage })
        // A quick reading checks a field when its `isSound` is read.
        const wrong = [...readRecord(text, { format: siteFormat, isQuick: true }).fields].filter(
          ([, field]) => !field.isSound,
        )
        for (const [name] of wrong)
          expect(damaged.some((damage) => damage.name === name || damage.name === '')).toBe(true)
        for (const [name, field] of readRecord(text, { format: siteFormat, isQuick: true }).fields)
          expect(!field.isSound || field.text === read.get(name)?.text).toBe(true)
        // White space around a field is no damage.
        if (names.every((name) => read.get(name)?.text === JSON.stringify(fields[name]))) return
        expect(damaged.length).toBeGreaterThan(0)
        const end = Math.min(good.length, at + Math.max(drop, 1))
        const hit = new Set(touched(at, Math.max(end, at + 1)))
        // Where `meta` is hit, nothing can be checked, and the fields are read as they are.
        if (at < metaEnd) return
        for (const name of names) {
          const right = JSON.stringify(fields[name])
          // A field is either right or reported as damaged.
          const field = read.get(name)
          const isFound = damaged.some((damage) => damage.name === name || damage.name === '')
          expect(field ? field.text === right : isFound).toBe(true)
          const keyStart = (places.get(name)?.start ?? 0) - name.length - 3
          const keyHit = at < (places.get(name)?.start ?? 0) && end > keyStart
          const isIntact = (field ?? edited.get(name))?.text === right
          expect(isIntact || hit.has(name) || keyHit).toBe(true)
        }
      }),
      { numRuns: Math.round(runs * 0.7), seed: 20_261_121 },
    )
  })

  test('damage to `meta` leaves the fields', ({ task }) => {
    fc.assert(
      fc.property(fc.nat(metaEnd - 9), fc.oneof(unit, near), (offset, put) => {
        const at = offset + 9
        const text = good.slice(0, at) + put + good.slice(at + 1)
        if (text === good) return
        count(task, 'rounds')
        const { fields: read, damaged, edited } = readRecord(text, { format: siteFormat, salvage })
        expect(damaged.length).toBeGreaterThan(0)
        for (const name of names)
          expect((read.get(name) ?? edited.get(name))?.text).toBe(JSON.stringify(fields[name]))
      }),
      { numRuns: Math.round(runs * 0.1), seed: 20_261_121 },
    )
  })

  test('type swaps: the field is found, the others are intact', ({ task }) => {
    fc.assert(
      fc.property(swap, ({ name, json }) => {
        const right = JSON.stringify(fields[name])
        const place = places.get(name)
        if (!place || json === right) return
        count(task, 'rounds')
        const { fields: read, damaged } = readRecord(
          good.slice(0, place.start) + json + good.slice(place.end),
          { format: siteFormat, salvage },
        )
        expect(damaged.map((damage) => damage.name)).toEqual([name])
        expect(read.has(name)).toBe(false)
        const others = names.filter((other) => other !== name)
        expect(others.map((other) => read.get(other)?.text)).toEqual(
          others.map((other) => JSON.stringify(fields[other])),
        )
      }),
      { numRuns: Math.round(runs * 0.1), seed: 20_261_121 },
    )
  })

  test('records from before meta, cut or mutated: nothing throws, the fields beside the damage survive', ({
    task,
  }) => {
    const old = JSON.stringify(fields)
    fc.assert(
      fc.property(fc.nat(old.length - 1), fc.oneof(unit, near, fc.constant(undefined)), (at, put) => {
        count(task, 'rounds')
        const text = put === undefined ? old.slice(0, at) : old.slice(0, at) + put + old.slice(at + 1)
        const { fields: read, edited } = readRecord(text, { format: siteFormat, salvage })
        for (const name of names.filter((name) => name !== 'unknown')) {
          const json = JSON.stringify(fields[name])
          const start = old.indexOf(`"${name}":`)
          const end = start + name.length + 3 + json.length
          const isBeside = end < at || (put !== undefined && start > at + 1)
          expect(!isBeside || (read.get(name) ?? edited.get(name))?.text === json).toBe(true)
        }
      }),
      { numRuns: Math.round(runs * 0.1), seed: 20_261_121 },
    )
  })
})
