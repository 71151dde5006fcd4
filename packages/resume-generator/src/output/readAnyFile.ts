import { readJsonFile, type ReadFile } from '../model/readFile.ts'

/** Bytes of a file that is read at most. */
const LIMIT = 20_000_000

async function readPdf(file: Blob): Promise<ReadFile> {
  const [{ readPdfText }, { draftFromText }] = await Promise.all([
    import('./readPdfText.ts'),
    import('../model/draftFromText.ts'),
  ])
  let text: string
  try {
    text = await readPdfText(new Uint8Array(await file.arrayBuffer()))
  } catch {
    return { problem: 'pdf' }
  }
  const resume = text.trim() === '' ? undefined : draftFromText(text)
  return resume ? { resume, lost: 0, isDraft: true } : { problem: 'no-text' }
}

/** Reads a file by its content; how it is called does not count. */
export async function readAnyFile(file: Blob): Promise<ReadFile> {
  if (file.size === 0) return { problem: 'empty' }
  if (file.size > LIMIT) return { problem: 'too-large' }
  const head = await file.slice(0, 1024).text()
  if (head.includes('%PDF-')) return readPdf(file)
  const text = await file.text()
  if (!/^[\s\uFEFF]*</.test(text)) return readJsonFile(text)
  const { readEuropass } = await import('../model/europass.ts')
  let lost = 0
  const resume = readEuropass(text, () => lost++)
  return resume ? { resume, lost, isDraft: false } : { problem: 'foreign' }
}
