import { describe, expect, test } from 'vitest'
import type { Slice } from '../../slice.ts'
import { fakeBrowser, openManaged } from '../browser.fixtures.ts'
import { backupSlice, type RecordOptions } from '../index.ts'
import { dataOf, numberSlice } from '../site.fixtures.ts'
import { VersionedField } from '../record/versionedField.ts'
import { coreOf } from '../manage/recordCore.ts'

const count: Slice<number> = { name: 'count', defaults: () => 0, decode: Number }
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A browser whose clock is moved by hand. */
function calendar(around: RecordOptions = {}) {
  let time = Date.UTC(2026, 10, 21)
  const browser = fakeBrowser()
  return {
    pass: (ms: number) => (time += ms),
    open: () => openManaged(browser.page({ now: () => time, ...around })),
  }
}

describe.each([
  ['in the mirror', {}],
  ['in memory where there is none', { indexedDB: undefined }],
])('restoring: the ring %s', (_place, around: RecordOptions) => {
  test('holds the last five records, newest first, with date and size of each slice', async () => {
    const { pass, open } = calendar(around)
    const record = open()
    for (let n = 1; n <= 8; n++) {
      pass(MINUTE)
      record.slice(count).write(n)
      await record.flush()
      await record.reset('count')
      await record.flush()
    }
    const backups = await record.backups()
    expect(backups.map(({ text }) => dataOf(text)['count'])).toEqual([8, 7, 6, 5, 4])
    const start = Date.UTC(2026, 10, 21)
    expect(backups.map(({ date }) => date)).toEqual([8, 7, 6, 5, 4].map((n) => start + n * MINUTE))
    for (const { texts, reason } of backups) {
      expect(texts.get('count')).toHaveLength(1)
      expect(reason).toBe('reset')
    }
  })

  test('holds only records that differ', async () => {
    const { open } = calendar(around)
    const record = open()
    for (let n = 1; n <= 3; n++) {
      record.slice(count).write(7)
      await record.flush()
      await record.reset('count')
      await record.flush()
    }
    expect(await record.backups()).toHaveLength(1)
  })

  test('restores a record, which can be undone once', async () => {
    const { open } = calendar(around)
    const record = open()
    record.slice(count).write(1)
    await record.flush()
    await record.reset('count')
    record.slice(count).write(2)
    await record.flush()
    const id = (await record.backups()).find(({ text }) => text.includes('"count":1'))?.id ?? NaN
    expect(await record.restore(id)).toBe(true)
    expect(record.slice(count).read()).toBe(1)
    expect(record.summary.read().undoable).toBe('restore')
    expect(await record.undo()).toBe(true)
    expect(record.slice(count).read()).toBe(2)
    expect(record.summary.read().undoable).toBeUndefined()
    expect(await record.undo()).toBe(false)
    expect(record.slice(count).read()).toBe(2)
    expect(await record.restore(NaN)).toBe(false)
    await record.flush()
  })
})

test('restoring: a visit makes a backup before its first edit', async () => {
  const { pass, open } = calendar()
  const first = open()
  first.slice(count).write(1)
  await first.dispose()
  pass(2 * 60 * MINUTE)
  const second = open()
  await second.ready
  second.slice(count).write(2)
  await second.flush()
  const [backup] = await second.backups()
  expect(backup).toMatchObject({ reason: 'routine' })
  expect(JSON.parse(backup?.text ?? '')).toMatchObject({ count: 1 })
})

test('restoring: a visit makes one an hour at most; older ones are thinned, a named one stays', async () => {
  const { pass, open } = calendar()
  const record = open()
  await record.ready
  const edit = async (n: number) => {
    const visit = open()
    await visit.ready
    visit.slice(count).write(n)
    await visit.flush()
    await visit.dispose()
  }
  for (let n = 1; n <= 26; n++) {
    await edit(n)
    pass(60 * MINUTE)
  }
  const routine = async () => (await record.backups()).filter(({ reason }) => reason === 'routine')
  const first = await routine()
  expect(first.length).toBeGreaterThan(20)
  const named = first[5]?.id ?? NaN
  await record.nameBackup(named, ' vor dem Umzug ')
  for (let n = 100; n < 170; n++) {
    pass(DAY)
    await edit(n)
  }
  const then = await routine()
  expect(then.length).toBeLessThan(40)
  expect(then.find(({ id }) => id === named)).toMatchObject({ name: 'vor dem Umzug' })
  await record.nameBackup(named, '')
  pass(DAY)
  await edit(999)
  expect((await routine()).map(({ id }) => id)).not.toContain(named)
  await record.dispose()
})

