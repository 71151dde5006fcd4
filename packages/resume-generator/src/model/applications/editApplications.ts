import { freshId } from '../edit.ts'
import type { Resume, ResumeData } from '../resume.ts'
import { emptyApplication, type Application, type Changes, type SentFile } from './application.ts'
import { applicationOf } from './applyTo.ts'
import { storedData } from './divideEdit.ts'

/** Shows an application, or the resume itself for an empty id. */
export const withChosenApplication = (data: ResumeData, chosenApplication: string): ResumeData => ({
  ...data,
  chosenApplication,
})

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

/** Notes a PDF that was downloaded for the application that is shown. */
export function withSentFile(data: ResumeData, file: SentFile): ResumeData {
  const application = applicationOf(data)
  if (!application) return data
  const others = application.files.filter(({ hash }) => hash !== file.hash)
  return withApplication(data, application.id, { files: [...others, file].slice(-FILES) })
}
