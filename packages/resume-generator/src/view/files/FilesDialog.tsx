import { excerpt, FilesDialog as SharedDialog, type ReadFiles, importWords } from '@kleinzeug/shell/import'
import { storedData } from '../../model/applications/divideEdit.ts'
import { composeDocument } from '../../model/document.ts'
import { fileNameOf } from '../../model/files/fileName.ts'
import { ownFile, toJsonResume } from '../../model/files/jsonResume.ts'
import { toMarkdown, toPlainText } from '../../model/files/plainText.ts'
import { emptyResume, type Resume, type ResumeData } from '../../model/resume.ts'
import { isListId, sectionIds } from '../../model/sections.ts'
import { FILE_LIMIT, readAnyFile } from '../../output/readAnyFile.ts'
import { importRules, withoutId } from '../../state/importRules.ts'
import { useLater } from '../useLater.ts'

interface FilesDialogProps {
  data: ResumeData
  /** A file that was dropped on the tool: it is read at once. */
  dropped: File | undefined
  onClose: () => void
}

/** Parts of a file that are named when they were not taken; more are counted. */
const LISTED = 12

/** What of a resume is for the visitor alone. */
const { applications, chosenApplication, portfolio } = emptyResume()
const withoutPrivate = { applications, chosenApplication, portfolio }

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`

/** What goes out of the tool as a file, and what comes in. */
export function FilesDialog({ data, dropped, onClose }: FilesDialogProps) {
  const { labels, edit, announce } = useLater()
  const { others: _others, ...shown } = data
  // For others to read: without the applications and what the portfolio holds.
  const resume = { ...shown, ...withoutPrivate }
  // The resume with its applications, not the one that is shown.
  const { others: _all, ...whole } = storedData(data)
  const name = fileNameOf(resume)

  /** What was found in a file: the sections with the number of their entries. */
  const readWords = (found: Resume) =>
    labels.readParts([
      ...(found.personalData.name ? [labels.person] : []),
      ...sectionIds.flatMap((id) =>
        isListId(id) && found[id].length > 0 ? [`${labels.sections[id]} (${found[id].length})`] : [],
      ),
    ])
  const read: ReadFiles<Resume> = async ([file]) => {
    const result = await readAnyFile(file ?? new Blob())
    if ('problem' in result) return { refused: labels.importProblems[result.problem] }
    const { unread = [] } = result
    return {
      items: [{ ...withoutId(result.resume), name: result.resume.name || (file?.name ?? '') }],
      problems: [
        ...result.lost.map((part) => labels.lostPart(excerpt(part))),
        ...unread.slice(0, LISTED).map((text) => labels.unreadPart(excerpt(text))),
        ...(unread.length > LISTED ? [labels.unreadMore(unread.length - LISTED)] : []),
      ],
      isCut: result.isCut,
      note: [readWords(result.resume), result.isDraft && labels.importDraft].filter(Boolean).join(' '),
    }
  }
  return (
    <SharedDialog
      labels={labels}
      title={labels.files}
      onClose={onClose}
      formats={[
        { label: labels.formats.json, name: `${name}.json`, write: () => json(ownFile(whole)) },
        {
          label: labels.formats.jsonResume,
          name: `${name}.resume.json`,
          write: () => json(toJsonResume(resume)),
        },
        {
          label: labels.formats.docx,
          name: `${name}.docx`,
          write: async () => {
            const { writeDocx } = await import('../../output/writeDocx.ts')
            return writeDocx(composeDocument(resume), resume.style)
          },
        },
        {
          label: labels.formats.text,
          name: `${name}.txt`,
          type: 'text/plain;charset=utf-8',
          write: () => toPlainText(composeDocument(resume)),
        },
        {
          label: labels.formats.markdown,
          name: `${name}.md`,
          type: 'text/markdown;charset=utf-8',
          write: () => toMarkdown(composeDocument(resume)),
        },
      ]}
      accept=".json,.xml,.pdf,application/json,application/pdf,text/xml"
      limit={FILE_LIMIT}
      dropped={dropped}
      read={read}
      data={data}
      rules={importRules}
      titleOf={(one) => [one.name, one.personalData.name].filter(Boolean).join(' · ')}
      fieldNames={{}}
      onImport={(change, count) => {
        edit({ change, field: 'personalData/name' })
        announce(importWords(labels).imported(count))
      }}
    />
  )
}
