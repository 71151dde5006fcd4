import { excerpt, FilesDialog as SharedDialog, type ReadFiles, importWords } from '@kleinzeug/shell/import'
import { Button, readText } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { monthOf, firstOfYear } from '../../model/calendar/date.ts'
import { isProof, proofOf } from '../../model/exchange/proof.ts'
import { csvOf } from '../../model/exchange/writeCsv.ts'
import { icsOf } from '../../model/exchange/icsFile.ts'
import { FILE_LIMIT, readYearFile, yearFile } from '../../model/exchange/yearFile.ts'
import { dayKinds, kindOf, minutesOf, placeOf } from '../../model/record/work.ts'
import { importRules, isDay, partsOfFile, type WorktimePart } from '../../state/importRules.ts'
import { useLater } from '../useLater.ts'
import { CalendarSection, canKeepFile } from './CalendarSection.tsx'
import { readCsv } from './CsvColumns.tsx'
import { digest } from './digest.ts'
import { readProof } from './readProof.ts'

/** Files out and in, and the printed sheet. */
export function FilesDialog({ onClose }: { onClose: () => void }) {
  const { state, labels, announce, now } = useLater()
  const data = useAtomValue(state.data)
  const year = useAtomValue(state.year)
  const importParts = useSetAtom(state.importParts)
  const { name: owner, employer } = useAtomValue(state.settings)
  const selected = useAtomValue(state.selected)
  const monthName = selected.slice(0, 7)
  const name = (ending: string) => `worktime-${year.year}.${ending}`

  const read: ReadFiles<WorktimePart> = async ([file]) => {
    const text = file ? await readText(file) : ''
    if (isProof(text)) return readProof(text, labels)
    if (!/\.json$/i.test(file?.name ?? '') && !/^\s*[{[]/.test(text)) {
      return readCsv(text, labels)
    }
    const result = readYearFile(text)
    if ('refused' in result)
      return { refused: { ...labels.yearRefused, ...importWords(labels).importRefused }[result.refused] }
    const { years, problems, isCut } = result
    const items = partsOfFile(result)
    const words = problems.map(({ fault, value, date }) =>
      labels.fault(fault, fault === 'field' ? excerpt(value) : (date ?? excerpt(value)), undefined),
    )
    return {
      items,
      problems: [...new Set(words)],
      isCut,
      note: labels.importYears(
        years.map((one) => one.year),
        year.year,
      ),
    }
  }
  const fieldText = (field: string, value: unknown) =>
    field === 'hoursWorked' && typeof value === 'number'
      ? labels.duration(Math.round(value * 60))
      : field === 'kind'
        ? labels.kinds[dayKinds.find((kind) => kind === value) ?? 'work']
        : undefined
  return (
    <SharedDialog
      labels={{ ...labels, exportHelp: labels.proofHelp }}
      title={labels.filesTitle(year.year)}
      onClose={onClose}
      formats={[
        { label: labels.exportJson, name: name('json'), write: () => yearFile(year) },
        {
          label: labels.exportCsv,
          name: name('csv'),
          type: 'text/csv;charset=utf-8',
          write: () => csvOf(year),
        },
        {
          label: labels.exportIcs,
          name: name('ics'),
          type: 'text/calendar;charset=utf-8',
          write: () => icsOf(year, (day) => labels.icsTitle(kindOf(day), minutesOf(day)), now),
        },
        {
          label: labels.proof(labels.grid(monthOf(selected), year.year)),
          name: `nachweis-${monthName}.json`,
          write: async () => {
            const days = year.months[placeOf(selected)]?.days ?? []
            const proof = await proofOf(
              { month: monthName, name: owner ?? '', employer: employer ?? '' },
              days,
              digest,
            )
            return `${JSON.stringify(proof, null, 2)}\n`
          },
        },
      ]}
      exportKeys={
        <Button
          onClick={() => {
            onClose()
            // The dialog closes before the page is printed without it.
            setTimeout(() => print())
          }}
        >
          {labels.print}
        </Button>
      }
      accept=".json,.csv,.txt,.tsv"
      limit={FILE_LIMIT}
      read={read}
      data={data}
      rules={importRules}
      titleOf={(part) => (isDay(part) ? labels.longDay(part.date) : labels.yearSettingsOf(part.year))}
      fieldNames={{
        date: '',
        hoursWorked: labels.column.hours,
        kind: labels.column.kind,
        start: labels.column.start,
        end: labels.column.end,
        breakMinutes: labels.column.break,
        project: labels.column.project,
        note: labels.column.note,
        hoursPerDay: labels.hoursPerDay,
        carryOver: labels.carryOver,
      }}
      fieldText={fieldText}
      onImport={(change, count, part) => {
        if (part) importParts(change, isDay(part) ? part.date : firstOfYear(part.year), count)
        announce(importWords(labels).imported(count))
      }}
    >
      {canKeepFile() && <CalendarSection />}
    </SharedDialog>
  )
}
