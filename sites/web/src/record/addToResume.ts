import type { Entry } from '@kleinzeug/achievements'
import { resumeSlice } from '@kleinzeug/resume-generator/slice'
import { page } from '../page/page.ts'

/**
 * Adds an achievement to the projects of the chosen resume; one that was added before is replaced.
 *
 * @throws when the resume cannot take it, which loses nothing
 */
export function addToResume({ key, date = '', title, impact, evidence }: Entry): void {
  const storage = page.storage(resumeSlice)
  const resume = storage.read() ?? resumeSlice.defaults()
  const id = `achievement-${key}`
  const project = { id, from: date, to: date, title, text: impact, link: evidence }
  const projects = [...resume.projects.filter((other) => other.id !== id), project]
  // The slice fills in the fields that an achievement does not have.
  const changed = resumeSlice.decode({ ...resume, projects })
  if (!changed) throw new Error('The resume does not take the achievement.')
  storage.write(changed)
}
