import type { Decision, FolderQuestion } from '@kleinzeug/storage/local/folder'
import { Button, chooseFiles, Icon, Notice, saveFile } from '@kleinzeug/ui'
import { useState } from 'react'
import { readZip, takeFiles, writeZip } from '../../../record/fileZip.ts'
import { folderLabels as labels } from './folderLabels.ts'
import { FolderQuestions } from './FolderQuestions.tsx'
import './folder.css'

/** What has come out of a ZIP: nothing that is ours, or changed parts and questions. */
type Taken = 'refused' | { readonly changed: number; readonly questions: readonly FolderQuestion[] }

/** The files of a folder as one ZIP and back, for browsers that cannot write into a folder. */
export function FolderZip() {
  const [taken, setTaken] = useState<Taken>()
  const [files, setFiles] = useState<ReadonlyMap<string, string>>()

  async function take(
    given: ReadonlyMap<string, string> | undefined,
    decisions?: ReadonlyMap<string, Decision>,
  ) {
    setFiles(given)
    setTaken((given && (await takeFiles(given, decisions))) ?? 'refused')
  }
  async function choose() {
    const [file] = (await chooseFiles({ accept: '.zip,application/zip' })) ?? []
    if (!file) return
    const buffer = await file.arrayBuffer().catch(() => undefined)
    await take(buffer && readZip(new Uint8Array(buffer)))
  }

  return (
    <div className="settings-stack">
      <p className="settings-hint">{labels.zipOnly}</p>
      <div className="settings-actions">
        <Button
          icon={<Icon name="export" />}
          onClick={() => void writeZip().then((blob) => saveFile(labels.zipName, blob))}
        >
          {labels.zip}
        </Button>
        <Button icon={<Icon name="import" />} onClick={() => void choose()}>
          {labels.fromZip}
        </Button>
      </div>
      {taken === 'refused' && <Notice tone="bad" title={labels.zipRefused} />}
      {taken && taken !== 'refused' && <Notice tone="good" title={labels.zipTaken(taken.changed)} />}
      {taken && taken !== 'refused' && taken.questions.length > 0 && (
        <FolderQuestions questions={taken.questions} onDecide={(decisions) => take(files, decisions)} />
      )}
    </div>
  )
}
