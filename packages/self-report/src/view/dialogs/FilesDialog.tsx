import { Button, Dialog, Icon, openFile, saveFile, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { csvOf } from '../../model/files/csv.ts'
import { questionsOf, withAnswers } from '../../model/files/handOver.ts'
import { planImport } from '../../model/files/planImport.ts'
import { FILE_LIMIT, readFile, type ReadFile } from '../../model/files/readFile.ts'
import { useSelfReport } from '../SelfReportContext.ts'
import { FilePreview } from './FilePreview.tsx'

/** Files out and in, also those that are handed over for a second view. */
export default function FilesDialog({ onClose }: { onClose: () => void }) {
  const { labels } = useSelfReport()
  return (
    <Dialog open onClose={onClose} title={labels.files}>
      <Files onClose={onClose} />
    </Dialog>
  )
}

function Files({ onClose }: { onClose: () => void }) {
  const { state, labels, announce } = useSelfReport()
  const data = useAtomValue(state.data)
  const today = useAtomValue(state.today)
  const traits = useAtomValue(state.traits)
  const startSheet = useSetAtom(state.session.startSheet)
  const importBackup = useSetAtom(state.importBackup)
  const importAnswers = useSetAtom(state.importAnswers)
  const [name, setName] = useState('')
  const [file, setFile] = useState<{ readonly name: string; readonly content: ReadFile }>()
  const [refused, setRefused] = useState<string>()

  const choose = async () => {
    setRefused(undefined)
    try {
      const chosen = await openFile('.json,.csv')
      if (!chosen) return
      const content: ReadFile =
        chosen.size > FILE_LIMIT
          ? { kind: 'refused', refusal: 'too-large' }
          : readFile(chosen.text, today, state.makeId, data)
      if (content.kind === 'refused') setRefused(labels.refused[content.refusal])
      else setFile({ name: chosen.name, content })
    } catch {
      setRefused(labels.unreadableFile)
    }
  }
  const takeOver = (content: ReadFile) => {
    if (content.kind === 'questions') startSheet(content.sheet)
    else {
      if (content.kind === 'answers')
        importAnswers(content.sheet, (before) => withAnswers(before, content.sheet))
      else if (content.kind === 'backup') importBackup((before) => planImport(before, content.data).data)
      announce(labels.takenOver)
    }
    onClose()
  }
  if (file)
    return (
      <FilePreview
        name={file.name}
        content={file.content}
        onCancel={() => setFile(undefined)}
        onTakeOver={takeOver}
      />
    )
  return (
    <div className="self-report-form">
      <h3>{labels.secondHead}</h3>
      <p className="self-report-note">{traits.length === 0 ? labels.secondNeeds : labels.secondHelp}</p>
      {traits.length > 0 && (
        <div className="self-report-inline">
          <TextField label={labels.yourName} value={name} onChange={setName} autoComplete="off" />
          <Button
            icon={<Icon name="export" />}
            onClick={() => saveFile(`${labels.questionsFile}.json`, questionsOf(data, name.trim()))}
          >
            {labels.saveQuestions}
          </Button>
        </div>
      )}
      <h3>{labels.importHead}</h3>
      <p className="self-report-note">{labels.importHelp}</p>
      <div className="self-report-keys">
        <Button icon={<Icon name="import" />} onClick={() => void choose()}>
          {labels.chooseFile}
        </Button>
      </div>
      <p className="self-report-problem" role="alert">
        {refused}
      </p>
      <h3>{labels.exportHead}</h3>
      <p className="self-report-note">{labels.exportHelp}</p>
      <div className="self-report-keys">
        <Button
          icon={<Icon name="export" />}
          onClick={() => saveFile(`${labels.fileName}.json`, JSON.stringify(data, null, 2))}
        >
          JSON
        </Button>
        <Button
          icon={<Icon name="export" />}
          onClick={() =>
            saveFile(
              `${labels.fileName}.csv`,
              csvOf(data, {
                columns: labels.csvColumns,
                self: labels.csvSelf,
                other: labels.csvOther,
                test: labels.testName,
                scale: (id) => labels.scales[id],
              }),
              'text/csv;charset=utf-8',
            )
          }
        >
          CSV
        </Button>
        <Button className="self-report-end" onClick={onClose}>
          {labels.close}
        </Button>
      </div>
    </div>
  )
}
