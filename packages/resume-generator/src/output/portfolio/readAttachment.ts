import { PDFDocument } from 'pdf-lib'
import type { Attachment } from '../../model/portfolio/portfolio.ts'
import { decodeImage } from '../photo.ts'

/** Why a file cannot be taken. */
export type AttachmentProblem = 'protected' | 'broken' | 'photo' | 'foreign' | 'too-large'

export type ReadAttachment = Pick<Attachment, 'kind' | 'pages'> | { readonly problem: AttachmentProblem }

/** Bytes of a file that is taken at most. */
const LIMIT = 60_000_000

/** Looks at a file by its content: a PDF that can be merged, or a photo that the browser can decode. */
export async function readAttachment(file: Blob): Promise<ReadAttachment> {
  if (file.size > LIMIT) return { problem: 'too-large' }
  const head = await file.slice(0, 1024).text()
  if (head.includes('%PDF-')) {
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const document = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true })
      if (document.isEncrypted) return { problem: 'protected' }
      const pages = document.getPageCount()
      return pages > 0 ? { kind: 'pdf', pages } : { problem: 'broken' }
    } catch {
      return { problem: 'broken' }
    }
  }
  const image = await decodeImage(file)
  if (image) return { kind: 'photo', pages: 1 }
  return { problem: file.type.startsWith('image/') ? 'photo' : 'foreign' }
}
