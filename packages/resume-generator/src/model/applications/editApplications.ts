import { freshId } from '../freshId.ts'
import type { Resume, ResumeData } from '../resume.ts'
import { emptyApplication, type Application, type Changes, type SentFile } from './application.ts'
import { applicationOf } from './applyTo.ts'
import { storedData } from './divideEdit.ts'

/** Adds an application that is like the resume, and shows it. */
export function withNewApplication(data: ResumeData, name: string): ResumeData {
  const id = freshId(data.applications, 'a')
  const application = { ...emptyApplication, id, name }
  return { ...data, applications: [...data.applications, application], chosenApplication: id }
}

export const withApplication = <T extends Resume>(
  resume: T,
  id: string,
  fields: Partial<Omit<Application, 'id'>>,
): T => ({
  ...resume,
  applications: resume.applications.map((each) => (each.id === id ? { ...each, ...fields } : each)),
})

/** Notes that an application was sent on a day, with the PDF that was downloaded last. */
export const withSent = (data: ResumeData, id: string, sentOn: string): ResumeData => ({
  ...data,
  applications: data.applications.map((each) =>
    each.id === id
      ? { ...each, status: 'sent', sentOn, sentFile: each.files.at(-1)?.hash ?? each.sentFile }
      : each,
  ),
})

/** Removes an application; the resume is shown where it was chosen. */
export function withoutApplication(data: ResumeData, id: string): ResumeData {
  const applications = data.applications.filter((each) => each.id !== id)
  return data.chosenApplication === id
    ? { ...storedData(data), applications, chosenApplication: '' }
    : { ...data, applications }
}

/** Lets the application follow the resume again where `isReset`. */
export function withoutChanges(data: ResumeData, isReset: (path: string) => boolean): ResumeData {
  const application = applicationOf(data)
  if (!application) return data
  const changes: Changes = Object.fromEntries(
    Object.entries(application.changes).filter(([path]) => !isReset(path)),
  )
  return withApplication(data, application.id, { changes })
}

/** PDF files of an application that are remembered. */
const FILES = 30

/** Notes a PDF that was downloaded for an application; the first one after it was sent is the one that was. */
export const withFile = (data: ResumeData, id: string, file: SentFile): ResumeData => ({
  ...data,
  applications: data.applications.map((each) => {
    if (each.id !== id) return each
    const files = [...each.files.filter(({ hash }) => hash !== file.hash), file].slice(-FILES)
    const isSent = each.status === 'sent' && each.files.length === 0
    return { ...each, files, ...(isSent && { sentFile: file.hash }) }
  }),
})
