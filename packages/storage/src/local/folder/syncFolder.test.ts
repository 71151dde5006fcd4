import { fc, test } from '@fast-check/vitest'
import { describe, expect, test as it } from 'vitest'
import type { Directory } from './directory.ts'
import type { FolderPart } from './folderPart.ts'
import { memoryRows, type FolderRow } from './folderRows.ts'
import { memoryDirectory } from './memoryDirectory.ts'
import { noteFiles, type Note } from './noteFiles.fixtures.ts'
import { COPIES, createFolderSync } from './syncFolder.ts'

class Crash extends Error {}

/** A record of notes and a folder that both survive a crash, which ends the program before one of its steps. */
function setUp(first: readonly Note[] = []) {
  const folder = memoryDirectory()
  const rows = new Map<string, FolderRow>()
  let clock = Date.UTC(2026, 10, 26)
  /** What is stored, and what the page has. */
  let stored = first
  let data = first
  const everStored = new Set<string>()
  const store = () => {
    stored = data
    for (const { text } of data) everStored.add(text)
  }
  let stepsLeft = Infinity

  function step() {
    if (stepsLeft-- <= 0) throw new Crash()
  }
  const gated = <T extends object>(target: T): T =>
    new Proxy(target, {
      get: (_, name) => {
        const value: unknown = Reflect.get(target, name)
        return typeof value !== 'function'
          ? value
          : async (...given: unknown[]) => {
              step()
              const result: unknown = await Reflect.apply(value, target, given)
              return result
            }
      },
    })
  const part: FolderPart = {
    name: 'notes',
    files: noteFiles,
    read: () => data,
    defaults: () => [],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the sync gives back what `read` gave
    write: (next) => (data = next as readonly Note[]),
  }
  const open = () =>
    createFolderSync({
      directory: gated<Directory>(folder),
      rows: gated(memoryRows(rows)),
      flush: async () => {
        step()
        store()
      },
      now: () => (clock += 1000),
    })
  let sync = open()

  return {
    folder,
    edit: (change: (notes: readonly Note[]) => readonly Note[]) => {
      data = change(data)
      store()
    },
    data: () => data,
    everStored,
    sync: (isWhole = true, decisions: Record<string, 'record' | 'file'> = {}) =>
      sync.sync([part], isWhole, new Map(Object.entries(decisions))),
    /** Starts a pass that ends after this many steps, and then the program again. */
    crash: async (steps: number, isWhole: boolean) => {
      stepsLeft = steps
      await sync.sync([part], isWhole).catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error
      })
      stepsLeft = Infinity
      data = stored
      sync = open()
    },
    copies: () => [...folder.files].filter(([path]) => path.startsWith(COPIES)).map(([, text]) => text),
  }
}

const note = (id: string, text: string): Note => ({ id, text, stars: 3 })

