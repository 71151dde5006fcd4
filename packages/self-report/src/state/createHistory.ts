import type { StoredAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import type { SelfReportData } from '../model/data.ts'
import { mergeData } from '../model/merge.ts'
import type { SessionKind } from '../model/session.ts'

/** What a step did. */
export type StepKind = 'finish' | 'discard' | 'edit' | 'remove' | 'trait' | 'reminder' | 'import'

export interface Step {
  readonly kind: StepKind
  readonly before: SelfReportData
  readonly after: SelfReportData
  /** The entry or trait it is about: where undo leads. */
  readonly key?: string | undefined
  readonly session?: SessionKind | undefined
  readonly title?: string | undefined
  /** Steps of one group, such as the letters typed into one form, are taken back together. */
  readonly group?: string | undefined
}

export type StepName = Omit<Step, 'before' | 'after'>
export type Change = (data: SelfReportData) => SelfReportData

// An adapter may give equal data that is not what it was given.
const isSame = (a: SelfReportData, b: SelfReportData) => a === b || JSON.stringify(a) === JSON.stringify(b)

/** How many steps can be taken back. */
const DEPTH = 100

/**
 * Undo and redo. A step is taken back by a three-way merge, so that what another tab has changed since stays.
 */
export function createHistory(data: StoredAtom<SelfReportData>) {
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
      set(data, (current) => mergeData(step.after, step.before, current))
      return step
    }),
    redo: atom(null, (get, set) => {
      const [step, ...later] = get(undone)
      if (!step) return undefined
      set(undone, later)
      set(done, (steps) => [step, ...steps])
      set(data, (current) => mergeData(step.before, step.after, current))
      return step
    }),
  }
}
