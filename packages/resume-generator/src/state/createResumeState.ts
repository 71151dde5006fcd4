import { storedAtom } from '@kleinzeug/storage'
import { atom } from 'jotai'
import type { ResumeData } from '../model/resume.ts'
import { resumeSlice, type ResumeStorage } from '../storage.ts'

/** How many steps can be taken back. */
const DEPTH = 100
/** Edits of one field within this time are one step. */
const ONE_STEP = 1500

interface Step {
  readonly data: ResumeData
  /** The field that the edit after it changed. */
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
  const data = storedAtom(storage, resumeSlice)
  const past = atom<readonly Step[]>([])
  const future = atom<readonly Step[]>([])
  const lastTyping = atom({ field: '', at: 0 })

  const edit = atom(null, (get, set, { change, field, typing = false }: Edit) => {
    const before = get(data)
    const after = change(before)
    if (after === before) return
    const last = get(lastTyping)
    const goesOn = typing && last.field === field && now() - last.at < ONE_STEP && get(past).length > 0
    if (!goesOn) set(past, (steps) => [...steps, { data: before, field }].slice(-DEPTH))
    if (get(future).length > 0) set(future, [])
    set(lastTyping, typing ? { field, at: now() } : { field: '', at: 0 })
    set(data, after)
  })

  const step = (from: typeof past, to: typeof past) =>
    atom(null, (get, set): string | undefined => {
      const last = get(from).at(-1)
      if (!last) return undefined
      const current = get(data)
      set(from, (steps) => steps.slice(0, -1))
      set(to, (steps) => [...steps, { data: current, field: last.field }])
      set(lastTyping, { field: '', at: 0 })
      set(data, last.data)
      return last.field
    })

  return {
    data,
    /** Whether the last change was one key among many. */
    isTyping: atom((get) => get(lastTyping).field !== ''),
    edit,
    undo: step(past, future),
    redo: step(future, past),
    canUndo: atom((get) => get(past).length > 0),
    canRedo: atom((get) => get(future).length > 0),
  }
}

export type ResumeState = ReturnType<typeof createResumeState>
