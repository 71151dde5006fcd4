import { createContext, type RefObject } from 'react'
import type { SampledTool } from './sample/SampledTool.ts'

/** What the shell's own hooks need of the tool around. */
export interface KeyScope {
  readonly root: RefObject<HTMLElement | null>
  /** Whether single keys act while nothing on the page is in use. */
  readonly everywhere: boolean
  /** What the keys do that every tool has, by action. */
  readonly actions: Readonly<Partial<Record<SharedAction, () => unknown>>>
  /** What the tool is made of; `false` where it shows no sample: before hydration, and while one is tried. */
  readonly tool: SampledTool | false
}

/** Actions that the shell runs itself. */
export type SharedAction = 'undo' | 'redo' | 'showKeys' | 'trySample'

export const KeyScopeContext = createContext<KeyScope | undefined>(undefined)
