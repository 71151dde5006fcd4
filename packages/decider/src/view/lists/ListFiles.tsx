import { FilesDialog, type ReadFiles, importWords } from '@kleinzeug/shell/import'
import { packText, unpackText } from '@kleinzeug/shell/link'
import { Notice, readText } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { List } from '../../model/deciderData.ts'
import { FILE_LIMIT, listFileName, listsFromFile, listToFile } from '../../model/listFile.ts'
import { linkMark } from '../../model/linkMark.ts'
import { mostItems } from '../../model/mostItems.ts'
import { excerpt } from '../../model/name.ts'
import { listRules } from '../../state/listRules.ts'
import { useLater } from '../useLater.ts'

/** Lists out and in as files, and as a link. */
export default function ListFiles({ onClose }: { onClose: () => void }) {
  const { state, labels, announce, props } = useLater()
  const { linkTo, linked = '', onLinkedDone } = props
  const data = useAtomValue(state.data)
  const shown = useAtomValue(state.list)
  const importLists = useSetAtom(state.importLists)
  const [linkedFile, setLinkedFile] = useState<File | 'damaged'>()
  useEffect(() => {
    if (!linked.startsWith(linkMark)) return
    void unpackText(linked.slice(linkMark.length), FILE_LIMIT).then((text) =>
      setLinkedFile(text === undefined ? 'damaged' : new File([text], labels.linkName)),
    )
  }, [linked, labels])

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
      onClose={() => {
        onClose()
        if (linked.startsWith(linkMark)) onLinkedDone?.()
      }}
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
      copy={
        linkTo &&
        shown && {
          label: labels.copyLink,
          copied: labels.linkCopied,
          text: async () => linkTo(linkMark + ((await packText(listToFile(shown), Infinity)) ?? '')),
        }
      }
      dropped={linkedFile === 'damaged' ? undefined : linkedFile}
      accept=".json,application/json"
      limit={FILE_LIMIT}
      read={read}
      data={data}
      rules={listRules}
      obstacle={(changes) => {
        const large = changes.find(({ item }) => item.items.length > mostItems)?.item
        return large && labels.tooManyItems(large.items.length, mostItems, excerpt(large.name))
      }}
      titleOf={({ name }) => name}
      fieldNames={{ name: labels.listName, items: labels.items }}
      onImport={(change, count) => {
        importLists(change)
        announce(importWords(labels).imported(count))
      }}
    >
      {linkedFile === 'damaged' && <Notice tone="bad" title={labels.linkDamaged} />}
    </FilesDialog>
  )
}
