import { isObject } from '@kleinzeug/storage/decode'
import type { SliceFiles } from '@kleinzeug/storage'
import { filePaths } from '@kleinzeug/storage/exchange'
import { fileNameOf } from './model/files/fileName.ts'
import { fromJsonResume, isJsonResume, toJsonResume } from './model/files/jsonResume.ts'
import { mergeResumeData, resumesOf } from './model/merge.ts'
import type { Resume, ResumeData } from './model/resume.ts'

const FOLDER = 'Lebenslauf/'

/** All resumes with the paths of their files. */
function placed(data: ResumeData) {
  const resumes = resumesOf(data)
  const paths = filePaths(resumes.map((resume) => `${FOLDER}${fileNameOf(resume)}.json`))
  return resumes.map((resume, at) => ({ resume, path: paths[at] ?? '' }))
}

function read(text: string): Resume | undefined {
  const data: unknown = JSON.parse(text)
  return isObject(data) && isJsonResume(data) ? fromJsonResume(data) : undefined
}

/** One file a resume, in the form of JSON Resume; what is hidden stays in the visitor's own folder. */
export const folderFiles: SliceFiles<ResumeData> = {
  toFiles: (data) =>
    new Map(
      placed(data).map(({ resume, path }) => [
        path,
        `${JSON.stringify(toJsonResume(resume, resume), null, 2)}\n`,
      ]),
    ),
  isOurs: (path) => path.startsWith(FOLDER) && path.endsWith('.json'),
  fromFile: (data, { path, before, now }, onLost) => {
    const known = placed(data).find((each) => each.path === path)?.resume
    const others = (resume: Resume | undefined) => data.others.filter(({ id }) => id !== resume?.id)
    if (now === undefined) return known?.id === data.id ? data : { ...data, others: others(known) }
    const theirs = read(now)
    if (!theirs) return undefined
    if (!known) return { ...data, others: [...others(theirs), theirs] }
    const old = before === undefined ? undefined : read(before)
    const alone = (resume: Resume): ResumeData => ({ ...resume, id: known.id, others: [] })
    const merged = mergeResumeData(old && alone(old), alone(known), alone(theirs), onLost)
    const { others: _none, ...resume } = merged
    return known.id === data.id
      ? { ...resume, others: data.others }
      : { ...data, others: data.others.map((each) => (each.id === known.id ? resume : each)) }
  },
}
