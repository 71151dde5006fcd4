import type { StoredAtom } from '@kleinzeug/storage/jotai'
import { atom } from 'jotai'
import { isFields, isSame } from '../isSame.ts'
import { loadedUndoing, loadUndoing } from './loadUndoing.ts'
import type { Outcome, RevertOptions } from './revert.ts'
import type { StepName } from './StepName.ts'

/** A step of the history: what the tool says about it, and the documents before and after it. */
export type Step<T, Name extends StepName> = Name & { readonly before: T; readonly after: T }

export interface HistoryOptions<T> extends RevertOptions {
  /** Puts in order what undo or redo has led to, such as a sorted list. */
  readonly settle?: ((data: T) => T) | undefined
}

/** How many steps can be undone. */
const DEPTH = 100

/**
 * Undo and redo of a stored document until the page is closed. Undo takes back what this history did alone: what was
 * changed elsewhere since is left, and the outcome says so.
 *
 * @example
 * ```ts
 * const data = storedAtom(storage, listSlice)
 * const history = createHistory<ListData, { kind: 'add' | 'remove' }>(data)
 * store.set(history.perform, (list) => [...list, item], { kind: 'add' })
 * store.set(history.undo) // { kind: 'add', outcome: 'done', … }
 * ```
 */
export function createHistory<T, Name extends StepName = StepName>(
  data: StoredAtom<T>,
  { settle = (settled) => settled, ...options }: HistoryOptions<T> = {},
) {
  const { shown = [] } = options
  const done = atom<ReadonlyArray<Step<T, Name>>>([])
  const undone = atom<ReadonlyArray<Step<T, Name>>>([])

  /** A document of the history, with what `current` shows. */
  const withShown = (document: T, current: T): T => {
    if (!isFields(document) || !isFields(current)) return document
    const { ...result } = document
    for (const name of shown) Object.assign(result, { [name]: current[name] })
    return result
  }
  /** Leads `current` back; the merge is needed only where something was changed elsewhere since. */
  const backFrom = ([from, to]: readonly [T, T], current: T): { value: T; outcome: Outcome } =>
    isSame(from, current)
      ? { value: withShown(to, current), outcome: 'done' }
      : (loadedUndoing()?.revert(from, to, current, options) ?? { value: current, outcome: 'refused' })

  /** Moves the first step of a list to another one, and returns it with what became of it. */
  const move = (list: typeof done, other: typeof done, way: (step: Step<T, Name>) => readonly [T, T]) =>
    atom(null, (get, set): (Step<T, Name> & { readonly outcome: Outcome }) | undefined => {
      const [step, ...rest] = get(list)
      if (!step) return undefined
      let outcome: Outcome = 'done'
      set(list, rest)
      set(data, (current) => {
        const reverted = backFrom(way(step), current)
        outcome = reverted.outcome
        return outcome === 'refused' ? current : settle(reverted.value)
      })
      set(other, (steps) => [step, ...steps])
      return { ...step, outcome }
    })

  return {
    /** What `undo` would take back. */
    undoable: atom((get) => get(done)[0]),
    /** What `redo` would do again. */
    redoable: atom((get) => get(undone)[0]),
    /** Changes the document unless the change returns the same one; `step` is a name or made of both documents. */
    perform: atom(
      null,
      (_get, set, change: (current: T) => T, step: Name | ((before: T, after: T) => Name)) =>
        set(data, (current) => {
          const after = change(current)
          if (Object.is(after, current)) return current
          const name = typeof step === 'function' ? step(current, after) : step
          void loadUndoing().catch(() => undefined)
          set(undone, [])
          set(done, (steps) => {
            const [latest, ...earlier] = steps
            const isSameGroup = latest?.group !== undefined && latest.group === name.group
            // The document as it would be without the group; the group ends where that would lose a later edit.
            const without = isSameGroup ? backFrom([latest.after, latest.before], current) : undefined
            return without?.outcome === 'done'
              ? [{ ...name, before: without.value, after }, ...earlier]
              : [{ ...name, before: current, after }, ...steps].slice(0, DEPTH)
          })
          return after
        }),
    ),
    /** Drops the steps that are `isGone`, such as those of a finished game. */
    forget: atom(null, (_get, set, isGone: (step: Name) => boolean) => {
      for (const steps of [done, undone]) set(steps, (all) => all.filter((step) => !isGone(step)))
    }),
    /** Takes the latest step back. Await `loadUndoing` before: without it what was changed elsewhere since is refused. */
    undo: move(done, undone, ({ before, after }) => [after, before]),
    /** Does the step again that was undone last. */
    redo: move(undone, done, ({ before, after }) => [before, after]),
  }
}