test('restoring: one field of a backup is restored as one step, and the others stay', async () => {
  const { pass, open } = calendar()
  const other = numberSlice('other')
  const record = open()
  record.slice(count).write(1)
  record.slice(other).write(1)
  await record.flush()
  await record.reset('nothing')
  pass(2 * 60 * MINUTE)
  record.slice(count).write(2)
  record.slice(other).write(2)
  await record.flush()
  await record.reset('count')
  pass(MINUTE)
  record.slice(count).write(3)
  record.slice(other).write(3)
  await record.flush()
  const id = (await record.backups()).find(({ text }) => dataOf(text)['count'] === 2)?.id ?? NaN
  expect(await record.restore(id, 'count')).toBe(true)
  expect([record.slice(count).read(), record.slice(other).read()]).toEqual([2, 3])
  expect(await record.undo()).toBe(true)
  expect([record.slice(count).read(), record.slice(other).read()]).toEqual([3, 3])
  await record.dispose()
})

test('restoring: what a tool migrates before `ready` is backed up as it was found', async () => {
  const { pass, open } = calendar()
  const first = open()
  await first.ready
  first.slice(count).write(1)
  await first.dispose()
  pass(2 * 60 * MINUTE)
  const second = open()
  second.slice(count).write(Number(second.slice(count).read()) + 1)
  await second.flush()
  const [backup] = await second.backups()
  expect(JSON.parse(backup?.text ?? '')).toMatchObject({ count: 1 })
})

describe('restoring: the reminder of an export', () => {
  test('comes when the last one is older than chosen, and goes with the next', async () => {
    const { pass, open } = calendar()
    const record = open()
    await record.ready
    expect(record.summary.read().reminder).toBe('none')
    record.slice(count).write(1)
    record.slice(backupSlice).write({ remindAfterDays: 7 })
    await record.flush()
    pass(6 * DAY)
    expect(reminder()).toBe('none')
    pass(DAY)
    expect(reminder()).toBe('old')
    expect(record.status.read()).toEqual({ kind: 'exportDue', reason: 'old' })
    record.exportRecord()
    expect(record.status.read().kind).not.toBe('exportDue')
    expect(reminder()).toBe('none')
    // Nothing was changed since: there is nothing to save.
    pass(30 * DAY)
    expect(reminder()).toBe('none')
    record.slice(count).write(2)
    expect(reminder()).toBe('old')
    const later = Date.UTC(2026, 10, 21) + 44 * DAY
    const backup = record.slice(backupSlice)
    backup.write({ ...(backup.read() ?? backupSlice.defaults()), remindFrom: later })
    expect(reminder()).toBe('none')
    pass(7 * DAY)
    expect(reminder()).toBe('old')
    record.slice(backupSlice).write({ remindAfterDays: 0 })
    expect(reminder()).toBe('none')
    await record.flush()

    /** As a page opened at this moment sees it. */
    function reminder() {
      record.dismiss('nothing')
      return record.summary.read().reminder
    }
  })

  test.each([
    ['in a page of each day', true, {}],
    ['in a page of each day, without IndexedDB', true, { indexedDB: undefined }],
    ['in a page that stays open', false, {}],
  ])('comes for one field that is edited daily, %s', async (_page, isLeft, around) => {
    const { pass, open } = calendar(around)
    let record = open()
    const told: string[] = []
    for (let day = 0; day <= 30; day++) {
      record.slice(count).write(day)
      await record.flush()
      told.push(record.summary.read().reminder)
      pass(DAY)
      if (!isLeft) continue
      await record.dispose()
      record = open()
    }
    expect(told).toEqual([...Array<string>(30).fill('none'), 'old'])
    record.exportRecord()
    record.slice(count).write(31)
    await record.flush()
    expect(record.summary.read().reminder).toBe('none')
    await record.dispose()
  })

  test('does not count the days since a preference was chosen', async () => {
    const { pass, open } = calendar()
    for (let day = 0; day <= 30; day++) {
      const record = open()
      record.slice(numberSlice('brightness')).write(day)
      if (day >= 29) record.slice(count).write(day)
      await record.flush()
      expect(record.summary.read().reminder).toBe('none')
      await record.dispose()
      pass(DAY)
    }
  })

  test('comes also after a clock that was ahead was set right, and goes with the next export', async () => {
    const { pass, open } = calendar()
    pass(365 * DAY)
    const ahead = open()
    ahead.slice(count).write(1)
    await ahead.flush()
    ahead.exportRecord()
    const backup = ahead.slice(backupSlice)
    const remindFrom = Date.UTC(2026, 10, 21) + 372 * DAY
    backup.write({ ...(backup.read() ?? backupSlice.defaults()), remindFrom })
    await ahead.dispose()
    pass(-365 * DAY)
    const record = open()
    await record.ready
    record.slice(count).write(2)
    await record.flush()
    expect(record.summary.read().reminder).toBe('old')
    record.exportRecord()
    await record.flush()
    expect(record.summary.read().reminder).toBe('none')
    await record.dispose()
  })

  test.each([
    [true, undefined, 'evictable'],
    [true, true, 'none'],
    [false, undefined, 'none'],
  ])('evicting browser: %s, promised to persist: %s → %s', async (evicts, promised, expected) => {
    const storageManager = promised ? { persisted: () => Promise.resolve(promised) } : undefined
    const { pass, open } = calendar({ evicts, storageManager })
    const first = open()
    first.slice(count).write(1)
    await first.dispose()
    pass(4 * DAY)
    const record = open()
    await record.flush()
    await expect.poll(() => record.summary.read().reminder).toBe(expected)
  })
})

