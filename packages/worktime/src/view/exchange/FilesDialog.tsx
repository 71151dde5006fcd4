import { Button, Dialog, Icon, openFile, saveFile } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { csvOf } from '../../model/exchange/csvFile.ts'
import { icsOf } from '../../model/exchange/icsFile.ts'
import { kindOf, minutesOf } from '../../model/record/work.ts'
import { FILE_LIMIT, yearFile } from '../../model/exchange/yearFile.ts'
import { CsvImport } from './CsvImport.tsx'
import { JsonImport } from './JsonImport.tsx'
import { useWorktime } from '../WorktimeContext.ts'

/** Files out and in, and the printed sheet. */
export function FilesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { state, labels } = useWorktime()
  const number = useAtomValue(state.number)
  return (
    <Dialog open={open} onClose={onClose} title={labels.filesTitle(number)} className="worktime-dialog">
      <Files onClose={onClose} />
    </Dialog>
  )
}

function Files({ onClose }: { onClose: () => void }) {
  const { state, labels, now } = useWorktime()
  const year = useAtomValue(state.year)
  const [file, setFile] = useState<{ readonly name: string; readonly text: string }>()
  const [refused, setRefused] = useState<string>()
  const name = (ending: string) => `worktime-${year.year}.${ending}`

  const choose = async () => {
    setRefused(undefined)
    try {
      const chosen = await openFile('.json,.csv,.txt,.tsv')
      if (!chosen) return
      if (chosen.text.length > FILE_LIMIT) setRefused(labels.importRefused['too-large'])
      else setFile(chosen)
    } catch {
      setRefused(labels.importRefused.unreadable)
    }
  }

  if (file) {
    const isJson = /\.json$/i.test(file.name) || /^\s*[{[]/.test(file.text)
    const Import = isJson ? JsonImport : CsvImport
    return (
      <Import
        file={file}
        onClose={(done) => {
          setFile(undefined)
          if (done) onClose()
        }}
      />
    )
  }
  return (
    <div className="worktime-form">
      <div className="worktime-exports">
        <Button icon={<Icon name="export" />} onClick={() => saveFile(name('json'), yearFile(year))}>
          {labels.exportJson}
        </Button>
        <Button
          icon={<Icon name="export" />}
          onClick={() => saveFile(name('csv'), csvOf(year), 'text/csv;charset=utf-8')}
        >
          {labels.exportCsv}
        </Button>
        <Button
          icon={<Icon name="export" />}
          onClick={() =>
            saveFile(
              name('ics'),
              icsOf(year, (day) => labels.icsTitle(kindOf(day), minutesOf(day)), now()),
              'text/calendar;charset=utf-8',
            )
          }
        >
          {labels.exportIcs}
        </Button>
        <Button
          onClick={() => {
            onClose()
            // The dialog closes before the page is printed without it.
            setTimeout(() => print())
          }}
        >
          {labels.print}
        </Button>
      </div>
      <p className="worktime-note">{labels.importHint}</p>
      <Button variant="primary" icon={<Icon name="import" />} onClick={() => void choose()}>
        {labels.importFile}
      </Button>
      <p className="worktime-problem" role="alert">
        {refused}
      </p>
      <div className="ui-dialog-actions">
        <Button onClick={onClose}>{labels.close}</Button>
      </div>
    </div>
  )
}
