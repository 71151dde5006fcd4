import { randomId, type RandomSource } from '@kleinzeug/random'
import { storedAtom } from '@kleinzeug/storage/jotai'
import { createHistory, type StepName } from '@kleinzeug/shell/state'
import { atom } from 'jotai'
import {
  addEntry,
  changeEntry,
  removeEntry,
  withScale,
  thingOf,
  type EntryFields,
  type SizeComparisonData,
} from '../model/entries.ts'
import type { Catalogue, Kind } from '../model/thing.ts'
import { layOut } from '../model/scene/layout.ts'
import { ofKind } from '../model/search.ts'
import { sizeComparisonSlice, type SizeComparisonStorage } from '../storage.ts'

/** A step of undo and redo. */
export interface EntryStep extends StepName<'add' | 'change' | 'remove'> {
  /** The entry it is about: where undo leads. */
  readonly id: string
}

/** Default pair of compared things. */
export const firstPair = ['human', 'elephant'] as const

/** The atoms of one SizeComparison over its storage. */
export function createSizeComparisonState(storage: SizeComparisonStorage, random: RandomSource) {
  const data = storedAtom(storage, sizeComparisonSlice)
  const history = createHistory<SizeComparisonData, EntryStep>(data)
  const catalogue = atom<Catalogue>()
  const kind = atom<Kind>()
  /** Ids of the compared things, the one picked last first. */
  const pair = atom<readonly [string, string]>(firstPair)

  const own = atom((get) => get(data).entries.map(thingOf))
  const things = atom((get) => [...(get(catalogue)?.things ?? []), ...get(own)])
  const byId = atom((get) => new Map(get(things).map((thing) => [thing.id, thing])))
  const shown = atom((get) => ofKind(get(things), get(kind)))
  const scale = atom((get) => get(byId).get(`own-${get(data).scale}`))
  /** The id of the thing that is nearest to the middle of the scene. */
  const middle = atom<string>()
  const pick = atom(null, (get, set, id: string) => {
    const [first, second] = get(pair)
    if (id !== first) set(pair, [id, get(byId).has(first) ? first : second])
  })

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
    undoable: history.undoable,
    redoable: history.redoable,
    add: atom(null, (_get, set, fields: EntryFields) => {
      const id = randomId(random)
      set(history.perform, (current) => addEntry(current, id, fields), {
        kind: 'add',
        id,
        title: fields.name,
      })
      return id
    }),
    change: atom(null, (get, set, id: string, fields: EntryFields) => {
      const entry = get(data).entries.find((each) => each.id === id)
      if (!entry) return
      set(
        history.perform,
        (current) => {
          const after = changeEntry(current, id, fields)
          return JSON.stringify(after) === JSON.stringify(current) ? current : after
        },
        { kind: 'change', id, title: entry.name },
      )
    }),
    remove: atom(null, (get, set, id: string) => {
      const entry = get(data).entries.find((each) => each.id === id)
      if (!entry) return undefined
      set(history.perform, (current) => removeEntry(current, id), { kind: 'remove', id, title: entry.name })
      return entry
    }),
    /** The own thing by which others are measured. */
    scale,
    setScale: atom(null, (get, set, id: string) => {
      const title = get(data).entries.find((each) => each.id === id)?.name
      if (title !== undefined)
        set(history.perform, (now) => withScale(now, id), { kind: 'change', id, title })
    }),
    undo: history.undo,
    redo: history.redo,
  }
}

export type SizeComparisonState = ReturnType<typeof createSizeComparisonState>
