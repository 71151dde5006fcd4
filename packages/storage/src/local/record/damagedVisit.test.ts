import { fc } from '@fast-check/vitest'
import { describe, expect, test, vi } from 'vitest'
import { count, isFull } from '../attack.fixtures.ts'
import { fakeBrowser, openManaged } from '../browser.fixtures.ts'
import { change, fields, good, metaEnd, names, runs } from './corruption.fixtures.ts'
import { dataOf, jsonSlice, radioPinnedSlice, siteFormat } from '../site.fixtures.ts'
import { parsed } from './json.ts'
import { readRecord } from './recordText.ts'
import { salvage } from './salvage.ts'

/** The texts that were set aside. */
const textsOf = (record: ReturnType<typeof openManaged>) =>
  Promise.all(record.summary.read().setAside.map(({ id }) => record.setAsideText(id)))

describe.each([
  ['with a mirror', true],
  ['without one', false],
])('corruption: opening a damaged record %s', { timeout: 300_000 }, (_with, hasReserve) => {
  test('the status says so before anything is written; every field is right, or its text set aside', async ({
    task,
  }) => {
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
        // Where only `meta` is damaged nothing is lost, as the mirror shows.
        const told = damaged.filter(({ name }) => name !== 'meta' || !hasReserve)
        browser.localStorage.entries.set('kleinzeug', text)

        const record = openManaged(browser.page(around))
        await record.ready
        expect(browser.text()).toBe(text)
        count(task, 'rounds')
        count(task, 'told', record.status.read().kind === 'setAside')
        expect(record.status.read().kind === 'setAside').toBe(told.length > 0)
        await record.flush()
        const texts = await textsOf(record)
        expect(texts).toEqual(expect.arrayContaining(told.map((damage) => damage.text)))
        for (const name of names) {
          const value = record.slice({ name, defaults: () => null, decode: (data) => data }).read()
          const isRight = JSON.stringify(value) === JSON.stringify(fields[name])
          const start = written.indexOf(`\n"${name}":`)
          const isHit = at < written.indexOf('\n', start + 1) && at + Math.max(drop, 1) > start
          const isTold = damaged.some((damage) => ['', 'meta', name].includes(damage.name)) && isHit
          const isKept = isRight || (!hasReserve && isTold)
          count(task, 'lost', !isKept)
          expect(isKept).toBe(true)
        }
        await record.dispose()
      }),
      { numRuns: Math.round(runs / 40), seed: 20_261_121 },
    )
  })
})

/** Every text that a cut from the first 60 characters on leaves and that is still JSON. */
function cutTexts() {
  const texts = new Set<string>()
  for (let at = 0; at < 60; at++) {
    for (let end = at + 1; end < good.length; end++) {
      const text = good.slice(0, at) + good.slice(end)
      // Most cuts end within `meta`: `npm test` tries one in forty of them, and one in four of the others.
      const isChosen = isFull || (at + end) % (end > metaEnd ? 4 : 40) === 0
      if (isChosen && parsed(text) !== undefined) texts.add(text)
    }
  }
  return [...texts]
}

describe.each([
  ['with a mirror', true],
  ['without one', false],
])('corruption: a cut at the opening that leaves JSON, %s', { timeout: 300_000 }, (_with, hasReserve) => {
  test('every field is right, or told and set aside', async ({ task }) => {
    const around = hasReserve ? {} : { indexedDB: undefined }
    const failed: string[] = []
    for (const text of cutTexts()) {
      const browser = fakeBrowser(good)
      await openManaged(browser.page(around)).dispose()
      browser.localStorage.entries.set('kleinzeug', text)
      const record = openManaged(browser.page(around))
      await record.flush()
      const wrong = names.filter(
        (name) => JSON.stringify(record.slice(jsonSlice(name)).read()) !== JSON.stringify(fields[name]),
      )
      const isTold = record.status.read().kind === 'setAside' && (await textsOf(record)).length > 0
      // Without a mirror this is what a visitor left who never stored anything.
      const isNothing = !hasReserve && text === '{}'
      count(task, 'rounds')
      count(task, 'told', isTold)
      // The mirror has every field.
      const isKept = wrong.length === 0 || isNothing || (!hasReserve && isTold)
      count(task, 'lost', !isKept)
      if (!isKept) failed.push(`${wrong.join()}: ${text.slice(0, 60)}`)
      await record.dispose()
    }
    expect(failed).toEqual([])
  })
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.anything().map((data) => JSON.stringify(data) ?? ''),
)

test('any text: the page opens, and what was found is set aside before it is replaced', async ({ task }) => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const browser = fakeBrowser(text)
      const record = openManaged(browser.page())
      await record.ready
      const isSound = readRecord(text, { format: siteFormat, salvage }).damaged.length === 0
      count(task, 'rounds')
      count(task, 'told', record.status.read().kind === 'setAside')
      // The status says so before the text is overwritten.
      expect(record.status.read().kind === 'setAside').toBe(!isSound)
      expect(browser.text()).toBe(text)
      await record.flush()
      expect(browser.text() === text).toBe(isSound)
      expect(await textsOf(record)).toEqual(isSound ? [] : [text])
    }),
    { numRuns: 300, seed: 20_261_121 },
  )
})