test('restoring: what can be read of a damaged backup is restored', async () => {
  const { open } = calendar({ indexedDB: undefined })
  const record = open()
  await record.ready
  record.slice({ ...count, name: 'other' }).write(12)
  record.slice(count).write(34)
  await record.flush()
  await record.reset('count')
  const [backup] = (await coreOf(record).archive.use(({ list }) => list())) ?? []
  Object.assign(backup ?? {}, { text: backup?.text.replace('"count":34', '"count":35') })
  await record.reset('other')
  expect(await record.restore(backup?.id ?? NaN)).toBe(true)
  expect(record.slice(count).read()).toBe(35)
  expect(record.slice({ ...count, name: 'other' }).read()).toBe(12)
  await record.flush()
})

test('restoring: fields of storage itself are not listed in a backup or the summary', async () => {
  const { open } = calendar()
  const record = open()
  await record.ready
  record.slice(count).write(1)
  record.exportRecord()
  await record.flush()
  expect(record.summary.read().texts).toEqual(new Map([['count', '1']]))
  await record.reset('count')
  await record.flush()
  expect((await record.backups())[0]?.texts).toEqual(new Map([['count', '1']]))
})

test('restoring: the browser is asked to persist on the second day of use, once in a visit', async () => {
  let asked = 0
  const storageManager = {
    persisted: () => Promise.resolve(false),
    persist: () => Promise.resolve(++asked > 0),
  }
  const { pass, open } = calendar({ storageManager })
  const write = async (record: ReturnType<typeof open>, from: number) => {
    for (let n = from; n < from + 20; n++) {
      record.slice(count).write(n)
      await record.flush()
    }
  }
  const first = open()
  await write(first, 0)
  await first.dispose()
  expect(asked).toBe(0)
  pass(DAY)
  const second = open()
  await write(second, 20)
  expect(asked).toBe(1)
  expect(second.summary.read().persisted).toBe(true)
})

test('restoring: so it is in a page that stays open until then', async () => {
  let asked = 0
  const { pass, open } = calendar({ storageManager: { persist: () => Promise.resolve(++asked > 9) } })
  const record = open()
  const edit = async (n: number) => {
    record.slice(count).write(n)
    await record.flush()
  }
  await edit(1)
  await edit(2)
  expect(asked).toBe(0)
  pass(DAY)
  await edit(3)
  await edit(4)
  pass(DAY)
  await edit(5)
  expect(asked).toBe(1)
  await record.dispose()
})

test('restoring: a backup of a clock that was ahead does not stop later ones', async () => {
  const { pass, open } = calendar()
  const visit = async (n: number) => {
    const record = open()
    await record.ready
    record.slice(count).write(n)
    await record.flush()
    await record.dispose()
  }
  await visit(1)
  pass(365 * DAY)
  await visit(2)
  pass(-365 * DAY)
  await visit(3)
  pass(2 * 60 * MINUTE)
  await visit(4)
  const record = open()
  const counts = (await record.backups()).map(({ text }) => dataOf(text)['count'])
  expect(counts).toContain(3)
  await record.dispose()
})

test('restoring: conflicts do not push out backups of another reason', async () => {
  const { open } = calendar()
  const record = open()
  await record.ready
  record.slice(count).write(1)
  await record.flush()
  await record.reset('count')
  for (let n = 0; n < 20; n++) {
    const fields = new Map([['count', VersionedField.ofText(String(100 + n), { revision: n + 1 })]])
    await coreOf(record).backUp('conflict', fields)
  }
  const reasons = (await record.backups()).map(({ reason }) => reason)
  expect(reasons).toContain('reset')
  expect(reasons.filter((reason) => reason === 'conflict')).toHaveLength(10)
  await record.dispose()
})

test('restoring: a reset says whether there is a backup', async () => {
  const { open } = calendar()
  const record = open()
  await record.ready
  expect(await record.reset('count')).toBe(false)
  record.slice(count).write(1)
  expect(await record.reset('count')).toBe(true)
  await record.dispose()
})
