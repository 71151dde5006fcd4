import type { Resume, ResumeData } from '../resume.ts'
import { sectionsOf } from '../sectionOrder.ts'
import type { Application, Changes } from './application.ts'
import { applicationOf, applicationResume, isSame, replaceable, replaced } from './applyTo.ts'

const shownOf = new WeakMap<ResumeData, ResumeData>()
const storedOf = new WeakMap<ResumeData, ResumeData>()

/** The data with the chosen application in the place of its resume: what the tool shows and edits. */
export function shownData(stored: ResumeData): ResumeData {
  const application = applicationOf(stored)
  if (!application) return stored
  const shown = shownOf.get(stored) ?? applicationResume(stored, application)
  shownOf.set(stored, shown)
  storedOf.set(shown, stored)
  return shown
}

/** The stored data that `shownData` has made this of. */
export const storedData = (shown: ResumeData): ResumeData => storedOf.get(shown) ?? shown

/** Whether what two lists of ids have in common stands in another order. */
function isReordered(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return false
  return !isSame(
    before.filter((id) => after.includes(id)),
    after.filter((id) => before.includes(id)),
  )
}

/** The changes of an application after an edit of what it shows. */
function changesAfter({ changes }: Application, base: Resume, shown: Resume, after: Resume): Changes {
  const next: Record<string, unknown> = { ...changes }
  const [usual, before] = [replaceable(base), replaceable(shown)]
  for (const [path, value] of replaceable(after)) {
    const isEdited = path.startsWith('order/')
      ? isReordered(before.get(path), value)
      : before.has(path) && !isSame(before.get(path), value)
    if (!isEdited) continue
    // What the resume says anyway is no difference, and follows it again.
    if (isSame(usual.get(path), value)) delete next[path]
    else next[path] = value
  }
  return isSame(next, changes) ? changes : next
}

/** The resume after an edit of what its application shows: the application keeps what it may replace. */
function divided(base: Resume, shown: Resume, after: Resume, application: Application): Resume {
  const usual = replaceable(base)
  const changes = changesAfter(application, base, shown, after)
  const next = replaced(after, (path) => usual.get(path))
  return {
    ...next,
    // A list of sections that says no more than the one of the resume is not stored.
    ...(isSame(sectionsOf(next), sectionsOf(base)) && { sections: base.sections }),
    applications: after.applications.map((each) =>
      each.id === application.id && changes !== application.changes ? { ...each, changes } : each,
    ),
  }
}

/** The stored data after an edit of what is shown; what the edit does to other resumes goes through. */
export function storedAfter(stored: ResumeData, change: (shown: ResumeData) => ResumeData): ResumeData {
  const application = applicationOf(stored)
  if (!application) return change(stored)
  const shown = shownData(stored)
  const after = change(shown)
  if (after === shown) return stored
  const { others, ...first } = after
  // What replaces it, or is without the application, is divided already.
  const isEdited = ({ id, applications }: Resume) =>
    (id === stored.id || (stored.id === '' && id === 'resume')) &&
    applications.some((each) => each.id === application.id)
  const next = (resume: Resume) => (isEdited(resume) ? divided(stored, shown, resume, application) : resume)
  return { ...next(first), others: others.map(next) }
}
