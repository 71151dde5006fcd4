import type { StoredAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import type { AchievementsData } from '../model/entry.ts'
import { mergeLists } from '../model/list.ts'

/** What a step did. */
export type StepKind = 'add' | 'edit' | 'remove' | 'import' | 'talk' | 'reminder'

export interface Step {
  readonly kind: StepKind
  readonly before: AchievementsData
  readonly after: AchievementsData
  /** The entry it is about: where undo leads. */
  readonly key?: string | undefined
  readonly title?: string | undefined
  /** Steps of one group, such as the letters typed into one form, are taken back together. */
  readonly group?: string | undefined
}

export type StepName = Omit<Step, 'before' | 'after'>
export type Change = (list: AchievementsData) => AchievementsData

// An adapter may give an equal list that is not the one it was given.
const isSame = (a: AchievementsData, b: AchievementsData) =>
  a === b || JSON.stringify(a) === JSON.stringify(b)

/** How many steps can be taken back. */
const DEPTH = 100

/**
 * Undo and redo. A step is taken back by a three-way merge, so that what another tab has changed since stays.
 */
export function createHistory(data: StoredAtom<AchievementsData>) {
  const done = atom<readonly Step[]>([])
  const undone = atom<readonly Step[]>([])
  return {
    undoable: atom((get) => get(done)[0]),
    redoable: atom((get) => get(undone)[0]),
    perform: atom(null, (get, set, change: Change, step: StepName) => {
      const before = get(data)
      const after = change(before)
      if (after === before) return
      set(data, after)
      set(undone, [])
      set(done, ([latest, ...earlier]) =>
        latest?.group !== undefined && latest.group === step.group && isSame(latest.after, before)
          ? [{ ...step, before: latest.before, after }, ...earlier]
          : [{ ...step, before, after }, ...(latest ? [latest, ...earlier] : [])].slice(0, DEPTH),
      )
    }),
    undo: atom(null, (get, set) => {
      const [step, ...earlier] = get(done)
      if (!step) return undefined
      set(done, earlier)
      set(undone, (steps) => [step, ...steps])
      set(data, (current) => mergeLists(step.after, step.before, current))
      return step
    }),
    redo: atom(null, (get, set) => {
      const [step, ...later] = get(undone)
      if (!step) return undefined
      set(undone, later)
      set(done, (steps) => [step, ...steps])
      set(data, (current) => mergeLists(step.before, step.after, current))
      return step
    }),
  }
}
