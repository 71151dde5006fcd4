import { Button, Dialog, Icon, saveFile, TextArea } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { GivenFile } from '../../model/files/imported.ts'
import { useNeoCortex } from '../NeoCortexContext.ts'
import { Bookmarklet } from './Bookmarklet.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { openFiles } from './openFiles.ts'

/** Files out and in, and the bookmarklet. */
export default function FilesDialog({ onClose }: { onClose: () => void }) {
  const { labels } = useNeoCortex()
  return (
    <Dialog open onClose={onClose} title={labels.files}>
      <Files onClose={onClose} />
    </Dialog>
  )
}

function Files({ onClose }: { onClose: () => void }) {
  const { state, labels, props } = useNeoCortex()
  const own = useAtomValue(state.own)
  const [files, setFiles] = useState<readonly GivenFile[]>()
  const [refused, setRefused] = useState<string>()
  const [pasted, setPasted] = useState('')

  if (files)
    return (
      <ImportPreview
        files={files}
        onClose={(done) => {
          setFiles(undefined)
          if (done) onClose()
        }}
      />
    )
  const exportZip = async () => {
    const { zipOf } = await import('../../model/files/archive.ts')
    const zip = zipOf(own, labels.fileName)
    saveFile(`${labels.fileName}.zip`, new Blob([zip], { type: 'application/zip' }))
  }
  const choose = async (kind: 'files' | 'folder') => {
    setRefused(undefined)
    try {
      const chosen = await openFiles(kind)
      if (!chosen) return
      if ('refused' in chosen) setRefused(labels.refused(chosen.refused, chosen.file))
      else setFiles(chosen)
    } catch {
      setRefused(labels.unreadableFile)
    }
  }
  return (
    <div className="neo-cortex-form">
      <h3>{labels.exportHead}</h3>
      <p className="neo-cortex-note">{labels.exportHelp(own.length)}</p>
      <div className="neo-cortex-card-keys">
        <Button
          icon={<Icon name="export" />}
          aria-disabled={own.length === 0}
          onClick={() => own.length > 0 && void exportZip()}
        >
          {labels.exportZip}
        </Button>
      </div>
      <h3>{labels.importHead}</h3>
      <p className="neo-cortex-note">{labels.importHelp}</p>
      <div className="neo-cortex-card-keys">
        <Button variant="primary" icon={<Icon name="import" />} onClick={() => void choose('files')}>
          {labels.chooseFiles}
        </Button>
        <Button icon={<Icon name="import" />} onClick={() => void choose('folder')}>
          {labels.chooseFolder}
        </Button>
      </div>
      <p className="neo-cortex-problem" role="alert">
        {refused}
      </p>
      <TextArea label={labels.pasted} rows={3} value={pasted} onChange={setPasted} />
      <div className="neo-cortex-card-keys">
        <Button
          onClick={() => {
            setRefused(pasted.trim() === '' ? labels.refused('empty', labels.pastedName) : undefined)
            if (pasted.trim() !== '') setFiles([{ name: labels.pastedName, text: pasted }])
          }}
        >
          {labels.preview}
        </Button>
      </div>
      {props.address !== undefined && <Bookmarklet address={props.address} />}
      <div className="neo-cortex-card-keys">
        <Button onClick={onClose}>{labels.close}</Button>
      </div>
    </div>
  )
}
