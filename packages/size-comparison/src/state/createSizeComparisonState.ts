import { randomBelow, type RandomSource } from '@kleinzeug/random'
import { storedAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import {
  addEntry,
  changeEntry,
  mergeData,
  removeEntry,
  restoreEntry,
  thingOf,
  type Entry,
  type EntryFields,
  type SizeComparisonData,
} from '../model/entries.ts'
import type { Catalogue, Kind } from '../model/thing.ts'
import { layOut } from '../model/scene/layout.ts'
import { ofKind } from '../model/search.ts'
import { sizeComparisonSlice, type SizeComparisonStorage } from '../storage.ts'

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

const newId = (random: RandomSource) =>
  Array.from({ length: 10 }, () => letters[randomBelow(letters.length, random)]).join('')

/** What undo would take back. */
type Step =
  | { readonly kind: 'remove'; readonly entry: Entry; readonly index: number }
  | {
      readonly kind: 'add' | 'change'
      readonly entry: Entry
      readonly before: SizeComparisonData
      readonly after: SizeComparisonData
    }

/** The two things that are compared when nobody has picked any. */
const firstPair = ['human', 'elephant'] as const

/** The atoms of one SizeComparison over its storage. */
export function createSizeComparisonState(storage: SizeComparisonStorage, random: RandomSource) {
  const data = storedAtom(storage, sizeComparisonSlice)
  const catalogue = atom<Catalogue>()
  const kind = atom<Kind>()
  /** Ids of the compared things, the one picked last first. */
  const pair = atom<readonly [string, string]>(firstPair)
  const steps = atom<readonly Step[]>([])

  const own = atom((get) => get(data).entries.map(thingOf))
  const things = atom((get) => [...(get(catalogue)?.things ?? []), ...get(own)])
  const byId = atom((get) => new Map(get(things).map((thing) => [thing.id, thing])))
  const shown = atom((get) => ofKind(get(things), get(kind)))
  /** The id of the thing that is nearest to the middle of the scene. */
  const middle = atom<string>()
  const pick = atom(null, (get, set, id: string) => {
    const [first, second] = get(pair)
    if (id !== first) set(pair, [id, get(byId).has(first) ? first : second])
  })
  const push = atom(null, (_get, set, step: Step) => set(steps, (before) => [step, ...before].slice(0, 50)))

  return {
    data,
    catalogue: atom((get) => get(catalogue)),
    load: atom(null, (_get, set, loaded: Catalogue) => set(catalogue, loaded)),
    kind,
    things,
    byId,
    /** The things of the chosen kind, side by side. */
    layout: atom((get) => layOut(get(shown))),
    /** The compared things; nothing for one that is gone. */
    compared: atom((get) => get(pair).map((id) => get(byId).get(id))),
    setPair: atom(null, (_get, set, next: readonly [string, string]) => set(pair, next)),
    pair: atom((get) => get(pair)),
    /** Compares a thing with the one that was picked before it. */
    pick,
    middle,
    pickMiddle: atom(null, (get, set) => {
      const id = get(middle)
      if (id !== undefined) set(pick, id)
    }),
    canUndo: atom((get) => get(steps).length > 0),
    add: atom(null, (get, set, fields: EntryFields) => {
      const id = newId(random)
      const before = get(data)
      const after = addEntry(before, id, fields)
      set(data, after)
      const entry = after.entries.at(-1)
      if (entry) set(push, { kind: 'add', entry, before, after })
      return id
    }),
    change: atom(null, (get, set, id: string, fields: EntryFields) => {
      const before = get(data)
      const after = changeEntry(before, id, fields)
      const entry = before.entries.find((each) => each.id === id)
      if (!entry || JSON.stringify(before) === JSON.stringify(after)) return
      set(data, after)
      set(push, { kind: 'change', entry, before, after })
    }),
    remove: atom(null, (get, set, id: string) => {
      const index = get(data).entries.findIndex((entry) => entry.id === id)
      const entry = get(data).entries[index]
      if (!entry) return undefined
      set(data, (current) => removeEntry(current, id))
      set(push, { kind: 'remove', entry, index })
      return entry
    }),
    /** Takes the latest step back and leaves what another tab has done since. */
    undo: atom(null, (get, set) => {
      const [step, ...earlier] = get(steps)
      if (!step) return undefined
      set(steps, earlier)
      set(data, (current) =>
        step.kind === 'remove'
          ? restoreEntry(current, step.entry, step.index)
          : mergeData(step.after, step.before, current),
      )
      return step
    }),
  }
}

export type SizeComparisonState = ReturnType<typeof createSizeComparisonState>
