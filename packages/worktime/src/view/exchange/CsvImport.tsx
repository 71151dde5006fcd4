import { SelectField, Switch } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { csvFields, guessColumns, hasHead, readDays, type CsvColumns } from '../../model/exchange/csvFile.ts'
import { readTable } from '@kleinzeug/storage/exchange'
import { importPatch, type ImportMode } from '../../model/exchange/importDays.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { Scroll } from '../device/Scroll.tsx'
import { useWorktime } from '../WorktimeContext.ts'

interface ImportProps {
  file: { readonly name: string; readonly text: string }
  onClose: (done: boolean) => void
}

const SAMPLE = 3

/** A table: its columns as they were recognised, to be corrected by hand, and what would change. */
export function CsvImport({ file, onClose }: ImportProps) {
  const { state, labels, announce } = useWorktime()
  const data = useAtomValue(state.data)
  const editDays = useSetAtom(state.editDays)
  const select = useSetAtom(state.select)
  const rows = useMemo(() => readTable(file.text), [file.text])
  const [columns, setColumns] = useState<CsvColumns>(() => guessColumns(rows))
  const [addUp, setAddUp] = useState(false)
  const [mode, setMode] = useState<ImportMode>('keep')
  const complete =
    columns.date !== undefined &&
    (columns.hours !== undefined ||
      columns.kind !== undefined ||
      (columns.start !== undefined && columns.end !== undefined))
  const { days, problems } = useMemo(
    () => (complete ? readDays(rows, columns, addUp) : { days: [], problems: [] }),
    [addUp, columns, complete, rows],
  )
  const head = hasHead(rows) ? rows[0]?.cells : undefined
  const width = Math.max(0, ...rows.slice(0, 20).map(({ cells }) => cells.length))
  const duplicates = addUp || problems.some(({ fault }) => fault === 'duplicate')
  return (
    <ImportPreview
      days={days}
      problems={problems.map(({ fault, text, line }) => labels.fault(fault, text, line))}
      mode={mode}
      onMode={setMode}
      refused={complete ? undefined : labels.importRefused['no-columns']}
      onCancel={() => onClose(false)}
      onImport={(count) => {
        editDays(importPatch(data, days, mode), 'import', mode === 'keep' ? 'stays' : 'moves')
        const [first] = days
        if (first) select(first.date)
        announce(labels.imported(count))
        onClose(true)
      }}
    >
      <p>
        <strong>{labels.importTitle(file.name)}</strong>
      </p>
      <fieldset className="worktime-columns">
        <legend className="ui-field-label">{labels.columns}</legend>
        {csvFields.map((field) => (
          <SelectField
            key={field}
            label={labels.column[field]}
            value={columns[field] === undefined ? '' : String(columns[field])}
            onChange={(value) => {
              const { [field]: _before, ...rest } = columns
              setColumns(value === '' ? rest : { ...rest, [field]: Number(value) })
            }}
          >
            <option value="">{labels.noColumn}</option>
            {Array.from({ length: width }, (_, index) => (
              <option key={index} value={index}>
                {labels.columnName(index, head?.[index])}
              </option>
            ))}
          </SelectField>
        ))}
      </fieldset>
      <Scroll label={labels.columns}>
        <table className="worktime-csv">
          <thead>
            <tr>
              {Array.from({ length: width }, (_, index) => (
                <th key={index} scope="col">
                  {labels.columnName(index, head?.[index])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(head ? 1 : 0, SAMPLE + 1).map(({ line, cells }) => (
              <tr key={line}>
                {Array.from({ length: width }, (_, index) => (
                  <td key={index}>{cells[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {duplicates && <Switch label={labels.addUp} checked={addUp} onChange={setAddUp} />}
    </ImportPreview>
  )
}
