import { FilesDialog as SharedDialog, type ReadFiles, importWords } from '@kleinzeug/shell/import'
import { readText } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Card } from '../../model/card.ts'
import { ATTACHMENT_LIMIT, isAttachment } from '../../model/files/attachments.ts'
import { cardOf, type GivenFile, type ImportProblem } from '../../model/files/imported.ts'
import { FILES_LIMIT, readFiles } from '../../model/files/readFiles.ts'
import { shareOf, sizeOf } from '../../model/storeShare.ts'
import { hostOf } from '../../model/webAddress.ts'
import { foreignFields, importRules } from '../../state/importRules.ts'
import { useLater } from '../useLater.ts'
import { Bookmarklet } from './Bookmarklet.tsx'

const isNote = (file: File) => /\.(md|markdown)$/i.test(file.name)
/** What is read of a folder; the other files are named. */
const isKept = (file: File) => isNote(file) || (isAttachment(file.name) && file.size <= ATTACHMENT_LIMIT)

/** Files out and in, and the bookmarklet. */
export default function FilesDialog({ onClose }: { onClose: () => void }) {
  const { state, labels, announce, props } = useLater()
  const data = useAtomValue(state.data)
  const own = useAtomValue(state.own)
  const share = useAtomValue(state.share)
  const today = useAtomValue(state.today)
  const importCards = useSetAtom(state.importCards)

  const read: ReadFiles<Card> = async (chosen) => {
    const files: GivenFile[] = []
    const skipped: ImportProblem[] = []
    let isArchiveCut = false
    for (const file of chosen) {
      if (/\.zip$/i.test(file.name)) {
        const { filesOfZip } = await import('../../model/files/archive.ts')
        const packed = filesOfZip(new Uint8Array(await file.arrayBuffer()))
        if (!packed) return { refused: labels.refused('no-archive', file.name) }
        files.push(...packed.files)
        isArchiveCut ||= packed.isCut
        skipped.push(
          ...packed.skipped.map((text) => ({
            file: file.name,
            fault: isAttachment(text) ? ('attachment' as const) : ('foreign' as const),
            text,
          })),
        )
      } else if (file.webkitRelativePath && !isNote(file))
        files.push({
          name: file.webkitRelativePath,
          text: '',
          bytes: new Uint8Array(await file.arrayBuffer()),
        })
      else files.push({ name: file.webkitRelativePath || file.name, text: await readText(file) })
    }
    const { cards, problems, refused, isCut } = readFiles(files)
    const refusals = refused.map(({ file, why }) => labels.refused(why, file))
    if (cards.length === 0 && problems.length === 0)
      return { refused: refusals.join(' ') || labels.refused('empty', chosen[0]?.name ?? '') }
    return {
      items: cards.map((card) => cardOf(card, state.makeId(), today)),
      fields: cards.every(({ card }) => card) ? undefined : foreignFields,
      problems: [...refusals, ...[...problems, ...skipped].map(labels.importProblem)],
      isCut: isCut || isArchiveCut,
    }
  }
  return (
    <SharedDialog
      labels={{ ...labels, exportHelp: labels.exportHelp(own.length) }}
      title={labels.files}
      onClose={onClose}
      formats={
        own.length === 0
          ? []
          : [
              {
                label: labels.exportZip,
                name: `${labels.fileName}.zip`,
                write: async () => {
                  const { zipOf } = await import('../../model/files/archive.ts')
                  return new Blob([zipOf(own, labels.fileName)], { type: 'application/zip' })
                },
              },
            ]
      }
      accept=".html,.htm,.md,.markdown,.txt,.json,.csv,.tsv,.zip"
      limit={FILES_LIMIT}
      multiple
      isRead={isKept}
      canPaste
      read={read}
      data={data}
      rules={importRules}
      titleOf={({ title, url }) => [title || labels.untitled, url && hostOf(url)].filter(Boolean).join(' · ')}
      fieldNames={{
        id: '',
        title: labels.fieldTitle,
        text: labels.fieldText,
        url: labels.fieldUrl,
        tags: labels.fieldTags,
        aliases: labels.fieldAliases,
        number: labels.fieldNumber,
        later: labels.later,
        created: labels.fieldCreated,
      }}
      obstacle={(changes) => {
        const size = sizeOf(data.entries)
        const after = size + sizeOf(changes.map(({ item }) => item))
        const { used } = shareOf(after, data.entries.length, share.used - size, share.quota)
        return used < share.quota * 0.99 ? undefined : labels.doesNotFit(share)
      }}
      onImport={(change, count) => {
        importCards(change)
        announce(importWords(labels).imported(count))
      }}
    >
      {props.address !== undefined && <Bookmarklet address={props.address} />}
    </SharedDialog>
  )
}
