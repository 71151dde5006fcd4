import { Button, Dialog, Icon, openFile, saveFile, TextArea, copyText } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { csvOf } from '../model/files/csv.ts'
import { markdownOf } from '../model/files/markdown.ts'
import { plainText } from '../model/files/plainText.ts'
import { FILE_LIMIT, jsonOf } from '../model/files/readFile.ts'
import { newestFirst } from '../model/filter.ts'
import { useAchievements } from './AchievementsContext.ts'
import { ImportPreview } from './ImportPreview.tsx'

/** Files out and in. */
export default function FilesDialog({ onClose }: { onClose: () => void }) {
  const { labels } = useAchievements()
  return (
    <Dialog open onClose={onClose} title={labels.files}>
      <Files onClose={onClose} />
    </Dialog>
  )
}

function Files({ onClose }: { onClose: () => void }) {
  const { state, labels } = useAchievements()
  const data = useAtomValue(state.data)
  const entries = useAtomValue(state.entries)
  const visible = useAtomValue(state.visible)
  const [file, setFile] = useState<{ readonly name: string; readonly text: string }>()
  const [refused, setRefused] = useState<string>()
  const [copied, setCopied] = useState('')
  const [pasted, setPasted] = useState('')

  if (file)
    return (
      <ImportPreview
        file={file}
        onClose={(done) => {
          setFile(undefined)
          if (done) onClose()
        }}
      />
    )
  const name = (ending: string) => `${labels.fileName}.${ending}`
  const copy = async () => {
    const isCopied = await copyText(plainText(visible, labels.longDate, labels.thanksLine))
    setCopied(isCopied ? labels.copied(visible.length) : labels.copyFailed)
  }
  const choose = async () => {
    setRefused(undefined)
    try {
      const chosen = await openFile('.json,.csv,.tsv,.md,.markdown,.txt')
      if (!chosen) return
      if (chosen.size > FILE_LIMIT) setRefused(labels.refused['too-large'])
      else setFile(chosen)
    } catch {
      setRefused(labels.unreadableFile)
    }
  }
  return (
    <div className="achievements-form">
      <h3>{labels.exportHead}</h3>
      <p className="achievements-note">
        {labels.exportHelp(visible.length, visible.length !== entries.length)}
      </p>
      <div className="achievements-form-keys">
        <Button
          icon={<Icon name="export" />}
          onClick={() =>
            saveFile(
              name('md'),
              markdownOf(newestFirst(visible.toReversed()), labels.title),
              'text/markdown;charset=utf-8',
            )
          }
        >
          Markdown
        </Button>
        <Button
          icon={<Icon name="export" />}
          onClick={() => saveFile(name('csv'), csvOf(visible), 'text/csv;charset=utf-8')}
        >
          CSV
        </Button>
        <Button icon={<Icon name="export" />} onClick={() => saveFile(name('json'), jsonOf(data))}>
          JSON
        </Button>
        <Button icon={<Icon name="copy" />} onClick={() => void copy()}>
          {labels.copyText}
        </Button>
      </div>
      <p className="achievements-note" role="status">
        {copied}
      </p>
      <h3>{labels.importHead}</h3>
      <p className="achievements-note">{labels.importHelp}</p>
      <div className="achievements-form-keys">
        <Button variant="primary" icon={<Icon name="import" />} onClick={() => void choose()}>
          {labels.chooseFile}
        </Button>
      </div>
      <p className="achievements-problem" role="alert">
        {refused}
      </p>
      <TextArea label={labels.pasted} rows={3} value={pasted} onChange={setPasted} />
      <div className="achievements-form-keys">
        <Button
          onClick={() => {
            setRefused(pasted.trim() === '' ? labels.refused.empty : undefined)
            if (pasted.trim() !== '') setFile({ name: '', text: pasted })
          }}
        >
          {labels.preview}
        </Button>
        <Button onClick={onClose}>{labels.close}</Button>
      </div>
    </div>
  )
}
