import type { FileContent } from '@kleinzeug/shell/import'
import { readTable, type CsvRow } from '@kleinzeug/storage/exchange'
import { Choice, SelectField, Switch } from '@kleinzeug/ui'
import { useState } from 'react'
import {
  csvFields,
  guessColumns,
  hasHead,
  isTracker,
  needsOrder,
  readDays,
  sumOfRows,
  type CsvColumns,
} from '../../model/exchange/csvFile.ts'
import type { DateOrder } from '../../model/exchange/trackerRows.ts'
import type { WorktimeLabels } from '../../labels.ts'
import type { WorktimePart } from '../../state/importRules.ts'
import { Scroll } from '../device/Scroll.tsx'
import { useLater } from '../useLater.ts'

const SAMPLE = 3
const dayFields = ['date', 'hoursWorked', 'kind', 'leave', 'start', 'end', 'breakMinutes', 'spans']

/** A table as its columns are read. Hours without times replace hours with times. */
function contentOf(
  rows: readonly CsvRow[],
  columns: CsvColumns,
  addUp: boolean,
  order: DateOrder,
  labels: WorktimeLabels,
): Omit<FileContent<WorktimePart>, 'Settings'> & { readonly hasDuplicates: boolean } {
  const isComplete =
    columns.date !== undefined &&
    (columns.hours !== undefined ||
      columns.kind !== undefined ||
      (columns.start !== undefined && columns.end !== undefined))
  if (!isComplete) return { items: [], problems: [labels.noColumns], hasDuplicates: addUp }
  const { days, problems } = readDays(rows, columns, addUp, order)
  const sum = sumOfRows(rows, columns, order)
  const here = Math.round(days.reduce((total, day) => total + day.hoursWorked * 60, 0))
  return {
    items: days,
    note: labels.importSums(sum, here),
    fields: [...dayFields, ...(['project', 'note'] as const).filter((name) => columns[name] !== undefined)],
    problems: problems.map(({ fault, text, line }) => labels.fault(fault, text, line)),
    hasDuplicates: addUp || problems.some(({ fault }) => fault === 'duplicate'),
  }
}

/** Reads a table; its columns are recognised, and can be corrected by hand. */
export function readCsv(text: string, labels: WorktimeLabels): FileContent<WorktimePart> {
  const rows = readTable(text)
  const Settings: FileContent<WorktimePart>['Settings'] = ({ onChange }) => (
    <CsvColumnFields rows={rows} onChange={(content) => onChange({ ...content, Settings })} />
  )
  const columns = guessColumns(rows)
  return { ...contentOf(rows, columns, isTracker(rows, columns), 'day-first', labels), Settings }
}

/** How the table is read. */
interface Reading {
  readonly columns: CsvColumns
  readonly addUp: boolean
  readonly order: DateOrder
}

interface CsvColumnFieldsProps {
  rows: readonly CsvRow[]
  onChange: (content: FileContent<WorktimePart>) => void
}

function CsvColumnFields({ rows, onChange }: CsvColumnFieldsProps) {
  const { labels } = useLater()
  const [{ columns, addUp, order }, setReading] = useState<Reading>(() => {
    const guessed = guessColumns(rows)
    return { columns: guessed, addUp: isTracker(rows, guessed), order: 'day-first' }
  })
  const read = (change: Partial<Reading>) => {
    const next = { columns, addUp, order, ...change }
    setReading(next)
    onChange(contentOf(rows, next.columns, next.addUp, next.order, labels))
  }
  const head = hasHead(rows) ? rows[0]?.cells : undefined
  const width = Math.max(0, ...rows.slice(0, 20).map(({ cells }) => cells.length))
  return (
    <>
      <fieldset className="worktime-columns">
        <legend className="ui-field-label">{labels.columns}</legend>
        {csvFields.map((field) => (
          <SelectField
            key={field}
            label={labels.column[field]}
            value={columns[field] === undefined ? '' : String(columns[field])}
            onChange={(value) => {
              const { [field]: _before, ...rest } = columns
              read({ columns: value === '' ? rest : { ...rest, [field]: Number(value) } })
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
      {needsOrder(rows, columns) && (
        <Choice
          legend={labels.dateOrder}
          value={order}
          onChange={(next) => read({ order: next })}
          options={(['day-first', 'month-first'] as const).map((value) => ({
            value,
            label: labels.dateOrders[value],
          }))}
        />
      )}
      {contentOf(rows, columns, addUp, order, labels).hasDuplicates && (
        <Switch label={labels.addUp} checked={addUp} onChange={(on) => read({ addUp: on })} />
      )}
    </>
  )
}
