import type { PDFDocumentProxy } from 'pdfjs-dist'
import { readJsonFile, type ReadFile } from '../model/files/readFile.ts'

/** Bytes of a file that is read at most. */
export const FILE_LIMIT = 20_000_000

/** The resume that a PDF of this tool carries. */
async function carriedBy(document: PDFDocumentProxy): Promise<ReadFile | undefined> {
  const { readJsonAttachments } = await import('./readPdf.ts')
  return (await readJsonAttachments(document))
    .map(readJsonFile)
    .find((file) => 'resume' in file && !file.isCut)
}

async function draftOf(document: PDFDocumentProxy): Promise<ReadFile> {
  const [{ readTextPages }, { readBy, textOf }, { draftFromText }, { unreadLines }] = await Promise.all([
    import('./readPdf.ts'),
    import('../model/machine/readers.ts'),
    import('../model/files/draftFromText.ts'),
    import('../model/files/unread.ts'),
  ])
  const text = textOf(readBy('content', await readTextPages(document)))
  const resume = text.trim() === '' ? undefined : draftFromText(text)
  return resume
    ? { resume, lost: [], unread: unreadLines(text, resume), isDraft: true }
    : { problem: 'no-text' }
}

async function readPdf(file: Blob): Promise<ReadFile> {
  const { withPdf } = await import('./readPdf.ts')
  try {
    return await withPdf(
      new Uint8Array(await file.arrayBuffer()),
      // A damaged attachment leaves the text of the pages.
      async (document) => (await carriedBy(document).catch(() => undefined)) ?? draftOf(document),
    )
  } catch {
    return { problem: 'pdf' }
  }
}

/** Reads a file by its content; how it is called does not count. */
export async function readAnyFile(file: Blob): Promise<ReadFile> {
  const head = await file.slice(0, 1024).text()
  if (head.includes('%PDF-')) return readPdf(file)
  const text = await file.text()
  if (!/^[\s\uFEFF]*</.test(text)) return readJsonFile(text)
  const { readEuropass } = await import('../model/files/europass.ts')
  const lost: unknown[] = []
  const resume = readEuropass(text, (_path, value) => lost.push(value))
  return resume ? { resume, lost, isDraft: false } : { problem: 'foreign' }
}
