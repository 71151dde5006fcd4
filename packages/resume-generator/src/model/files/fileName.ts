import { formatPartialDate } from '../dates/partialDate.ts'
import { DEFAULT_FILE_NAME, type Resume } from '../resume.ts'
import { pageWords } from '../sections.ts'

/** The pattern of a new resume before {document} could be in one. */
const EARLIER = 'Lebenslauf {name}'

/** Whether a file has letter or cover beside the resume: the PDF and the print do, where they are shown. */
type Content = 'application' | 'resume'

/**
 * The name of a file without its ending, by the pattern of the resume: {document}, {name}, {title}, {date}, {resume}.
 * A pattern without spaces makes a name without.
 */
export function fileNameOf(resume: Resume, content: Content = 'resume'): string {
  const words = pageWords[resume.style.language]
  const isApplication = content === 'application' && (resume.letter.shown || resume.cover.shown)
  const pattern = resume.style.fileName === EARLIER ? DEFAULT_FILE_NAME : resume.style.fileName
  const values: Record<string, string> = {
    document: isApplication ? words.cover.title : words.document,
    name: resume.personalData.name,
    title: resume.professionData.title,
    date: resume.date || formatPartialDate(resume.date),
    resume: resume.name,
  }
  const name = pattern
    .replaceAll(/\{(\w+)\}/g, (_all, key: string) => values[key] ?? '')
    // Characters that one of the common file systems refuses.
    .replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  // Without a name its underscore goes, too.
  const trimmed = pattern.includes(' ') ? name : name.replaceAll(' ', '_').replaceAll(/^_+|(?<!_)_+$/g, '')
  return trimmed || words.document
}
