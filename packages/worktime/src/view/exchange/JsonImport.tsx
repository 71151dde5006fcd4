import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { isoDate } from '../../model/calendar/date.ts'
import { importPatch, isUntouched, type ImportMode } from '../../model/exchange/importDays.ts'
import { daysOf, yearIn } from '../../model/record/work.ts'
import { readYearFile } from '../../model/exchange/yearFile.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { useWorktime } from '../WorktimeContext.ts'

interface ImportProps {
  file: { readonly name: string; readonly text: string }
  /** Called at the end: with whether something was imported. */
  onClose: (done: boolean) => void
}

const excerpt = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return text.length > 60 ? `${text.slice(0, 60)} …` : text
}

/** A year's file: what it holds, what would change, what cannot be taken. */
export function JsonImport({ file, onClose }: ImportProps) {
  const { state, labels, announce } = useWorktime()
  const data = useAtomValue(state.data)
  const shown = useAtomValue(state.number)
  const editDays = useSetAtom(state.editDays)
  const putYears = useSetAtom(state.putYears)
  const select = useSetAtom(state.select)
  const [mode, setMode] = useState<ImportMode>('keep')
  const result = useMemo(() => readYearFile(file.text), [file.text])
  const read = 'year' in result ? result : undefined
  const days = read ? daysOf(read.year) : []
  const problems =
    read?.problems.map(({ fault, value, date }) =>
      labels.fault(fault, fault === 'field' ? excerpt(value) : (date ?? excerpt(value)), undefined),
    ) ?? []
  return (
    <ImportPreview
      days={days}
      problems={[...new Set(problems)]}
      mode={mode}
      onMode={setMode}
      refused={'refused' in result ? labels.importRefused[result.refused] : undefined}
      onCancel={() => onClose(false)}
      onImport={(count) => {
        if (!read) return
        const before = yearIn(data, read.year.year)
        if (mode === 'replace' || !before || isUntouched(before)) putYears([read.year])
        else editDays(importPatch(data, days, mode), 'import', mode === 'keep' ? 'stays' : 'moves')
        select(isoDate(read.year.year, 0, 1))
        announce(labels.imported(count))
        onClose(true)
      }}
    >
      <p>
        <strong>{labels.importTitle(file.name)}</strong>
      </p>
      {read && <p>{labels.importYear(read.year.year, shown)}</p>}
    </ImportPreview>
  )
}
