import { formatPartialDate } from './partialDate.ts'
import type { Resume } from './resume.ts'

/** The name of a file without its ending, by the pattern of the resume: {name}, {title}, {date}, {resume}. */
export function fileNameOf(resume: Resume): string {
  const values: Record<string, string> = {
    name: resume.personalData.name,
    title: resume.professionData.title,
    date: resume.date || formatPartialDate(resume.date),
    resume: resume.name,
  }
  const name = resume.style.fileName
    .replaceAll(/\{(\w+)\}/g, (_all, key: string) => values[key] ?? '')
    // Characters that one of the common file systems refuses.
    .replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return name || 'Lebenslauf'
}
