import { fc } from '@fast-check/vitest'
import { describe, expect, test, vi } from 'vitest'
import { fakeBrowser, openManaged } from './browser.fixtures.ts'
import { radioPinnedSlice } from './fields.ts'
import { Part } from './part.ts'
import { readRecord, writeRecord } from './recordText.ts'

/** How many damaged records are read; `CORRUPTIONS=100000` is the full proof. */
const runs = Number(process.env['CORRUPTIONS'] ?? 10_000)

const fields: Readonly<Record<string, unknown>> = {
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
const names = Object.keys(fields)
const parts = new Map(
  names.map((name, i) => [name, Part.ofText(JSON.stringify(fields[name]), 1000 + i, 900)]),
)
const good = writeRecord(parts, 0)

/** Where each field's JSON stands in the text. */
const places = new Map(
  names.map((name) => {
    const start = good.indexOf(`\n"${name}":`) + name.length + 4
    return [name, { start, end: start + JSON.stringify(fields[name]).length }] as const
  }),
)
const metaEnd = good.indexOf(',\n')

/** Fields that a change of the text from `start` to `end` touches. */
const touched = (start: number, end: number) =>
  names.filter((name) => {
    const place = places.get(name)
    return place && start < place.end && end > place.start
  })

const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
const near = fc.constantFrom(...'{}[]",:\\ \n0123456789truefalsn'.split(''))
const change = fc.oneof(
  fc.record({ at: fc.nat(good.length - 1), drop: fc.constant(1), put: fc.oneof(unit, near) }),
  fc.record({
    at: fc.nat(good.length - 1),
    drop: fc.integer({ min: 0, max: 30 }),
    put: fc.string({ maxLength: 5 }),
  }),
  fc.record({ at: fc.nat(good.length - 1), drop: fc.constant(good.length), put: fc.constant('') }),
)
const swap = fc.record({
  name: fc.constantFrom(...names),
  json: fc.oneof(fc.json(), fc.constantFrom('null', '0', '"x"', '[]', '{}', 'true')),
})

describe(`corruption: ${runs} damaged records`, { timeout: 120_000 }, () => {
  test('mutations and truncations: every damaged field is found, every other is intact', () => {
    fc.assert(
      fc.property(change, ({ at, drop, put }) => {
        const text = good.slice(0, at) + put + good.slice(at + drop)
        const { parts: read, damaged, edited } = readRecord(text)
        // Read in a hurry, a field that is not what was written says so when it is asked.
        const wrong = [...readRecord(text, true).parts].filter(([, part]) => !part.isSound)
        for (const [name] of wrong)
          expect(damaged.some((damage) => damage.name === name || damage.name === '')).toBe(true)
        for (const [name, part] of readRecord(text, true).parts)
          expect(!part.isSound || part.text === read.get(name)?.text).toBe(true)
        // White space around a field is no damage.
        if (names.every((name) => read.get(name)?.text === JSON.stringify(fields[name]))) return
        expect(damaged.length).toBeGreaterThan(0)
        const end = Math.min(good.length, at + Math.max(drop, 1))
        const hit = new Set(touched(at, Math.max(end, at + 1)))
        // Where `meta` itself is hit, nothing can be checked; the fields come out as they stand.
        if (at < metaEnd) return
        for (const name of names) {
          const right = JSON.stringify(fields[name])
          // A field is either right or known to be wrong, never wrong and trusted.
          const part = read.get(name)
          const isFound = damaged.some((damage) => damage.name === name || damage.name === '')
          expect(part ? part.text === right : isFound).toBe(true)
          const keyStart = (places.get(name)?.start ?? 0) - name.length - 3
          const keyHit = at < (places.get(name)?.start ?? 0) && end > keyStart
          const isIntact = (part ?? edited.get(name))?.text === right
          expect(isIntact || hit.has(name) || keyHit).toBe(true)
        }
      }),
      { numRuns: Math.round(runs * 0.7), seed: 20_261_121 },
    )
  })

  test('damage to what is known of the fields leaves the fields themselves', () => {
    fc.assert(
      fc.property(fc.nat(metaEnd - 9), fc.oneof(unit, near), (offset, put) => {
        const at = offset + 9
        const text = good.slice(0, at) + put + good.slice(at + 1)
        if (text === good) return
        const { parts: read, damaged, edited } = readRecord(text)
        expect(damaged.length).toBeGreaterThan(0)
        for (const name of names)
          expect((read.get(name) ?? edited.get(name))?.text).toBe(JSON.stringify(fields[name]))
      }),
      { numRuns: Math.round(runs * 0.1), seed: 20_261_121 },
    )
  })

  test('type swaps: the field is found, the others are intact', () => {
    fc.assert(
      fc.property(swap, ({ name, json }) => {
        const right = JSON.stringify(fields[name])
        const place = places.get(name)
        if (!place || json === right) return
        const { parts: read, damaged } = readRecord(good.slice(0, place.start) + json + good.slice(place.end))
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

  test('records from before meta, cut or mutated: nothing throws, the fields beside the wound survive', () => {
    const old = JSON.stringify(fields)
    fc.assert(
      fc.property(fc.nat(old.length - 1), fc.oneof(unit, near, fc.constant(undefined)), (at, put) => {
        const text = put === undefined ? old.slice(0, at) : old.slice(0, at) + put + old.slice(at + 1)
        const { parts: read, edited } = readRecord(text)
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

describe.each([
  ['with a reserve copy', true],
  ['without one', false],
])('corruption: opening a damaged record %s', (_with, hasReserve) => {
  test('nothing is written before it is told; every field is right, or its text set aside', async () => {
    await fc.assert(
      fc.asyncProperty(change, async ({ at, drop, put }) => {
        const around = hasReserve ? {} : { indexedDB: undefined }
        const browser = fakeBrowser(good)
        const first = openManaged(browser.page(around))
        first.slice(radioPinnedSlice).write(true)
        await first.dispose()
        const written = browser.text() ?? ''
        const text = written.slice(0, at) + put + written.slice(at + drop)
        const { damaged } = readRecord(text)
        browser.localStorage.entries.set('kleinzeug', text)

        const record = openManaged(browser.page(around))
        await record.ready
        expect(browser.text()).toBe(text)
        expect(record.status.read().kind === 'setAside').toBe(damaged.length > 0)
        await record.flush()
        const texts = record.summary.read().setAside.map((item) => item.text)
        expect(texts).toEqual(expect.arrayContaining(damaged.map((damage) => damage.text)))
        for (const name of names) {
          const value = record.slice({ name, defaults: () => null, decode: (data) => data }).read()
          const isRight = JSON.stringify(value) === JSON.stringify(fields[name])
          const isTold = damaged.some((damage) => ['', 'meta', name].includes(damage.name))
          expect(isRight || (!hasReserve && isTold)).toBe(true)
        }
        await record.dispose()
      }),
      { numRuns: Math.round(runs / 20), seed: 20_261_121 },
    )
  })
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.anything().map((data) => JSON.stringify(data) ?? ''),
)

test('any text at all: the page opens, what was found is set aside before it is replaced, and told', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const browser = fakeBrowser(text)
      const record = openManaged(browser.page())
      await record.ready
      const isSound = readRecord(text).damaged.length === 0
      // Told before anything is written over it.
      expect(record.status.read().kind === 'setAside').toBe(!isSound)
      expect(browser.text()).toBe(text)
      await record.flush()
      expect(browser.text() === text).toBe(isSound)
      expect(record.summary.read().setAside.map((item) => item.text)).toEqual(isSound ? [] : [text])
    }),
    { numRuns: 300, seed: 20_261_121 },
  )
})

const list = { name: 'decider', defaults: () => ({ lists: [] }), decode: (data: unknown) => data as object }

test('a field that was damaged comes back from the reserve copy; the text found is kept until let go', async () => {
  const browser = fakeBrowser()
  const record = openManaged(browser.page())
  record.slice(list).write({ lists: [{ name: 'Essen' }] })
  await record.dispose()
  const damaged = browser.text()?.replace('Essen', 'Esxen') ?? ''
  browser.localStorage.entries.set('kleinzeug', damaged)

  const again = openManaged(browser.page())
  await again.flush()
  expect(again.slice(list).read()).toEqual({ lists: [{ name: 'Essen' }] })
  const [found] = again.summary.read().setAside
  expect(found).toMatchObject({ name: 'decider', reason: 'checksum', outcome: 'recovered' })
  expect(found?.text).toContain('Esxen')
  again.dismiss(found?.id ?? '')
  await again.flush()
  expect(again.status.read()).toEqual({ kind: 'saved', mirrored: true })
  expect(browser.text()).not.toContain('Esxen')
})

/** A record whose list holds a single silent mistake, and a sound copy in the reserve. */
async function silentlyDamaged() {
  const browser = fakeBrowser()
  const record = openManaged(browser.page())
  await record.ready
  record.slice(list).write({ lists: [{ name: 'Essen' }] })
  await record.dispose()
  browser.localStorage.entries.set('kleinzeug', browser.text()?.replace('Essen', 'Esxen') ?? '')
  return browser
}

test('a tool that has read a damaged field before the first reading was complete hears what took its place', async () => {
  const record = openManaged((await silentlyDamaged()).page())
  const decider = record.slice(list)
  const seen: unknown[] = [decider.read()]
  decider.subscribe(() => seen.push(decider.read()))
  await record.ready
  expect(seen.at(-1)).toEqual({ lists: [{ name: 'Essen' }] })
  expect(record.status.read()).toEqual({ kind: 'setAside', names: ['decider'] })
  await record.dispose()
})

test('an edit made on top of a damaged field wins, and the sound copy goes to the backups', async () => {
  const browser = await silentlyDamaged()
  const record = openManaged(browser.page())
  record.slice(list).write({ lists: [{ name: 'Esxen' }, { name: 'Trinken' }] })
  await record.flush()
  expect(record.slice(list).read()).toEqual({ lists: [{ name: 'Esxen' }, { name: 'Trinken' }] })
  expect(record.summary.read().setAside).toMatchObject([{ name: 'decider', reason: 'checksum' }])
  const backups = await record.backups()
  expect(backups.find(({ reason }) => reason === 'conflict')?.text).toContain('Essen')
})

test('a usual visit reads through nothing: both copies agree', async () => {
  const browser = fakeBrowser()
  const record = openManaged(browser.page())
  record.slice(list).write({ lists: [{ name: 'Essen'.repeat(1000) }] })
  await record.dispose()
  const encode = vi.spyOn(TextEncoder.prototype, 'encodeInto')
  const again = openManaged(browser.page())
  expect(again.slice(list).read()).toBeDefined()
  await again.ready
  const units = encode.mock.calls.reduce((sum, [text]) => sum + text.length, 0)
  encode.mockRestore()
  expect(again.status.read().kind).toBe('saved')
  // Only `meta`.
  expect(units).toBeGreaterThan(0)
  expect(units).toBeLessThan(500)
  await again.dispose()
})

test('without a reserve copy the damaged value is kept as far as it can be read', async () => {
  const browser = fakeBrowser()
  const record = openManaged(browser.page({ indexedDB: undefined }))
  record.slice(list).write({ lists: [{ name: 'Essen' }] })
  await record.dispose()
  browser.localStorage.entries.set('kleinzeug', browser.text()?.replace('Essen', 'Esxen') ?? '')
  const again = openManaged(browser.page({ indexedDB: undefined }))
  await again.flush()
  expect(again.slice(list).read()).toEqual({ lists: [{ name: 'Esxen' }] })
  expect(again.summary.read().setAside[0]).toMatchObject({ outcome: 'kept', reason: 'checksum' })
})

test('what the tool itself cannot read is set aside too, and stays stored until the tool writes', async () => {
  const browser = fakeBrowser('{"decider":"what?"}')
  const record = openManaged(browser.page())
  const strict = record.slice({ ...list, decode: () => undefined as { lists: never[] } | undefined })
  expect(strict.read()).toBeUndefined()
  await record.flush()
  await record.flush()
  expect(record.status.read()).toEqual({ kind: 'setAside', names: ['decider'] })
  expect(JSON.parse(browser.text() ?? '')).toMatchObject({
    decider: 'what?',
    setAside: [{ name: 'decider', reason: 'shape', outcome: 'defaults', text: '"what?"' }],
  })
})
