import { freshId } from '../freshId.ts'
import { resumesOf } from '../merge.ts'
import type { Resume, ResumeData } from '../resume.ts'
import type { Attachment, Crop, Portfolio } from './portfolio.ts'

const withPortfolio = <T extends Resume>(resume: T, fields: Partial<Portfolio>): T => ({
  ...resume,
  portfolio: { ...resume.portfolio, ...fields },
})

const withFiles = <T extends Resume>(
  resume: T,
  change: (files: readonly Attachment[]) => readonly Attachment[],
): T => withPortfolio(resume, { files: change(resume.portfolio.files) })

export const withSizeLimit = <T extends Resume>(resume: T, limit: number): T =>
  withPortfolio(resume, { limit })

/** Adds a file behind the others, unless it is in the portfolio already. */
export const withAttachment = <T extends Resume>(resume: T, attachment: Omit<Attachment, 'id'>): T =>
  withFiles(resume, (files) =>
    files.some(({ file }) => file === attachment.file)
      ? files
      : [...files, { ...attachment, id: freshId(files, 'f') }],
  )

export const withAttachmentFields = <T extends Resume>(
  resume: T,
  id: string,
  fields: Partial<Omit<Attachment, 'id'>>,
): T => withFiles(resume, (files) => files.map((each) => (each.id === id ? { ...each, ...fields } : each)))

/** What is cut off where it was turned by 90° clockwise. */
export const turnedCrop = (crop: Crop): Crop => {
  const { left, top, right, bottom } = crop
  return { ...crop, left: bottom, top: left, right: top, bottom: right }
}

/** Turns a file by 90° clockwise; what is cut off turns along. */
export const withAttachmentTurned = <T extends Resume>(resume: T, id: string): T =>
  withFiles(resume, (files) =>
    files.map((each) =>
      each.id === id ? { ...each, turn: (each.turn + 90) % 360, crop: turnedCrop(each.crop) } : each,
    ),
  )

export const withAttachmentMoved = <T extends Resume>(resume: T, from: number, to: number): T =>
  withFiles(resume, (files) => {
    const file = files[from]
    return file ? files.toSpliced(from, 1).toSpliced(to, 0, file) : files
  })

export const withoutAttachment = <T extends Resume>(resume: T, id: string): T =>
  withFiles(resume, (files) => files.filter((each) => each.id !== id))

/** The keys of all files that some resume has in its portfolio. */
export const usedFiles = (data: ResumeData): ReadonlySet<string> =>
  new Set(resumesOf(data).flatMap(({ portfolio }) => portfolio.files.map(({ file }) => file)))
