import { FilesDialog as SharedDialog, type ReadFiles, importWords } from '@kleinzeug/shell/import'
import { storedData } from '../../model/applications/divideEdit.ts'
import { composeDocument } from '../../model/document.ts'
import { fileNameOf } from '../../model/files/fileName.ts'
import { ownFile, toJsonResume } from '../../model/files/jsonResume.ts'
import { toMarkdown, toPlainText } from '../../model/files/plainText.ts'
import { emptyResume, type Resume, type ResumeData } from '../../model/resume.ts'
import { importedPhoto } from '../../output/photo.ts'
import { FILE_LIMIT, readAnyFile } from '../../output/readAnyFile.ts'
import { importRules, withoutId } from '../../state/importRules.ts'
import { useLater } from '../useLater.ts'
import { ReadTable } from './ReadTable.tsx'

interface FilesDialogProps {
  data: ResumeData
  /** A file that was dropped on the tool: it is read at once. */
  dropped: File | undefined
  onClose: () => void
}

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

  const read: ReadFiles<Resume> = async ([file]) => {
    const result = await readAnyFile(file ?? new Blob())
    if ('problem' in result) return { refused: labels.importProblems[result.problem] }
    const { personalData } = result.resume
    const photo = await importedPhoto(personalData.photo).catch(() => '')
    // In the order of its fields: by that a resume is known again.
    const found: Resume = { ...result.resume, personalData: { ...personalData, photo } }
    return {
      items: [{ ...withoutId(found), name: found.name || (file?.name ?? '') }],
      problems: [],
      isCut: result.isCut,
      note: result.isDraft ? labels.importDraft : undefined,
      details: <ReadTable file={{ ...result, resume: found }} labels={labels} />,
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
          label: labels.formats.workingCopy,
          name: `${labels.workingCopy}_${name}.pdf`,
          write: async () => {
            const [{ workingCopy }, { currentPages }] = await Promise.all([
              import('../../output/pdfFile.ts'),
              import('../preview/currentPages.ts'),
            ])
            return workingCopy(whole, await currentPages(resume), labels.workingCopy)
          },
        },
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
      accept=".json,.xml,.pdf,.docx,.txt,.md,application/json,application/pdf,text/xml,text/plain,text/markdown"
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