const list = jsonSlice('decider')

test('a damaged field is restored from the mirror; the damaged text is kept until it is dismissed', async () => {
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
  expect((await textsOf(again)).join()).toContain('Esxen')
  again.dismiss(found?.id ?? '')
  await again.flush()
  expect(again.status.read()).toEqual({ kind: 'saved', mirrored: true })
  expect(browser.text()).not.toContain('Esxen')
})

/** A record with one changed letter in localStorage, and an intact mirror. */
async function silentlyDamaged() {
  const browser = fakeBrowser()
  const record = openManaged(browser.page())
  await record.ready
  record.slice(list).write({ lists: [{ name: 'Essen' }] })
  await record.dispose()
  browser.localStorage.entries.set('kleinzeug', browser.text()?.replace('Essen', 'Esxen') ?? '')
  return browser
}

test('a tool that has read a damaged field before `ready` is notified of its replacement', async () => {
  const record = openManaged((await silentlyDamaged()).page())
  const decider = record.slice(list)
  const seen: unknown[] = [decider.read()]
  decider.subscribe(() => seen.push(decider.read()))
  await record.ready
  expect(seen.at(-1)).toEqual({ lists: [{ name: 'Essen' }] })
  expect(record.status.read()).toEqual({ kind: 'setAside', names: ['decider'], lost: false })
  await record.dispose()
})

test('an edit made on top of a damaged field wins, and the copy of the mirror goes to the backups', async () => {
  const browser = await silentlyDamaged()
  const record = openManaged(browser.page())
  record.slice(list).write({ lists: [{ name: 'Esxen' }, { name: 'Trinken' }] })
  await record.flush()
  expect(record.slice(list).read()).toEqual({ lists: [{ name: 'Esxen' }, { name: 'Trinken' }] })
  expect(record.summary.read().setAside).toMatchObject([{ name: 'decider', reason: 'checksum' }])
  const backups = await record.backups()
  expect(backups.find(({ reason }) => reason === 'conflict')?.text).toContain('Essen')
})

test('a usual visit hashes nothing but `meta`: both copies agree', async () => {
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

test('without a mirror the damaged value is kept as far as it can be read', async () => {
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
  expect(record.status.read()).toEqual({ kind: 'setAside', names: ['decider'], lost: true })
  expect(dataOf(browser.text())).toEqual({ decider: 'what?' })
  expect(record.summary.read().setAside).toMatchObject([
    { name: 'decider', reason: 'shape', outcome: 'defaults' },
  ])
  expect(await textsOf(record)).toEqual(['"what?"'])

  // After it was dismissed it is not added again, however often the tool reads.
  record.dismiss(record.summary.read().setAside[0]?.id ?? '')
  record.slice({ ...list, name: 'other' }).write({ lists: [] })
  strict.read()
  await record.flush()
  expect(record.status.read().kind).toBe('saved')
})

test('what was dismissed is not added again when another tab writes the same text', async () => {
  const browser = fakeBrowser('{"decider":"what?"}')
  const record = openManaged(browser.page())
  const strict = record.slice({ ...list, decode: () => undefined })
  strict.read()
  await record.flush()
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
