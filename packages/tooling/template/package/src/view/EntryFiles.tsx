import { FilesDialog, importWords, type ReadFiles } from '@kleinzeug/shell/import'
import { readText } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Entry } from '../model/entries.ts'
import { FILE_LIMIT, readEntries, writeEntries } from '../model/entryFile.ts'
import { entryRules } from '../state/entryRules.ts'
import { use__Name__ } from './__Name__Context.ts'

/** Entries out and in as files. */
export default function EntryFiles({ onClose }: { onClose: () => void }) {
  const { state, labels, announce } = use__Name__()
  const data = useAtomValue(state.data)
  const importEntries = useSetAtom(state.importEntries)

  const read: ReadFiles<Entry> = async ([file]) => {
    const result = readEntries(file ? await readText(file) : '')
    if ('refused' in result)
      return { refused: { ...labels.fileRefused, ...importWords(labels).importRefused }[result.refused] }
    return { ...result, problems: result.nameless.map(labels.nameless) }
  }
  return (
    <FilesDialog
      labels={labels}
      title={labels.files}
      onClose={onClose}
      formats={[{ label: labels.exportEntries, name: '__name__.json', write: () => writeEntries(data) }]}
      accept=".json,application/json"
      limit={FILE_LIMIT}
      read={read}
      data={data}
      rules={entryRules}
      titleOf={({ name }) => name}
      fieldNames={{ name: labels.newEntry }}
      onImport={(change, count) => {
        importEntries(change)
        announce(importWords(labels).imported(count))
      }}
    />
  )
}
