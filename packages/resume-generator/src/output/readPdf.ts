import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import type { TextItem, TextPage } from '../model/machine/readers.ts'

/** Files in a PDF that are looked at. */
const ATTACHMENTS = 8

/** Opens a PDF for as long as it is read; pdf.js is loaded for it. */
export async function withPdf<T>(
  bytes: Uint8Array,
  read: (document: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  const [pdfjs, worker] = await Promise.all([
    // The build of pdf.js for browsers of earlier years: the other one needs those of autumn 2025.
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    // On the main thread: a worker would need an address of its own under the site's policy.
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ])
  Object.assign(globalThis, { pdfjsWorker: worker })
  const task = pdfjs.getDocument({ data: new Uint8Array(bytes), verbosity: 0, useWasm: false })
  try {
    return await read(await task.promise)
  } finally {
    await task.destroy()
  }
}

/** The JSON and XML files that a PDF carries, as text. */
export async function readAttachments(document: PDFDocumentProxy): Promise<readonly string[]> {
  const attachments = [...((await document.getAttachments()) ?? [])]
  const texts: string[] = []
  for (const [id, { filename }] of attachments.slice(0, ATTACHMENTS)) {
    if (!/\.(?:json|xml)$/i.test(filename)) continue
    const content = await document.getAttachmentContent(id)
    if (content) texts.push(new TextDecoder().decode(content))
  }
  return texts
}

interface TreeNode {
  readonly children?: readonly TreeNode[]
  readonly type?: string
  readonly id?: string
}

/** The marked contents below a node of the structure tree. */
const marksIn = ({ children, type, id }: TreeNode): readonly string[] =>
  children?.flatMap(marksIn) ?? (type === 'content' && id !== undefined ? [id] : [])

async function readTextPage(page: PDFPageProxy): Promise<TextPage> {
  const [content, tree] = await Promise.all([
    page.getTextContent({ includeMarkedContent: true }),
    // A damaged tree leaves the text.
    page.getStructTree().catch(() => undefined),
  ])
  const { height } = page.getViewport({ scale: 1 })
  const open: Array<string | undefined> = []
  const items = content.items.flatMap((item): TextItem[] => {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop()
      else open.push(item.id ?? open.at(-1))
      return []
    }
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform.map(Number)
    const { str: text, width } = item
    return [{ text, x, y: height - y, width, size: Math.hypot(a, b), mark: open.at(-1) }]
  })
  return { items, marks: tree ? marksIn(tree) : [] }
}

/** The texts of a PDF with their places, page by page. */
export async function readTextPages(document: PDFDocumentProxy): Promise<readonly TextPage[]> {
  const pages: TextPage[] = []
  for (let number = 1; number <= document.numPages; number++)
    pages.push(await readTextPage(await document.getPage(number)))
  return pages
}
