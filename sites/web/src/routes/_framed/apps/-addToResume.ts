import type { Entry } from '@kleinzeug/achievements'
import type { ResumeStorage } from '@kleinzeug/resume-generator'
import { resumeGeneratorSlice } from '@kleinzeug/resume-generator/slice'
import { page } from '../../../page/page.ts'

/**
 * Adds an achievement to the projects of the chosen resume.
 *
 * @param replaces whether the project that it gave before takes its texts again; its other fields stay
 * @returns `'present'` when it was added before and is not to be replaced; nothing changes then
 * @throws when the resume cannot take it, which loses nothing
 */
export function addToResume(
  { key, date = '', title, impact, evidence }: Entry,
  replaces: boolean,
  storage: ResumeStorage = page.storage(resumeGeneratorSlice),
): 'present' | undefined {
  const resume = storage.read() ?? resumeGeneratorSlice.defaults()
  const id = `achievement-${key}`
  const project = { id, from: date, to: date, title, text: impact, link: evidence }
  const isPresent = resume.projects.some((other) => other.id === id)
  if (isPresent && !replaces) return 'present'
  const projects = isPresent
    ? resume.projects.map((other) => (other.id === id ? { ...other, ...project } : other))
    : [...resume.projects, project]
  // The slice fills in the fields that an achievement does not have.
  const changed = resumeGeneratorSlice.decode({ ...resume, projects })
  if (!changed) throw new Error('The resume does not take the achievement.')
  storage.write(changed)
  return undefined
}
