import { fc } from '@fast-check/vitest'
import { describe, expect, test, vi } from 'vitest'
import { fakeBrowser, openManaged } from '../browser.fixtures.ts'
import { change, fields, good, names, runs } from './corruption.fixtures.ts'
import { jsonSlice, radioPinnedSlice, siteFormat } from '../site.fixtures.ts'
import { readRecord } from './recordText.ts'
import { salvage } from './salvage.ts'

describe.each([
  ['with a reserve copy', true],
  ['without one', false],
])('corruption: opening a damaged record %s', { timeout: 300_000 }, (_with, hasReserve) => {
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
        const { damaged } = readRecord(text, { format: siteFormat, salvage })
        // Where only `meta` is damaged nothing is lost.
        const told = damaged.filter(({ name }) => name !== 'meta')
        browser.localStorage.entries.set('kleinzeug', text)

        const record = openManaged(browser.page(around))
        await record.ready
        expect(browser.text()).toBe(text)
        expect(record.status.read().kind === 'setAside').toBe(told.length > 0)
        await record.flush()
        const texts = record.summary.read().setAside.map((item) => item.text)
        expect(texts).toEqual(expect.arrayContaining(told.map((damage) => damage.text)))
        for (const name of names) {
          const value = record.slice({ name, defaults: () => null, decode: (data) => data }).read()
          const isRight = JSON.stringify(value) === JSON.stringify(fields[name])
          const start = written.indexOf(`\n"${name}":`)
          const isHit = at < written.indexOf('\n', start + 1) && at + Math.max(drop, 1) > start
          const isTold = damaged.some((damage) => ['', 'meta', name].includes(damage.name)) && isHit
          expect(isRight || (!hasReserve && isTold)).toBe(true)
        }
        await record.dispose()
      }),
      { numRuns: Math.round(runs / 40), seed: 20_261_121 },
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
      const isSound = readRecord(text, { format: siteFormat, salvage }).damaged.length === 0
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

const list = jsonSlice('decider')

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
  const strict = record.slice({ ...list, decode: () => undefined })
  expect(strict.read()).toBeUndefined()
  await record.flush()
  await record.flush()
  expect(record.status.read()).toEqual({ kind: 'setAside', names: ['decider'] })
  expect(JSON.parse(browser.text() ?? '')).toMatchObject({
    decider: 'what?',
    setAside: [{ name: 'decider', reason: 'shape', outcome: 'defaults', text: '"what?"' }],
  })

  // Let go of, it is not brought up again, however often the tool looks.
  record.dismiss(record.summary.read().setAside[0]?.id ?? '')
  record.slice({ ...list, name: 'other' }).write({ lists: [] })
  strict.read()
  await record.flush()
  expect(record.status.read().kind).toBe('saved')
})

test('what was let go of is not brought up again when another tab writes the same once more', async () => {
  const browser = fakeBrowser('{"decider":"what?"}')
  const record = openManaged(browser.page())
  const strict = record.slice({ ...list, decode: () => undefined })
  strict.read()
  await record.flush()
  record.dismiss(record.summary.read().setAside[0]?.id ?? '')
  await record.flush()

  const other = openManaged(browser.page())
  const lenient = other.slice({ ...list, decode: (data) => data })
  lenient.write('something else')
  await other.flush()
  lenient.write('what?')
  await other.flush()
  await record.flush()
  expect(strict.read()).toBeUndefined()
  await record.flush()
  expect(record.summary.read().setAside).toEqual([])
})
