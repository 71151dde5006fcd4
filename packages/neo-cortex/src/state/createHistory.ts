import type { StoredAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import type { NeoCortexData } from '../model/card.ts'
import { mergeData } from '../model/list.ts'

/** What a step did. */
export type StepKind = 'add' | 'edit' | 'remove' | 'import' | 'join' | 'keep'

export interface Step {
  readonly kind: StepKind
  readonly before: NeoCortexData
  readonly after: NeoCortexData
  /** The card it is about: where undo leads. */
  readonly id?: string | undefined
  readonly title?: string | undefined
  /** Steps of one group, such as the letters typed into one form, are taken back together. */
  readonly group?: string | undefined
}

export type StepName = Omit<Step, 'before' | 'after'>

/** How many steps can be taken back. */
const DEPTH = 100

const cardOf = (data: NeoCortexData, id: string | undefined) => data.entries.find((card) => card.id === id)

/** Whether nothing but this tab has changed the card since. An adapter may give equal data that is not the same object. */
const isUntouched = (step: Step, data: NeoCortexData) =>
  step.after === data || JSON.stringify(cardOf(step.after, step.id)) === JSON.stringify(cardOf(data, step.id))

/**
 * Undo and redo. A step is taken back by a three-way merge, so that what another tab has changed since stays.
 */
export function createHistory(data: StoredAtom<NeoCortexData>) {
  const done = atom<readonly Step[]>([])
  const undone = atom<readonly Step[]>([])
  return {
    undoable: atom((get) => get(done)[0]),
    redoable: atom((get) => get(undone)[0]),
    perform: atom(null, (get, set, change: (data: NeoCortexData) => NeoCortexData, step: StepName) => {
      const before = get(data)
      const after = change(before)
      if (after === before) return
      set(data, after)
      set(undone, [])
      set(done, ([latest, ...earlier]) =>
        latest?.group !== undefined && latest.group === step.group && isUntouched(latest, before)
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
