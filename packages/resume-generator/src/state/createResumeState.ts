import { createHistory, type StepName } from '@kleinzeug/shell/state'
import { storedAtom, type StoredAtom } from '@kleinzeug/storage/jotai'
import { atom } from 'jotai'
import { shownData, storedAfter } from '../model/applications/divideEdit.ts'
import type { ResumeData } from '../model/resume.ts'
import { fold, unfold, type UnfoldedResumes } from '../model/files/unfold.ts'
import { resumeGeneratorSlice, type ResumeStorage } from '../storage.ts'

/** Edits of one field within this time are one step, in ms. */
const ONE_STEP = 1500

/** A step of undo and redo. */
export interface ResumeStep extends StepName<'edit'> {
  /** Where it happened: undo leads there. */
  readonly field: string
}

export interface Edit {
  readonly change: (data: ResumeData) => ResumeData
  /** Where it happens: undo leads there. */
  readonly field: string
  /** Whether it is one key among many, and so one step together with the ones before. */
  readonly typing?: boolean
}

/** The atoms of one ResumeGenerator over its storage. */
export function createResumeState(storage: ResumeStorage, now: () => number) {
  const stored = storedAtom(storage, resumeGeneratorSlice)
  const resumes: StoredAtom<UnfoldedResumes> = atom(
    (get) => unfold(get(stored)),
    (_get, set, update) =>
      set(stored, (now) => fold(typeof update === 'function' ? update(unfold(now)) : update, now)),
  )
  const history = createHistory<UnfoldedResumes, ResumeStep>(resumes, {
    shown: ['chosen', 'chosenApplications'],
  })
  const noTyping = { field: '', at: 0, group: '' }
  const lastTyping = atom(noTyping)

  const edit = atom(null, (get, set, { change, field, typing = false }: Edit) => {
    const before = get(stored)
    const at = now()
    const last = get(lastTyping)
    const goesOn = last.field === field && at - last.at < ONE_STEP
    const group = goesOn ? last.group : `${field} ${at}`
    // Before the data change: whoever follows them asks.
    if (!typing) set(lastTyping, noTyping)
    set(history.perform, (all) => unfold(storedAfter(fold(all, before), change)), {
      kind: 'edit',
      field,
      ...(typing && { group }),
    })
    if (typing && get(stored) !== before) set(lastTyping, { field, at, group })
  })

  /** Moves along the steps and shows the resume of the step. */
  const move = (along: typeof history.undo, side: 'before' | 'after') =>
    atom(null, (_get, set) => {
      set(lastTyping, noTyping)
      const step = set(along)
      if (step) {
        const { chosen, chosenApplications } = step[side]
        set(resumes, (all) => ({ ...all, chosen, chosenApplications }))
      }
      return step
    })

  return {
    /** The data as they are shown and edited: with the chosen application in the place of its resume. */
    data: atom((get) => shownData(get(stored))),
    /** Whether the last change was one key among many. */
    isTyping: atom((get) => get(lastTyping).field !== ''),
    edit,
    /** Changes the data without a step of undo: for what is noted beside an act of the visitor. */
    note: atom(null, (_get, set, change: Edit['change']) =>
      set(stored, (before) => storedAfter(before, change)),
    ),
    keepSample: atom(null, (_get, set, change: Edit['change']) =>
      set(edit, { change, field: 'personalData/name' }),
    ),
    undo: move(history.undo, 'before'),
    redo: move(history.redo, 'after'),
    canUndo: atom((get) => get(history.undoable) !== undefined),
    canRedo: atom((get) => get(history.redoable) !== undefined),
  }
}

export type ResumeState = ReturnType<typeof createResumeState>
