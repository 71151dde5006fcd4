import { createContext, type ReactNode } from 'react'

/** Loads a tool and shows it with these data, in memory; resolves to `undefined` where it cannot read them. */
export type PastTool = (json: string) => Promise<ReactNode>

/** The tools that can show an earlier state, by their field of the record. */
export type PastTools = Readonly<Record<string, PastTool>>

/** Loads them; given by the route, because no other code knows the modules of the tools. */
export const PastToolsContext = createContext<() => Promise<PastTools>>(async () => ({}))
