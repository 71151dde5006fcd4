import { atom } from 'jotai'
import type { OnLost, StoredAtom } from '@kleinzeug/storage'

/** What a tool says about a step: what it did, and where undo leads. */
export interface StepName {
  /** Consecutive steps of one group, such as the letters typed into one form, are undone together. */
  readonly group?: string | undefined
}

/** A step of the history: what the tool says about it, and the documents before and after it. */
export type Step<T, Name extends StepName> = Name & { readonly before: T; readonly after: T }

/** How many steps can be undone. */
const DEPTH = 100

/**
 * Undo and redo of a stored document. A step is undone by a three-way merge, so that what another tab has
 * changed since stays.
 *
 * @example
 * ```ts
 * const data = storedAtom(storage, listSlice)
 * const history = createHistory<ListData, { kind: 'add' | 'remove' }>(data, mergeLists)
 * store.set(history.perform, (list) => [...list, item], { kind: 'add' })
 * store.set(history.undo)?.kind // 'add'
 * ```
 * @param merge the one of the slice; it has to restore removed items at their place, as `mergeNamedList` does
 */
export function createHistory<T, Name extends StepName = StepName>(
  data: StoredAtom<T>,
  merge: (base: T, mine: T, theirs: T, onLost?: OnLost) => T,
) {
  const done = atom<ReadonlyArray<Step<T, Name>>>([])
  const undone = atom<ReadonlyArray<Step<T, Name>>>([])

  /** The document as it would be without the step; `undefined` where that would lose a later edit. */
  const without = (step: Step<T, Name>, current: T): T | undefined => {
    if (Object.is(step.after, current)) return step.before
    let isLost = false
    const merged = merge(step.after, step.before, current, () => (isLost = true))
    return isLost ? undefined : merged
  }

  /** Moves the first step of a list to another one, and returns it. */
  const move = (from: typeof done, to: typeof done, change: (step: Step<T, Name>, current: T) => T) =>
    atom(null, (get, set) => {
      const [step, ...rest] = get(from)
      if (!step) return undefined
      set(from, rest)
      set(to, (steps) => [step, ...steps])
      set(data, (current) => change(step, current))
      return step
    })

  return {
    /** What `undo` would take back. */
    undoable: atom((get) => get(done)[0]),
    /** What `redo` would do again. */
    redoable: atom((get) => get(undone)[0]),
    /** Changes the document; a change that returns the same document is no step. */
    perform: atom(null, (_get, set, change: (current: T) => T, name: Name) =>
      set(data, (current) => {
        const after = change(current)
        if (Object.is(after, current)) return current
        set(undone, [])
        set(done, (steps) => {
          const [latest, ...earlier] = steps
          const isSameGroup = latest?.group !== undefined && latest.group === name.group
          const before = isSameGroup ? without(latest, current) : undefined
          return before === undefined
            ? [{ ...name, before: current, after }, ...steps].slice(0, DEPTH)
            : [{ ...name, before, after }, ...earlier]
        })
        return after
      }),
    ),
    /** Takes the latest step back and returns it. */
    undo: move(done, undone, ({ before, after }, current) => merge(after, before, current)),
    /** Does the step again that was undone last, and returns it. */
    redo: move(undone, done, ({ before, after }, current) => merge(before, after, current)),
  }
}
