import { Button, Dialog, Notice, saveFile } from '@kleinzeug/ui'
import { useEffect, useRef, useState } from 'react'
import { composeDocument } from '../../model/document.ts'
import { withAdded } from '../../model/edit.ts'
import { fileNameOf } from '../../model/fileName.ts'
import { ownFile, toJsonResume } from '../../model/jsonResume.ts'
import { toMarkdown, toPlainText } from '../../model/plainText.ts'
import type { FileProblem } from '../../model/readFile.ts'
import type { ResumeData } from '../../model/resume.ts'
import { readAnyFile } from '../../output/readAnyFile.ts'
import { useResume } from '../ResumeGeneratorContext.ts'

interface FilesDialogProps {
  data: ResumeData
  /** A file that was dropped on the tool: it is read at once. */
  dropped: File | undefined
  onClose: () => void
}

type Outcome =
  | { readonly kind: 'problem'; readonly problem: FileProblem }
  | { readonly kind: 'read'; readonly text: string }

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`

/** What goes out of the tool as a file, and what comes in. */
export function FilesDialog({ data, dropped, onClose }: FilesDialogProps) {
  const { labels, edit } = useResume()
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<Outcome>()
  const { others: _others, ...resume } = data
  const name = fileNameOf(resume)

  async function read(file: File) {
    const result = await readAnyFile(file)
    if ('problem' in result) return setOutcome({ kind: 'problem', problem: result.problem })
    edit({
      change: (before) => withAdded(before, { ...result.resume, name: result.resume.name || file.name }),
      field: 'personalData/name',
    })
    const notes = [
      labels.imported(file.name),
      result.isDraft ? labels.importDraft : '',
      result.lost > 0 ? labels.importLoss(result.lost) : '',
    ]
    setOutcome({ kind: 'read', text: notes.filter(Boolean).join(' ') })
  }

  // Read once for each drop, also where React runs effects twice.
  const taken = useRef<File>(undefined)
  useEffect(() => {
    if (!dropped || taken.current === dropped) return
    taken.current = dropped
    void read(dropped)
  })

  const formats: Record<keyof typeof labels.formats, () => void | Promise<void>> = {
    json: () => saveFile(`${name}.json`, json(ownFile(resume))),
    jsonResume: () => saveFile(`${name}.resume.json`, json(toJsonResume(resume))),
    docx: async () => {
      const { writeDocx } = await import('../../output/writeDocx.ts')
      saveFile(`${name}.docx`, await writeDocx(composeDocument(resume), resume.style))
    },
    text: () => saveFile(`${name}.txt`, toPlainText(composeDocument(resume)), 'text/plain;charset=utf-8'),
    markdown: () =>
      saveFile(`${name}.md`, toMarkdown(composeDocument(resume)), 'text/markdown;charset=utf-8'),
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.files}
      actions={<Button onClick={onClose}>{labels.close}</Button>}
    >
      <div className="resume-generator-files">
        <h3>{labels.exportTitle}</h3>
        <div className="resume-generator-row">
          {(['json', 'jsonResume', 'docx', 'text', 'markdown'] as const).map((format) => (
            <Button key={format} onClick={() => void formats[format]()}>
              {labels.formats[format]}
            </Button>
          ))}
        </div>
        <h3>{labels.importTitle}</h3>
        <p>{labels.importHint}</p>
        <div className="resume-generator-row">
          <Button onClick={() => input.current?.click()}>{labels.importFile}</Button>
        </div>
        <input
          ref={input}
          type="file"
          accept=".json,.xml,.pdf,application/json,application/pdf,text/xml"
          hidden
          aria-label={labels.importFile}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) void read(file)
            event.target.value = ''
          }}
        />
        {outcome?.kind === 'problem' && (
          <Notice tone="bad">
            <p>{labels.importProblems[outcome.problem]}</p>
          </Notice>
        )}
        {outcome?.kind === 'read' && (
          <Notice tone="good">
            <p>{outcome.text}</p>
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
