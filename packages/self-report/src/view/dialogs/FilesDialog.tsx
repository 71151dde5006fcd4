import { useDraft, useSaveFile } from '@kleinzeug/shell'
import { excerpt, FilesDialog as SharedDialog, type ReadFiles, importWords } from '@kleinzeug/shell/import'
import { Button, Icon, readText, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { Sheet } from '../../model/data.ts'
import { csvOf } from '../../model/files/csv.ts'
import { questionsOf, withAnswers } from '../../model/files/handOver.ts'
import { FILE_LIMIT, readFile } from '../../model/files/readFile.ts'
import { importRules, type ImportedItem } from '../../state/importRules.ts'
import { useLater } from '../useLater.ts'
import { SealedLink } from './SealedLink.tsx'

/** Export and import, including files for another person's ratings. */
export default function FilesDialog({ onClose, dropped }: { onClose: () => void; dropped?: File }) {
  const { state, labels, announce } = useLater()
  const data = useAtomValue(state.data)
  const today = useAtomValue(state.today)
  const traits = useAtomValue(state.traits)
  const startSheet = useSetAtom(state.session.startSheet)
  const importBackup = useSetAtom(state.importBackup)
  const importAnswers = useSetAtom(state.importAnswers)
  const saveFile = useSaveFile()
  const name = useDraft('files/name')
  const answers = useRef<Sheet>(undefined)

  const read: ReadFiles<ImportedItem> = async ([file]) => {
    const content = readFile(file ? await readText(file) : '', today, state.makeId, data)
    if (content.kind === 'refused')
      return { refused: { ...labels.refused, ...importWords(labels).importRefused }[content.refusal] }
    const problems = content.lost.map((part) => labels.lost(excerpt(part)))
    answers.current = undefined
    if (content.kind === 'backup') {
      const { sums, isCut } = content
      return {
        items: importRules.itemsOf(content.data),
        ...(sums !== undefined && { fields: ['name', 'date', 'by', 'note', 'values'] }),
        problems: [...problems, ...(sums ? [labels.sumsStay(sums)] : [])],
        isCut,
      }
    }
    const { sheet } = content
    if (content.kind === 'questions') {
      const run = () => {
        startSheet(sheet)
        onClose()
      }
      const note = labels.questionsPlan(sheet.about, sheet.traits.length)
      return { items: [], problems, note, action: { label: labels.answerNow, run } }
    }
    answers.current = sheet
    const after = importRules.itemsOf(withAnswers(data, sheet))
    return {
      items: after.filter(
        ({ list, item }) =>
          (list === 'ratings' && item.id === sheet.id) ||
          (list === 'traits' && !data.traits.some((trait) => trait === item)),
      ),
      problems,
      note: labels.answersPlan(sheet.by, sheet.date, sheet.values.filter(({ value }) => value > 0).length),
    }
  }
  const titleOf = (one: ImportedItem) => {
    const { id, name: title, date, by } = { name: '', date: '', by: '', ...one.item }
    if (one.list === 'traits') return title
    if (one.list === 'fields') return id === 'reminder' ? labels.reminder : id
    return one.list === 'tests' ? `${labels.testName}, ${labels.longDate(date)}` : labels.side(date, by)
  }
  const fieldText = (field: string, value: unknown) =>
    field === 'values' && typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([id, step]) => `${data.traits.find((trait) => trait.id === id)?.name ?? id} ${step}`)
          .join(', ')
      : undefined
  return (
    <SharedDialog
      labels={labels}
      title={labels.files}
      onClose={onClose}
      dropped={dropped}
      formats={[
        { label: 'JSON', name: `${labels.fileName}.json`, write: () => JSON.stringify(data, null, 2) },
        {
          label: 'CSV',
          name: `${labels.fileName}.csv`,
          type: 'text/csv;charset=utf-8',
          write: () =>
            csvOf(data, {
              columns: labels.csvColumns,
              self: labels.csvSelf,
              other: labels.csvOther,
              test: labels.testName,
              scale: (id) => labels.scales[id],
            }),
        },
      ]}
      accept=".json,.csv"
      limit={FILE_LIMIT}
      read={read}
      data={data}
      rules={importRules}
      titleOf={titleOf}
      fieldNames={{
        id: '',
        name: labels.traitName,
        low: labels.traitLow,
        high: labels.traitHigh,
        date: labels.csvColumns[0] ?? '',
        values: labels.csvColumns[3] ?? '',
        by: labels.csvColumns[6] ?? '',
        note: labels.csvColumns[7] ?? '',
      }}
      fieldText={fieldText}
      onImport={(change, count) => {
        if (answers.current) importAnswers(answers.current, change)
        else importBackup(change)
        announce(importWords(labels).imported(count))
      }}
    >
      <h3>{labels.secondHead}</h3>
      <p>{traits.length === 0 ? labels.secondNeeds : labels.secondHelp}</p>
      {traits.length > 0 && (
        <div className="self-report-inline">
          <TextField label={labels.yourName} {...name.field} autoComplete="off" />
          <Button
            icon={<Icon name="export" />}
            onClick={() => saveFile(`${labels.questionsFile}.json`, questionsOf(data, name.text.trim()))}
          >
            {labels.saveQuestions}
          </Button>
        </div>
      )}
      {traits.length > 0 && (
        <SealedLink label={labels.questionsLink} text={() => questionsOf(data, name.text.trim())} />
      )}
    </SharedDialog>
  )
}
