import { FilesDialog, type ReadFiles, importWords } from '@kleinzeug/shell/import'
import { readText } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { List } from '../../model/deciderData.ts'
import { FILE_LIMIT, listFileName, listsFromFile, listToFile } from '../../model/listFile.ts'
import { listRules } from '../../state/listRules.ts'
import { useLater } from '../useLater.ts'

/** Lists out and in as files. */
export default function ListFiles({ onClose }: { onClose: () => void }) {
  const { state, labels, announce } = useLater()
  const data = useAtomValue(state.data)
  const shown = useAtomValue(state.list)
  const importLists = useSetAtom(state.importLists)

  const read: ReadFiles<List> = async ([file]) => {
    const result = listsFromFile(file ? await readText(file) : '')
    if ('refused' in result)
      return { refused: { ...labels.listRefused, ...importWords(labels).importRefused }[result.refused] }
    const { lists, problems, isCut } = result
    return { items: lists, problems: problems.map(labels.fileProblem), isCut }
  }
  return (
    <FilesDialog
      labels={labels}
      title={labels.files}
      onClose={onClose}
      formats={[
        ...(shown
          ? [{ label: labels.exportList, name: listFileName(shown.name), write: () => listToFile(shown) }]
          : []),
        {
          label: labels.exportLists,
          name: listFileName(labels.lists),
          write: () => JSON.stringify({ lists: data.lists }, null, 2),
        },
      ]}
      accept=".json,application/json"
      limit={FILE_LIMIT}
      read={read}
      data={data}
      rules={listRules}
      titleOf={({ name }) => name}
      fieldNames={{ name: labels.listName, items: labels.items }}
      onImport={(change, count) => {
        importLists(change)
        announce(importWords(labels).imported(count))
      }}
    />
  )
}
