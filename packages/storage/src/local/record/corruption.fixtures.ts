import { fc } from '@fast-check/vitest'
import { isFull } from '../attack.fixtures.ts'
import { VersionedField } from './versionedField.ts'
import { writeRecord } from './recordText.ts'

/** How many damaged records are read. */
export const runs = isFull ? 100_000 : 10_000

export const fields: Readonly<Record<string, unknown>> = {
  achievements: ['Erste Schritte', 'Zweite "Schritte"'],
  brightness: 'blue',
  decider: { lists: [{ name: 'Nächstes Auto', items: [{ name: 'Käfer 🐞', active: true }] }] },
  notationTrainer: {
    settings: { showMoves: true },
    stats: [{ name: 'Italienisch', time: 81_234, textMode: false }],
  },
  radioPinned: true,
  worktime: {
    '2022': { year: 2022, months: [{ month: 0, days: [{ date: '2022-01-03', hoursWorked: 7.5 }] }] },
  },
  unknown: { __proto__x: [null, -0.5, 'a,\n"b":'] },
}
export const names = Object.keys(fields)
const versioned = new Map(
  names.map((name, i) => [
    name,
    VersionedField.ofText(JSON.stringify(fields[name]), { revision: 1000 + i, base: 900 }),
  ]),
)
export const good = writeRecord(versioned, 0)

/** Where each field's JSON is in the text. */
export const places = new Map(
  names.map((name) => {
    const start = good.indexOf(`\n"${name}":`) + name.length + 4
    return [name, { start, end: start + JSON.stringify(fields[name]).length }] as const
  }),
)
export const metaEnd = good.indexOf(',\n')

/** Fields that a change of the text from `start` to `end` touches. */
export const touched = (start: number, end: number) =>
  names.filter((name) => {
    const place = places.get(name)
    return place && start < place.end && end > place.start
  })

export const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
export const near = fc.constantFrom(...'{}[]",:\\ \n0123456789truefalsn'.split(''))
export const change = fc.oneof(
  fc.record({ at: fc.nat(good.length - 1), drop: fc.constant(1), put: fc.oneof(unit, near) }),
  fc.record({
    at: fc.nat(good.length - 1),
    drop: fc.integer({ min: 0, max: 30 }),
    put: fc.string({ maxLength: 5 }),
  }),
  fc.record({ at: fc.nat(good.length - 1), drop: fc.constant(good.length), put: fc.constant('') }),
)
export const swap = fc.record({
  name: fc.constantFrom(...names),
  json: fc.oneof(fc.json(), fc.constantFrom('null', '0', '"x"', '[]', '{}', 'true')),
})
