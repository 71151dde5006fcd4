import { resumesOf } from '../merge.ts'
import type { Resume, ResumeData } from '../resume.ts'
import type { Application, SentFile } from './application.ts'

/** SHA-256 of a file in hexadecimal; `undefined` in a page without HTTPS, where browsers have no `crypto.subtle`. */
export async function hashOf(file: Blob): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export interface KnownFile {
  readonly resume: Resume
  readonly application: Application
  readonly file: SentFile
}

/** The application for which a file was downloaded: the very bytes, whatever it is called now. */
export async function findSentFile(data: ResumeData, file: Blob): Promise<KnownFile | undefined> {
  const known = resumesOf(data).flatMap((resume) =>
    resume.applications.flatMap((application) =>
      application.files.map((each) => ({ resume, application, file: each })),
    ),
  )
  const hash = known.length > 0 ? await hashOf(file) : undefined
  return hash === undefined ? undefined : known.find((each) => each.file.hash === hash)
}
