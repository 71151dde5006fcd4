import { FilesDialog as SharedDialog, type ReadFiles, importWords } from '@kleinzeug/shell/import'
import { readText } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { readEntry } from '../model/entry.ts'
import { csvOf } from '../model/files/csv.ts'
import { markdownOf } from '../model/files/markdown.ts'
import { plainText } from '../model/files/plainText.ts'
import { FILE_LIMIT, jsonOf, readFile } from '../model/files/readFile.ts'
import { newestFirst } from '../model/filter.ts'
import type { Keyed } from '../model/list.ts'
import { isEntry } from '../model/talks.ts'
import { importRules } from '../state/importRules.ts'
import { useLater } from './useLater.ts'

/** Files out and in. */
export function FilesDialog({ onClose }: { onClose: () => void }) {
  const { state, labels, announce } = useLater()
  const data = useAtomValue(state.data)
  const entries = useAtomValue(state.entries)
  const visible = useAtomValue(state.visible)
  const today = useAtomValue(state.today)
  const importList = useSetAtom(state.importList)
  const name = (ending: string) => `${labels.fileName}.${ending}`

  const read: ReadFiles<Keyed> = async ([file]) => {
    const result = readFile(file?.name ?? '', file ? await readText(file) : '', today, state.makeId)
    if ('refused' in result)
      return { refused: { ...labels.refused, ...importWords(labels).importRefused }[result.refused] }
    return { ...result, problems: result.problems.map(labels.importProblem) }
  }
  const titleOf = ({ key, item }: Keyed) => {
    const { date, title } = readEntry(item, key)
    if (!isEntry(item)) return date ? labels.talkOf(labels.longDate(date)) : labels.reminder
    return `${date ?? labels.none} ${title || labels.untitled}`
  }
  return (
    <SharedDialog
      labels={{ ...labels, exportHelp: labels.exportHelp(visible.length, visible.length !== entries.length) }}
      title={labels.files}
      onClose={onClose}
      formats={[
        {
          label: 'Markdown',
          name: name('md'),
          type: 'text/markdown;charset=utf-8',
          write: () => markdownOf(newestFirst(visible.toReversed()), labels.title),
        },
        { label: 'CSV', name: name('csv'), type: 'text/csv;charset=utf-8', write: () => csvOf(visible) },
        { label: 'JSON', name: name('json'), write: () => jsonOf(data) },
      ]}
      copy={{
        label: labels.copyText,
        text: () => plainText(visible, labels.longDate, labels.thanksLine),
        copied: labels.entriesCopied(visible.length),
      }}
      accept=".json,.csv,.tsv,.md,.markdown,.txt"
      limit={FILE_LIMIT}
      canPaste
      read={read}
      data={data}
      rules={importRules}
      titleOf={titleOf}
      fieldNames={{
        date: labels.fieldDate,
        title: labels.fieldTitle,
        impact: labels.fieldImpact,
        evidence: labels.fieldEvidence,
        tags: labels.fieldTags,
        people: labels.fieldPeople,
        added: labels.fieldAdded,
        days: labels.reminderDays,
      }}
      onImport={(change, count) => {
        importList(change)
        announce(importWords(labels).imported(count))
      }}
    />
  )
}
