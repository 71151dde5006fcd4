import { resumesOf } from '../merge.ts'
import type { Resume, ResumeData } from '../resume.ts'

/** The stored data with every resume in one list, so that each can be found whichever is chosen. */
export interface UnfoldedResumes {
  /** Id of the chosen resume. */
  readonly chosen: string
  /** The application that each resume shows, where it shows one. */
  readonly chosenApplications: Readonly<Record<string, string>>
  /** In the order of their ids, which choosing another one does not change. */
  readonly resumes: readonly Resume[]
}

const unfolded = new WeakMap<ResumeData, UnfoldedResumes>()
const folded = new WeakMap<UnfoldedResumes, ResumeData>()

/** What is unfolded is the same object for the same data. */
export function unfold(data: ResumeData): UnfoldedResumes {
  const resumes = resumesOf(data).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const all = unfolded.get(data) ?? {
    chosen: data.id,
    chosenApplications: Object.fromEntries(
      resumes.flatMap(({ id, chosenApplication }) => (chosenApplication ? [[id, chosenApplication]] : [])),
    ),
    resumes: resumes.map((resume) =>
      resume.chosenApplication ? { ...resume, chosenApplication: '' } : resume,
    ),
  }
  unfolded.set(data, all)
  folded.set(all, data)
  return all
}

/** The stored form: the chosen resume, by default that of `current`, and the others in the order of `current`. */
export function fold(all: UnfoldedResumes, current: ResumeData): ResumeData {
  const known = folded.get(all)
  if (known) return known
  const byId = new Map(
    all.resumes.map((resume) => {
      const chosenApplication = all.chosenApplications[resume.id]
      return [resume.id, chosenApplication ? { ...resume, chosenApplication } : resume]
    }),
  )
  const ids = [all.chosen, ...resumesOf(current).map(({ id }) => id), ...byId.keys()]
  const [chosen, ...others] = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  return chosen ? { ...chosen, others } : current
}
