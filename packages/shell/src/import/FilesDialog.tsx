import { Button, chooseFiles, copyText, Dialog, Icon, TextArea } from '@kleinzeug/ui'
import { useEffect, useState } from 'react'
import { importWords } from '../words/importWords.ts'
import { useDraft } from '../useDraft.ts'
import { useSaveFile } from '../useSaveFile.ts'
import type { FileContent } from './FileContent.ts'
import type { FilesDialogProps } from './FilesDialogProps.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { applyImport } from './planImport.ts'

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
  const pasted = useDraft('files/pasted')
  const saveFile = useSaveFile()

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
          pasted.clear()
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
            onClick={async () =>
              setCopied((await copyText(await copy.text())) ? copy.copied : labels.copyFailed)
            }
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
          <TextArea label={labels.pasted} rows={3} value={pasted.text} onChange={pasted.set} />
          <div className="shell-file-keys">
            <Button onClick={() => void open([new File([pasted.text.trim()], labels.pastedName)])}>
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
