import { fc, test } from '@fast-check/vitest'
import { memoryStorage, type StorageAdapter } from '@kleinzeug/storage'
import { createStore, type Atom, type WritableAtom } from 'jotai'
import { beforeAll, describe, expect } from 'vitest'
import { loadUndoing } from './loadUndoing.ts'
import type { Outcome } from './revert.ts'

type Move = WritableAtom<null, [], { readonly outcome: Outcome } | undefined>

interface UndoState {
  readonly data: Atom<unknown>
  readonly undo: Move
  readonly redo: Move
}

/** What the contract needs to know of a tool. */
export interface UndoSubject<Data, State extends UndoState> {
  /** The data before the first edit. */
  readonly initial: Data
  /** Makes the state of one tab. */
  readonly createState: (storage: StorageAdapter<Data>) => State
  /**
   * What a visitor edits. `mark` is a number of seven digits that no other edit has: it is written into the
   * data, and picks what is edited.
   */
  readonly edits: ReadonlyArray<
    (set: ReturnType<typeof createStore>['set'], state: State, data: Data, mark: number) => unknown
  >
  /** What another tab stores beside `edits`. */
  readonly elsewhere?: ReadonlyArray<(data: Data, mark: number) => Data> | undefined
  /** The data without what is shown, such as a selection; all of it when left out. */
  readonly content?: ((data: Data) => unknown) | undefined
}

const marksOf = (data: unknown, made: ReadonlySet<number>) =>
  new Set((JSON.stringify(data).match(/1\d{6}/g) ?? []).map(Number).filter((mark) => made.has(mark)))

/** Random edits in this tab and in another one: undo takes back one's own, all of them, and nothing else. */
export function undoContract<Data, State extends UndoState>({
  initial,
  createState,
  edits,
  elsewhere = [],
  content = (data) => data,
}: UndoSubject<Data, State>) {
  function tabs() {
    const storage = memoryStorage<Data>(initial)
    const read = () => storage.read() ?? initial
    let mark = 1_000_000
    const tab = () => {
      const state = createState(storage)
      const store = createStore()
      store.sub(state.data, () => {})
      const made = new Set<number>()
      const move = (way: Move) => {
        const outcomes: Outcome[] = []
        for (let moved = store.set(way); moved; moved = store.set(way)) outcomes.push(moved.outcome)
        return outcomes.every((outcome) => outcome === 'done')
      }
      return {
        made,
        edit: (index: number) => {
          made.add((mark += 1))
          const written = elsewhere[index - edits.length]?.(read(), mark)
          if (written) storage.write(written)
          else edits[index]?.(store.set, state, read(), mark)
        },
        undoAll: () => move(state.undo),
        redoAll: () => move(state.redo),
      }
    }
    return { read, mine: tab(), theirs: tab() }
  }
  const edit = fc.nat(edits.length - 1)
  const mine = fc.tuple(fc.constant(true), edit)
  const theirs = fc.tuple(fc.constant(false), fc.nat(edits.length + elsewhere.length - 1))

  beforeAll(() => loadUndoing())
  describe('undo', () => {
    test.prop([fc.array(edit, { maxLength: 12 })])('leads to the start, and redo to the end', (steps) => {
      const { read, mine } = tabs()
      const start = content(read())
      for (const step of steps) mine.edit(step)
      const end = content(read())
      expect(mine.undoAll()).toBe(true)
      expect(content(read())).toEqual(start)
      expect(mine.redoAll()).toBe(true)
      expect(content(read())).toEqual(end)
    })

    test.prop([fc.array(fc.oneof(mine, theirs), { maxLength: 12 })])(
      'takes nothing away that another tab has stored',
      (steps) => {
        const { read, mine, theirs } = tabs()
        // A foreign edit may copy what was written here: the copy is theirs, and stays.
        const copied = new Set<number>()
        const occurrences = (mark: number) => JSON.stringify(read()).split(String(mark)).length
        for (const [isMine, step] of steps) {
          const before = new Map([...mine.made].map((mark) => [mark, occurrences(mark)]))
          ;(isMine ? mine : theirs).edit(step)
          if (!isMine) for (const [mark, count] of before) if (occurrences(mark) > count) copied.add(mark)
        }
        const [own, foreign] = [marksOf(content(read()), mine.made), marksOf(content(read()), theirs.made)]
        const isUndone = mine.undoAll()
        expect([...marksOf(content(read()), theirs.made)]).toEqual(expect.arrayContaining([...foreign]))
        if (isUndone)
          expect([...marksOf(content(read()), mine.made)].filter((mark) => !copied.has(mark))).toEqual([])
        const isRedone = mine.redoAll()
        expect([...marksOf(content(read()), theirs.made)]).toEqual(expect.arrayContaining([...foreign]))
        if (isUndone && isRedone)
          expect([...marksOf(content(read()), mine.made)]).toEqual(expect.arrayContaining([...own]))
      },
    )
  })
}
