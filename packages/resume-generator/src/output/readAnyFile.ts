import { readJsonFile, type ReadFile } from '../model/files/readFile.ts'

/** Bytes of a file that is read at most. */
export const FILE_LIMIT = 20_000_000

async function readPdf(file: Blob): Promise<ReadFile> {
  const [{ readPdfText }, { draftFromText }, { unreadLines }] = await Promise.all([
    import('./readPdfText.ts'),
    import('../model/files/draftFromText.ts'),
    import('../model/files/unread.ts'),
  ])
  let text: string
  try {
    text = await readPdfText(new Uint8Array(await file.arrayBuffer()))
  } catch {
    return { problem: 'pdf' }
  }
  const resume = text.trim() === '' ? undefined : draftFromText(text)
  return resume
    ? { resume, lost: [], unread: unreadLines(text, resume), isDraft: true }
    : { problem: 'no-text' }
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
