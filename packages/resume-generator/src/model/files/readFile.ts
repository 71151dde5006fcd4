import { isObject } from '@kleinzeug/storage/decode'
import { readBackup } from '@kleinzeug/storage/exchange'
import { fromJsonResume, isJsonResume, isOwnResume } from './jsonResume.ts'
import { decodeResume, type Resume } from '../resume.ts'
import { unreadTexts } from './unread.ts'

export type FileProblem = 'not-json' | 'foreign' | 'pdf' | 'no-text'

export type ReadFile =
  | {
      readonly resume: Resume
      /** Parts that could not be read. */
      readonly lost: readonly unknown[]
      /** What the file says and the resume does not, each with its place. */
      readonly unread?: readonly string[]
      readonly isDraft: boolean
      /** Whether the file ends in the middle. */
      readonly isCut?: boolean
    }
  | { readonly problem: FileProblem }

/** Reads the text of a JSON file: own, JSON Resume, or the record of the whole site with a resume in it. */
export function readJsonFile(text: string): ReadFile {
  const file = readBackup(text, 'resume')
  if (!file) return { problem: 'not-json' }
  const { data, isCut } = file
  const lost: unknown[] = []
  const reject = (_path: string, value: unknown) => lost.push(value)
  const resume = isOwnResume(data)
    ? decodeResume(data, reject)
    : isObject(data) && isJsonResume(data)
      ? fromJsonResume(data, reject)
      : undefined
  if (!resume) return { problem: 'foreign' }
  const unread = isOwnResume(data) ? [] : unreadTexts(data, resume)
  return { resume, lost, unread, isDraft: false, isCut }
}
