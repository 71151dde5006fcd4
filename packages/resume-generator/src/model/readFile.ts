import { isObject } from '@kleinzeug/storage/decode'
import { fromJsonResume, isJsonResume, isOwnResume } from './jsonResume.ts'
import { decodeResume, type Resume } from './resume.ts'

export type FileProblem = 'not-json' | 'foreign' | 'empty' | 'too-large' | 'pdf' | 'no-text'

export type ReadFile =
  | { readonly resume: Resume; readonly lost: number; readonly isDraft: boolean }
  | { readonly problem: FileProblem }

/** Reads the text of a JSON file: own, JSON Resume, or the record of the whole site with a resume in it. */
export function readJsonFile(text: string): ReadFile {
  if (text.trim() === '') return { problem: 'empty' }
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return { problem: 'not-json' }
  }
  if (isObject(data) && isObject(data['resume'])) data = data['resume']
  let lost = 0
  const reject = () => lost++
  const resume = isOwnResume(data)
    ? decodeResume(data, reject)
    : isJsonResume(data)
      ? fromJsonResume(data, reject)
      : undefined
  return resume ? { resume, lost, isDraft: false } : { problem: 'foreign' }
}
