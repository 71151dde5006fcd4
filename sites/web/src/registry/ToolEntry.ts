import type { ReactNode } from 'react'

interface Listed {
  /** Last part of its route: /apps/<route>. */
  readonly route: string
  /** Its short name: in the navigation (as specified), and for its part of the record in the settings. */
  readonly name: string
  /** Its line drawing, 250 × 150 units: loaded with the start page. */
  readonly drawing: () => Promise<{ readonly drawing: ReactNode }>
  /** What its key on the start page's device says; the first eight tools with a sign have one. */
  readonly sign?: string
  /** Whether /source/<route> shows its code. */
  readonly source?: true
  /** Left out of the navigation, as the specification has it. */
  readonly unlisted?: true
}

/** A tool with a package of its own. */
interface BuiltTool extends Listed {
  /** Folder below packages/. */
  readonly folder: string
  /** The field of the record it owns. */
  readonly slice: string
  /** KiB of JavaScript, brotli-compressed, until its page works. */
  readonly budget: number
}

/** A tool that is a text by itself. */
interface TextTool extends Listed {
  readonly text: true
}

export type ToolEntry = BuiltTool | TextTool

export const isBuilt = (tool: ToolEntry): tool is BuiltTool => 'folder' in tool