describe('one file', () => {
  it('is written, and not again without a change', async () => {
    const { folder, sync } = setUp([note('a', 'one')])
    expect(await sync()).toEqual([])
    expect([...folder.files]).toEqual([
      ['Notes/a.md', 'one'],
      ['All.txt', 'a'],
    ])
    const before = await folder.list()
    await sync()
    expect(await folder.list()).toEqual(before)
  })

  it('brings what another program has changed, and keeps what the file does not hold', async () => {
    const { folder, sync, data } = setUp([note('a', 'one')])
    await sync()
    await folder.write('Notes/a.md', 'two')
    await folder.write('Notes/b.md', 'new')
    await sync()
    expect(data()).toEqual([note('a', 'two'), { id: 'b', text: 'new', stars: 0 }])
    expect(folder.files.get('All.txt')).toBe('a\nb')
  })

  it('changed on both sides is asked about, and nothing is written over it', async () => {
    const { folder, sync, data, edit } = setUp([note('a', 'one')])
    await sync()
    await folder.write('Notes/a.md', 'theirs')
    edit(() => [note('a', 'mine')])
    const question = { kind: 'conflict', part: 'notes', path: 'Notes/a.md', record: 'mine', file: 'theirs' }
    expect(await sync(false)).toEqual([question])
    expect(await sync()).toEqual([question])
    expect(folder.files.get('Notes/a.md')).toBe('theirs')
    expect(data()).toEqual([note('a', 'mine')])
  })

  it.each([
    ['file', 'theirs'],
    ['record', 'mine'],
  ] as const)('changed on both sides: the %s is chosen', async (choice, text) => {
    const { folder, sync, data, edit, copies } = setUp([note('a', 'one')])
    await sync()
    await folder.write('Notes/a.md', 'theirs')
    edit(() => [note('a', 'mine')])
    await sync()
    expect(await sync(true, { 'Notes/a.md': choice })).toEqual([])
    expect(folder.files.get('Notes/a.md')).toBe(text)
    expect(data()).toEqual([note('a', text)])
    expect(copies()).toEqual(choice === 'record' ? ['theirs'] : [])
  })

  it('that is gone deletes nothing, and is asked about', async () => {
    const { folder, sync, data } = setUp([note('a', 'one')])
    await sync()
    await folder.remove('Notes/a.md')
    expect(await sync()).toMatchObject([{ kind: 'gone', path: 'Notes/a.md' }])
    expect(data()).toHaveLength(1)
    await sync(true, { 'Notes/a.md': 'record' })
    expect(folder.files.get('Notes/a.md')).toBe('one')
    await folder.remove('Notes/a.md')
    await sync(true, { 'Notes/a.md': 'file' })
    expect(data()).toEqual([])
    expect(await sync()).toEqual([])
  })

  it('of a deleted note goes; where it was changed meanwhile the note comes back', async () => {
    const { folder, sync, data, edit } = setUp([note('a', 'one'), note('b', 'two')])
    await sync()
    edit(() => [])
    await folder.write('Notes/b.md', 'changed')
    await sync(false)
    expect(folder.files.has('Notes/a.md')).toBe(false)
    expect(data()).toEqual([{ id: 'b', text: 'changed', stars: 0 }])
  })

  it('that cannot be read stays, and is copied before it is replaced', async () => {
    const { folder, sync, copies } = setUp([note('a', 'one')])
    await sync()
    await folder.write('All.txt', 'by hand')
    expect(await sync()).toMatchObject([{ kind: 'unreadable', path: 'All.txt', file: 'by hand' }])
    expect(folder.files.get('All.txt')).toBe('by hand')
    await sync(true, { 'All.txt': 'record' })
    expect(folder.files.get('All.txt')).toBe('a')
    expect(copies()).toEqual(['by hand'])
  })
})

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('edit' as const), id }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('write' as const), id }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), id }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sync' as const), isWhole: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('crash' as const),
      isWhole: fc.boolean(),
      steps: fc.nat({ max: 25 }),
    }),
  },
)

test.prop([fc.array(action, { minLength: 200, maxLength: 200 })], { numRuns: 60 })(
  '200 edits of two sides with crashes between: nothing is lost, nothing is there twice, and both agree at the end',
  async (actions) => {
    const { folder, edit, data, sync, crash, copies, everStored } = setUp()
    let count = 0
    for (const each of actions) {
      if (each.do === 'sync') await sync(each.isWhole)
      else if (each.do === 'crash') await crash(each.steps, each.isWhole)
      else if (each.do === 'delete') edit((notes) => notes.filter((one) => one.id !== each.id))
      else {
        const text = `${each.do} ${++count}`
        if (each.do === 'write') await folder.write(`Notes/${each.id}.md`, text)
        else edit((notes) => [...notes.filter((one) => one.id !== each.id), note(each.id, text)])
      }
      expect(new Set(data().map((one) => one.id)).size).toBe(data().length)
    }
    // What another program has written last was in the record, is asked about, or was copied.
    const before = [...folder.files].filter(([, text]) => text.startsWith('write'))
    const questions = await sync()
    const held = [...everStored, ...questions.map(({ file }) => file), ...copies()]
    expect(before.filter(([, text]) => !held.includes(text))).toEqual([])
    const decisions = Object.fromEntries(questions.map(({ path }) => [path, 'file' as const]))
    expect(await sync(true, decisions)).toEqual([])
    expect(await sync()).toEqual([])
    const files = [...folder.files].filter(([path]) => path.startsWith('Notes/'))
    expect(new Map(files)).toEqual(new Map(data().map((one) => [`Notes/${one.id}.md`, one.text])))
    expect(folder.files.get('All.txt')).toBe(
      data()
        .map((one) => one.id)
        .join('\n'),
    )
  },
)
