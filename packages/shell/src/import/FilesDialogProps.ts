import type { ReactNode } from 'react'
import type { ImportLabels, ShellLabels } from '../words/labels.ts'
import type { ReadFiles } from './FileContent.ts'
import type { ImportChange, ImportRules } from './planImport.ts'

/** A key that saves a file. */
export interface ExportFormat {
  readonly label: string
  /** Name of the file. */
  readonly name: string
  readonly type?: string | undefined
  readonly write: () => string | Blob | Promise<string | Blob>
}

/** Labels of the dialog: the shared ones, and what the tool exports and reads. */
export type FilesLabels = Partial<ImportLabels> &
  Pick<ShellLabels, 'close' | 'cancel' | 'copyFailed'> & {
    readonly exportHelp?: string
    readonly importHelp: string
  }

export interface FilesDialogProps<Data, Item extends object> {
  labels: FilesLabels
  title: ReactNode
  onClose: () => void
  formats: readonly ExportFormat[]
  /** A key that copies a text. */
  copy?:
    | { readonly label: string; readonly text: () => string | Promise<string>; readonly copied: string }
    | undefined
  /** Further keys beside the formats. */
  exportKeys?: ReactNode
  /** Further sections, between export and import. */
  children?: ReactNode
  /** Endings of files that can be read: ".json,.csv". */
  accept: string
  /** Bytes that are read at most, of all files together. */
  limit: number
  multiple?: boolean | undefined
  /** Whether a file of a folder is read; the others are named. Without it no folder can be chosen. */
  isRead?: ((file: File) => boolean) | undefined
  /** Whether text can be pasted. */
  canPaste?: boolean | undefined
  /** A file that was dropped on the tool: it is read at once. */
  dropped?: File | undefined
  read: ReadFiles<Item>
  data: Data
  rules: ImportRules<Data, Item>
  /** What an item is called in the preview. */
  titleOf: (item: Item) => string
  /** Names of an item's fields; one with an empty name is not shown. */
  fieldNames: Readonly<Record<string, string>>
  /** A field's value in words, where the value itself says too little. */
  fieldText?: ((name: string, value: unknown) => string | undefined) | undefined
  /** Why these changes cannot be stored, in words. */
  obstacle?: ((changes: ReadonlyArray<ImportChange<Item>>) => string | undefined) | undefined
  /**
   * Stores the import.
   *
   * @param change adds the file to the data as they are then
   * @param count how many entries are taken
   * @param first the first of them
   */
  onImport: (change: (data: Data) => Data, count: number, first: Item | undefined) => void
}
