import { fc, test } from '@fast-check/vitest'
import { afterEach, beforeEach, expect, test as it, vi } from 'vitest'
import type { FileNotes } from '../fileMemory.ts'
import { listeners } from '../listeners.ts'
import { fakeFile } from './fakeFile.fixtures.ts'
import { keepFile, type KeptFile } from './keepFile.ts'
import { memoryNotes } from './memoryNotes.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => vi.useRealTimers())

/** A text, a file on the disk, and a note that outlives the program. */
function setUp(first = '') {
  const file = fakeFile('arbeitszeit.ics', first)
  const notes = memoryNotes()
  const changes = listeners()
  let text = 'A'
  let now = 1000
  const gated: FileNotes = {
    read: () => notes.read(),
    create: (note) => notes.create(note),
    update: async (note) => {
      file.step()
      await notes.update(note)
      file.step()
    },
    remove: () => notes.remove(),
  }
  const open = () =>
    keepFile({
      text: () => text,
      follow: changes.add,
      memory: { load: () => Promise.resolve(gated) },
      now: () => now++,
    })
  return {
    ...file,
    notes,
    open,
    edit: (next: string) => {
      text = next
      changes.call()
    },
    isFollowed: () => !changes.isEmpty(),
  }
}

/** Lets every timer and pass end. */
async function settle(kept: KeptFile) {
  await kept.settled()
  await vi.advanceTimersByTimeAsync(4000)
  await kept.settled()
}

/** A file that is kept, with somebody who looks at its status. */
async function kept(first = '') {
  const all = setUp(first)
  const file = all.open()
  const end = file.subscribe(() => {})
  await file.keep(all.handle)
  return { ...all, file, end }
}

it('writes what the visitor has chosen at once, every edit within seconds, and edits that go on as well', async () => {
  const { file, text, edit } = await kept('whatever the browser has asked about')
  expect(text()).toBe('A')
  expect(file.read()).toMatchObject({ state: 'current', name: 'arbeitszeit.ics' })
  edit('B')
  await settle(file)
  expect(text()).toBe('B')
  for (let at = 0; at < 8; at++) {
    edit(`C${at}`)
    await vi.advanceTimersByTimeAsync(500)
  }
  await file.settled()
  expect(text()).toMatch(/^C[4-7]$/)
  await settle(file)
  expect(text()).toBe('C7')
})

it('is known after a reload, and writes what was missed; nothing is written without a change', async () => {
  const { file, end, text, edit, open } = await kept()
  const { date } = file.read()
  end()
  const again = open()
  const endAgain = again.subscribe(() => {})
  await settle(again)
  expect(again.read()).toEqual({ state: 'current', name: 'arbeitszeit.ics', date })
  endAgain()
  edit('B')
  const third = open()
  third.subscribe(() => {})
  await settle(third)
  expect(text()).toBe('B')
})

it('asks before it replaces what another program has written', async () => {
  const { file, text, write, edit, end, open } = await kept()
  write('foreign')
  edit('B')
  await settle(file)
  expect(text()).toBe('foreign')
  expect(file.read().state).toBe('changed')
  end()
  const again = open()
  again.subscribe(() => {})
  await settle(again)
  expect(again.read().state).toBe('changed')
  await again.overwrite()
  expect(text()).toBe('B')
  expect(again.read().state).toBe('current')
})

it('waits for the visitor where the browser asks, and tells a file that is gone or cannot be written', async () => {
  const { file, text, disk, edit } = await kept()
  disk.permission = 'prompt'
  edit('B')
  await settle(file)
  expect([file.read().state, text()]).toEqual(['closed', 'A'])
  await file.reopen()
  expect([file.read().state, text()]).toEqual(['current', 'B'])
  disk.isProtected = true
  edit('C')
  await settle(file)
  expect([file.read().state, text()]).toEqual(['failed', 'B'])
  disk.isProtected = false
  await vi.advanceTimersByTimeAsync(30_000)
  await settle(file)
  expect([file.read().state, text()]).toEqual(['current', 'C'])
  disk.exists = false
  edit('D')
  await settle(file)
  expect(file.read().state).toBe('missing')
})

it('ends: the file stays, and nothing is written any more, not even by a pass that was under way', async () => {
  const { file, text, edit, notes } = await kept()
  edit('B')
  await Promise.all([vi.advanceTimersByTimeAsync(1000), file.end()])
  const last = text()
  edit('C')
  await settle(file)
  expect(file.read()).toEqual({ state: 'off', name: '' })
  expect(text()).toBe(last)
  expect(await notes.read()).toBeUndefined()
})

it('writes what is due when the last one stops looking, and follows no longer', async () => {
  const { file, text, edit, end, isFollowed } = await kept()
  edit('B')
  end()
  expect(isFollowed()).toBe(false)
  await settle(file)
  expect(text()).toBe('B')
})

it('survives notes that cannot be read or stored', async () => {
  const { handle, text } = setUp()
  let isBroken = true
  const notes = memoryNotes()
  const load = () => (isBroken ? Promise.reject(new Error('offline')) : Promise.resolve(notes))
  const file = keepFile({ text: () => 'A', follow: () => () => {}, memory: { load } })
  file.subscribe(() => {})
  await file.keep(handle)
  expect(file.read().state).toBe('failed')
  isBroken = false
  await file.keep(handle)
  expect([file.read().state, text()]).toEqual(['current', 'A'])
})

const event = fc.oneof(
  fc.record({ kind: fc.constant('edit' as const), value: fc.nat({ max: 5 }) }),
  fc.record({ kind: fc.constant('foreign' as const), value: fc.nat({ max: 3 }) }),
  fc.record({ kind: fc.constant('crash' as const), value: fc.nat({ max: 8 }) }),
  fc.record({ kind: fc.constant('wait' as const), value: fc.nat({ max: 3000 }) }),
)

test.prop([fc.array(event, { maxLength: 30 })], { numRuns: 200 })(
  'in any order of edits, crashes and foreign changes the file is whole, and nothing foreign is replaced unasked',
  async (events) => {
    const { text, write, edit, endAfter, open, handle, notes } = setUp()
    let file = open()
    let end = file.subscribe(() => {})
    await file.keep(handle)
    const ours = new Set(['A'])
    let foreign: string | undefined
    const check = () => {
      if (foreign === undefined) expect(ours).toContain(text())
      else expect(text()).toBe(foreign)
    }
    for (const { kind, value } of events) {
      if (kind === 'edit') {
        ours.add(`text ${value}`)
        edit(`text ${value}`)
      } else if (kind === 'foreign') {
        // Not while a pass is between its last look and the swap: that is the browser's.
        await settle(file)
        foreign = `foreign ${value}`
        write(foreign)
      } else if (kind === 'wait') await vi.advanceTimersByTimeAsync(value)
      else {
        edit(`crash ${value}`)
        ours.add(`crash ${value}`)
        endAfter(value)
        await settle(file)
        check()
        endAfter(Infinity)
        end()
        file = open()
        end = file.subscribe(() => {})
      }
      check()
    }
    ours.add('last')
    edit('last')
    await settle(file)
    check()
    expect(file.read().state).toBe(foreign === undefined ? 'current' : 'changed')
    expect((await notes.read())?.handle).toBe(handle)
    if (foreign !== undefined) {
      await file.overwrite()
      expect(file.read().state).toBe('current')
      expect(ours).toContain(text())
    }
    end()
  },
)
