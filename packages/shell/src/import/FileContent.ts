import type { ComponentType, ReactNode } from 'react'
import type { FileItems } from './planImport.ts'

/** What a tool has read of the chosen files. */
export interface FileContent<Item> extends FileItems<Item> {
  /** What is not taken, each in words. */
  readonly problems: readonly string[]
  /** Whether a file ends in the middle. */
  readonly isCut?: boolean | undefined
  /** Says what the file is, where the entries do not. */
  readonly note?: string | undefined
  /** What was read and what was not, where a list of problems says too little. */
  readonly details?: ReactNode
  /** Settings of how the file is read, such as its columns; it reports the content as it is read then. */
  readonly Settings?: ComponentType<{ onChange: (content: FileContent<Item>) => void }> | undefined
  /** What the file is for, where nothing of it is stored. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
}

/** Why files are not read at all, in words. */
export interface FileRefusal {
  readonly refused: string
}

export type ReadFiles<Item> = (
  files: readonly File[],
) => FileContent<Item> | FileRefusal | Promise<FileContent<Item> | FileRefusal>
