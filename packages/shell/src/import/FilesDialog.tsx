import { Button, chooseFiles, copyText, Dialog, Icon, saveFile, TextArea } from '@kleinzeug/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { importWords } from '../importWords.ts'
import type { ImportLabels, ShellLabels } from '../labels.ts'
import type { FileContent, ReadFiles } from './FileContent.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { applyImport, type ImportChange, type ImportRules } from './planImport.ts'

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
  copy?: { readonly label: string; readonly text: () => string; readonly copied: string } | undefined
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

/** Files out and in: keys that save, a key that opens, and the preview of what a file would change. */
export function FilesDialog<Data, Item extends object>(props: FilesDialogProps<Data, Item>) {
  return (
    <Dialog open onClose={props.onClose} title={props.title} className="shell-files-dialog">
      <Files {...props} />
    </Dialog>
  )
}

function Files<Data, Item extends object>(props: FilesDialogProps<Data, Item>) {
  const { onClose, formats, copy, accept, limit, multiple, isRead, canPaste, dropped, rules } = props
  const labels = { ...props.labels, ...importWords(props.labels) }
  const [opened, setOpened] = useState<{ files: readonly File[]; content: FileContent<Item> }>()
  const [refused, setRefused] = useState('')
  const [copied, setCopied] = useState('')
  const [pasted, setPasted] = useState('')

  const open = async (files: readonly File[], skipped: readonly File[] = []) => {
    setRefused('')
    if (files.reduce((sum, { size }) => sum + size, 0) > limit)
      return setRefused(labels.importRefused['too-large'](limit / 1_000_000))
    if (files.every(({ size }) => size === 0)) return setRefused(labels.importRefused.empty)
    try {
      const content = await props.read(files)
      if ('refused' in content) setRefused(content.refused)
      else
        setOpened({
          files,
          content: {
            ...content,
            problems: [...content.problems, ...skipped.map(({ name }) => labels.importSkipped(name))],
          },
        })
    } catch {
      setRefused(labels.importRefused.unreadable)
    }
  }
  const choose = async (folder: boolean) => {
    const files = await chooseFiles({ accept: folder ? '' : accept, multiple, folder })
    if (!files || !folder || !isRead) return files && open(files)
    const shown = files.filter((file) => !/(^|\/)\./.test(file.webkitRelativePath || file.name))
    return open(
      shown.filter(isRead),
      shown.filter((file) => !isRead(file)),
    )
  }
  useEffect(() => {
    if (dropped) void open([dropped])
    // oxlint-disable-next-line react/exhaustive-deps -- read once for each drop
  }, [dropped])

  if (opened)
    return (
      <ImportPreview
        {...props}
        labels={labels}
        {...opened}
        onContent={(content) => setOpened({ ...opened, content })}
        onCancel={() => setOpened(undefined)}
        onImport={(choiceOf, changes) => {
          const change = (data: Data) => applyImport(data, opened.content, rules, choiceOf)
          props.onImport(change, changes.length, changes[0]?.item)
          onClose()
        }}
      />
    )
  return (
    <div className="shell-files">
      <h3>{labels.exportHead}</h3>
      {labels.exportHelp && <p>{labels.exportHelp}</p>}
      <div className="shell-file-keys">
        {formats.map(({ label, name, type, write }) => (
          <Button
            key={label}
            icon={<Icon name="export" />}
            onClick={async () => saveFile(name, await write(), type)}
          >
            {label}
          </Button>
        ))}
        {copy && (
          <Button
            icon={<Icon name="copy" />}
            onClick={async () => setCopied((await copyText(copy.text())) ? copy.copied : labels.copyFailed)}
          >
            {copy.label}
          </Button>
        )}
        {props.exportKeys}
      </div>
      <p role="status">{copied}</p>
      {props.children}
      <h3>{labels.importHead}</h3>
      <p>{labels.importHelp}</p>
      <div className="shell-file-keys">
        <Button variant="primary" icon={<Icon name="import" />} onClick={() => void choose(false)}>
          {multiple ? labels.chooseFiles : labels.chooseFile}
        </Button>
        {isRead && (
          <Button icon={<Icon name="import" />} onClick={() => void choose(true)}>
            {labels.chooseFolder}
          </Button>
        )}
      </div>
      <p className="shell-problem" role="alert">
        {refused}
      </p>
      {canPaste && (
        <>
          <TextArea label={labels.pasted} rows={3} value={pasted} onChange={setPasted} />
          <div className="shell-file-keys">
            <Button onClick={() => void open([new File([pasted.trim()], labels.pastedName)])}>
              {labels.preview}
            </Button>
          </div>
        </>
      )}
      <div className="ui-dialog-actions">
        <Button onClick={onClose}>{labels.close}</Button>
      </div>
    </div>
  )
}
