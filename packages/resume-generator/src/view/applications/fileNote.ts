import { localDate } from '@kleinzeug/calendar-day'
import { withFile } from '../../model/applications/editApplications.ts'
import { hashOf } from '../../model/applications/sentFiles.ts'
import type { ResumeData } from '../../model/resume.ts'

/** The edit that notes a downloaded file with its application. */
export async function fileNote(application: string, name: string, content: Blob) {
  const hash = await hashOf(content)
  const day = localDate(Date.now())
  return (data: ResumeData): ResumeData =>
    hash === undefined ? data : withFile(data, application, { name, hash, day })
}
