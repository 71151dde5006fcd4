import type { Slice, SliceFiles, StorageAdapter } from '@kleinzeug/storage'
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
  /** Whether /source/<route> shows its code; of one tool it is the entry of the main menu. */
  readonly source?: true | 'menu'
  /** Left out of the navigation, as the specification has it. */
  readonly unlisted?: true
}

/** A field of the record that a tool owns. */
export interface ToolField {
  readonly field: string
  /** Its name in the settings; the tool's when left out. */
  readonly name?: string
  /** Loads the slice, without the tool: the one export whose name is this field. */
  readonly slice: () => Promise<object>
  /** Loads how the data look as files of a folder. */
  readonly files?: () => Promise<{ readonly folderFiles: SliceFiles<unknown> }>
  /** Nouns for the numbers of the slice's `summary`, in the order in which they are shown. */
  readonly counts?: Readonly<Record<string, readonly [one: string, many: string]>>
  /** What the specification says that it holds; an import of anything else is refused. */
  readonly specified?: 'list' | 'object'
  /** Too large for localStorage: the mirror alone stores it. */
  readonly mirrored?: true
}

/** A tool with a package of its own. */
interface BuiltTool extends Listed {
  /** Folder below packages/. */
  readonly folder: string
  /** Its fields of the record. */
  readonly slices: readonly ToolField[]
  /** KiB of JavaScript, brotli-compressed, until its page works. */
  readonly budget: number
  /**
   * Puts the first modules of its page into one chunk, of which the bundler makes many: for a tool with many lazy
   * parts. `page` is the module that the page starts with, `apart` one of the same package with a page of its own;
   * `withSlice` saves the chunk of the slice where it would be a large part of the tool.
   */
  readonly chunk?: { readonly page: string; readonly apart?: string; readonly withSlice?: true }
  /** Modules, by their paths in its source, that the search loads without its page. */
  readonly searched?: readonly string[]
  /** Name of the Trusted Types policy that its worker needs. */
  readonly trustedTypes?: string
  /** Takes what the share menu of a phone posts, from `title`, `text` and `url` of its fragment. */
  readonly shareTarget?: true
  /** Completes its data before an export. */
  readonly beforeExport?: (open: <T>(slice: Slice<T>) => StorageAdapter<T>) => Promise<void>
}

/** A tool that is a text by itself. */
interface TextTool extends Listed {
  readonly text: true
}

export type ToolEntry = BuiltTool | TextTool

export const isBuilt = (tool: ToolEntry): tool is BuiltTool => 'folder' in tool
