import { Button, chooseFiles, Icon, Notice, SelectField } from '@kleinzeug/ui'
import { useCallback, useRef, useState } from 'react'
import { hashOf } from '../../model/applications/sentFiles.ts'
import { withAttachment, withSizeLimit } from '../../model/portfolio/editPortfolio.ts'
import { sizeLimits, type Attachment } from '../../model/portfolio/portfolio.ts'
import type { ResumeData } from '../../model/resume.ts'
import { useFileDrop } from '../useFileDrop.ts'
import { useLater } from '../useLater.ts'
import { AttachmentList } from './AttachmentList.tsx'
import { useAttachments } from './useAttachments.ts'
import { usePortfolioDownload } from './usePortfolioDownload.ts'

/** Certificates behind the application, in one file below a size. */
export function PortfolioForm({ data }: { data: ResumeData }) {
  const { labels, edit, announce } = useLater()
  const storage = useAttachments(data)
  const zone = useRef<HTMLDivElement>(null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const { state, download } = usePortfolioDownload(data, storage)
  const { files, limit } = data.portfolio

  const add = useCallback(
    async (chosen: readonly File[]) => {
      const { readAttachment } = await import('../../output/portfolio/readAttachment.ts')
      const refused: string[] = []
      const taken: Array<Omit<Attachment, 'id'>> = []
      for (const file of chosen) {
        const read = await readAttachment(file)
        if ('problem' in read) {
          refused.push(labels.attachmentProblems[read.problem](file.name))
          continue
        }
        const key = (await hashOf(file)) ?? `${file.name}/${file.size}/${file.lastModified}`
        try {
          await storage.write(key, file)
        } catch {
          refused.push(labels.attachmentProblems.storage(file.name))
          continue
        }
        const crop = { left: 0, top: 0, right: 0, bottom: 0 }
        const name = file.name.replace(/\.\w+$/, '')
        taken.push({ ...read, name, file: key, size: file.size, turn: 0, crop })
      }
      setProblems(refused)
      if (taken.length === 0) return
      edit({
        change: (before) => taken.reduce<ResumeData>(withAttachment, before),
        field: 'portfolio',
      })
      announce(labels.attachmentsAdded(taken.length))
    },
    [labels, storage, edit, announce],
  )
  const addFiles = useCallback((chosen: readonly File[]) => void add(chosen), [add])
  useFileDrop(zone, addFiles)
  const choose = async () =>
    add((await chooseFiles({ accept: '.pdf,application/pdf,image/*', multiple: true })) ?? [])

  return (
    <div ref={zone} className="resume-generator-files">
      <p className="resume-generator-hint">{labels.portfolioHint}</p>
      <div className="resume-generator-row resume-generator-drop">
        <Button icon={<Icon name="add" />} data-field="portfolio" onClick={() => void choose()}>
          {labels.chooseFiles}
        </Button>
        <p className="resume-generator-hint">{labels.dropFiles}</p>
      </div>
      {problems.length > 0 && (
        <Notice tone="warning" actions={<Button onClick={() => setProblems([])}>{labels.close}</Button>}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      {files.length > 0 && <AttachmentList files={files} storage={storage} />}
      <p className="resume-generator-hint">{labels.whereFiles}</p>
      <div className="resume-generator-fields">
        <SelectField
          label={labels.sizeLimit}
          data-field="portfolio/limit"
          value={String(limit)}
          onChange={(value) =>
            edit({ change: (before) => withSizeLimit(before, Number(value)), field: 'portfolio/limit' })
          }
        >
          {[...new Set([...sizeLimits, limit])]
            .toSorted((a, b) => a - b)
            .map((count) => (
              <option key={count} value={count}>
                {labels.megabytes(count)}
              </option>
            ))}
        </SelectField>
        <div>
          <Button
            icon={<Icon name="import" />}
            aria-disabled={state.status === 'writing'}
            onClick={() => void download()}
          >
            {state.status === 'writing' ? labels.writingPortfolio : labels.writePortfolio}
          </Button>
        </div>
      </div>
      {(state.status === 'written' || state.status === 'failed') && (
        <Notice tone={state.status === 'written' ? 'good' : 'bad'}>
          <p>{state.text}</p>
        </Notice>
      )}
    </div>
  )
}
