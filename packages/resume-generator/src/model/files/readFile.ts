import { isObject } from '@kleinzeug/storage/decode'
import { readBackup } from '@kleinzeug/storage/exchange'
import { fromJsonResume, isJsonResume, isOwnResume, movedOf, profilesWithoutAddress } from './jsonResume.ts'
import { decodeResume, type Resume } from '../resume.ts'
import type { Moved } from './moved.ts'
import { unreadTexts, type UnreadText } from './unread.ts'

export type FileProblem = 'foreign' | 'pdf' | 'no-text' | 'docx'

export type ReadFile =
  | (Partial<Moved<Resume>> & {
      readonly resume: Resume
      /** Parts that could not be read. */
      readonly lost: readonly unknown[]
      readonly unread?: readonly UnreadText[]
      readonly isDraft: boolean
      /** Whether the file ends in the middle. */
      readonly isCut?: boolean
    })
  | { readonly problem: FileProblem }

/** Reads the text of a JSON file: own, JSON Resume, or the record of the whole site with a resume in it. */
export function readJsonFile(text: string): ReadFile {
  const file = readBackup(text, 'resume')
  if (!file) return { problem: 'foreign' }
  const { data, isCut } = file
  const lost: unknown[] = []
  const reject = (_path: string, value: unknown) => lost.push(value)
  if (isOwnResume(data)) {
    const resume = decodeResume(data, reject)
    return resume ? { resume, lost, isDraft: false, isCut } : { problem: 'foreign' }
  }
  if (!isObject(data) || !isJsonResume(data)) return { problem: 'foreign' }
  const resume = fromJsonResume(data, reject)
  if (!resume) return { problem: 'foreign' }
  const profiles = profilesWithoutAddress(data).map((text) => ({ place: 'basics.profiles', text }))
  const unread = [...profiles, ...unreadTexts(data, resume)]
  return { resume, moved: movedOf(data), lost, unread, isDraft: false, isCut }
}
