import type { Announce } from '@kleinzeug/ui'
import type { WritableAtom } from 'jotai'
import { createContext, use, useMemo, type Context, type RefObject } from 'react'
import type { Environment } from './environment.ts'

/** What `undo` and `redo` of a state return. */
export type Moved<State> = State extends {
  readonly undo: WritableAtom<unknown, [], infer Step>
}
  ? Step
  : undefined

/** What the parts of one rendered tool share. */
export interface ToolInstance<State, Labels, Props = unknown> {
  readonly state: State
  readonly labels: Labels
  readonly announce: Announce
  readonly environment: Environment
  /** The outermost element of the tool. */
  readonly root: RefObject<HTMLElement | null>
  /** False on a server and in the render that hydrates its page: no stored data is shown then. */
  readonly hydrated: boolean
  /** Opens the dialog that shows the keys. */
  readonly showKeys: () => void
  /** Runs `undo` of the state, where it has one, says what it did, and returns the step. */
  readonly undo: () => Promise<Moved<State>>
  readonly redo: () => Promise<Moved<State>>
  /** The tool's props, those of every tool included. */
  readonly props: Props
}

export interface ToolContext<State, Labels, Props = unknown> {
  readonly Context: Context<ToolInstance<State, Labels, Props> | undefined>
  /** State, labels and announcer of the tool around. */
  readonly use: () => ToolInstance<State, Labels, Props>
  /** Makes a `use` for parts that load on request and bring texts; those of the tool's `labels` prop win. */
  readonly useWith: <Later extends object>(later: Later) => () => ToolInstance<State, Later & Labels, Props>
}

/**
 * Makes the context through which the parts of a tool reach its state. It stands in a module of its own, which
 * both the parts and the tool's definition import.
 *
 * @example
 * ```ts
 * export const deciderContext = createToolContext<DeciderState, DeciderLabels>()
 * export const useDecider = deciderContext.use
 * ```
 */
export function createToolContext<State, Labels, Props = unknown>(): ToolContext<State, Labels, Props> {
  const Context = createContext<ToolInstance<State, Labels, Props> | undefined>(undefined)
  const useTool = () => {
    const instance = use(Context)
    if (!instance) throw new Error('A part of a tool is rendered outside of it')
    return instance
  }
  return {
    Context,
    use: useTool,
    useWith: (later) => () => {
      const tool = useTool()
      const labels = useMemo(() => ({ ...later, ...tool.labels }), [tool.labels])
      return { ...tool, labels }
    },
  }
}
