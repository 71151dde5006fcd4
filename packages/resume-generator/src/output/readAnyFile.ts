import type { PDFDocumentProxy } from 'pdfjs-dist'
import { draftFromText } from '../model/files/draftFromText.ts'
import { readJsonFile, type FileProblem, type ReadFile } from '../model/files/readFile.ts'
import { readingText } from '../model/files/readingText.ts'
import { unreadLines } from '../model/files/unread.ts'

/** Bytes of a file that is read at most. */
export const FILE_LIMIT = 20_000_000

/** A draft from the lines of a text. */
function draftOf(text: string, problem: FileProblem): ReadFile {
  const resume = text.trim() === '' ? undefined : draftFromText(text)
  return resume ? { resume, lost: [], unread: unreadLines(text, resume), isDraft: true } : { problem }
}

/** Reads JSON or XML. */
async function readMarkup(text: string): Promise<ReadFile> {
  if (!/^[\s\uFEFF]*</.test(text)) return readJsonFile(text)
  const { readEuropass } = await import('../model/files/europass.ts')
  const lost: unknown[] = []
  const read = readEuropass(text, (_path, value) => lost.push(value))
  return read ? { ...read, lost, isDraft: false } : { problem: 'foreign' }
}

/** The resume that a PDF carries: of this tool, or of Europass. */
async function carriedBy(document: PDFDocumentProxy): Promise<ReadFile | undefined> {
  const { readAttachments } = await import('./readPdf.ts')
  const files = await Promise.all((await readAttachments(document)).map(readMarkup))
  return files.find((file) => 'resume' in file && !file.isCut)
}

async function readPages(document: PDFDocumentProxy): Promise<ReadFile> {
  const [{ readTextPages }, { fromLinkedIn }] = await Promise.all([
    import('./readPdf.ts'),
    import('../model/files/linkedIn.ts'),
  ])
  const pages = await readTextPages(document)
  const text = readingText(pages)
  const profile = fromLinkedIn(pages)
  return profile
    ? { ...profile, lost: [], unread: unreadLines(text, profile.resume), isDraft: true }
    : draftOf(text, 'no-text')
}

async function readPdf(file: Blob): Promise<ReadFile> {
  const { withPdf } = await import('./readPdf.ts')
  try {
    return await withPdf(
      new Uint8Array(await file.arrayBuffer()),
      // A damaged attachment leaves the text of the pages.
      async (document) => (await carriedBy(document).catch(() => undefined)) ?? readPages(document),
    )
  } catch {
    return { problem: 'pdf' }
  }
}

async function readDocx(file: Blob): Promise<ReadFile> {
  const { docxText } = await import('../model/files/docxText.ts')
  try {
    return draftOf(docxText(new Uint8Array(await file.arrayBuffer())) ?? '', 'docx')
  } catch {
    return { problem: 'docx' }
  }
}

/** Plain text or Markdown, where a section or an address is found in it. */
async function readPlainText(text: string): Promise<ReadFile> {
  const { withoutMarkdown } = await import('../model/files/withoutMarkdown.ts')
  const read = draftOf(withoutMarkdown(text), 'foreign')
  if (text.includes('\0') || 'problem' in read) return { problem: 'foreign' }
  const { personalData, employments, education, skills } = read.resume
  const isResume =
    personalData.email !== '' || [employments, education, skills].some((list) => list.length > 0)
  return isResume ? read : { problem: 'foreign' }
}

/** Reads a file by its content; how it is called does not count. */
export async function readAnyFile(file: Blob): Promise<ReadFile> {
  const head = await file.slice(0, 1024).text()
  if (head.includes('%PDF-')) return readPdf(file)
  if (head.startsWith('PK\u0003\u0004')) return readDocx(file)
  const text = await file.text()
  return /^[\s\uFEFF]*[<{[]/.test(text) ? readMarkup(text) : readPlainText(text)
}
