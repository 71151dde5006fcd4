import type { PDFDocumentProxy } from 'pdfjs-dist'

/** Files in a PDF that are looked at. */
const ATTACHMENTS = 8

/** Opens a PDF for as long as it is read; pdf.js is loaded for it. */
export async function withPdf<T>(
  bytes: Uint8Array,
  read: (document: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  const [pdfjs, worker] = await Promise.all([
    import('pdfjs-dist'),
    // On the main thread: a worker would need an address of its own under the site's policy.
    import('pdfjs-dist/build/pdf.worker.mjs'),
  ])
  Object.assign(globalThis, { pdfjsWorker: worker })
  const task = pdfjs.getDocument({ data: new Uint8Array(bytes), verbosity: 0, useWasm: false })
  try {
    return await read(await task.promise)
  } finally {
    await task.destroy()
  }
}

/** The JSON files that a PDF carries, as text. */
export async function readJsonAttachments(document: PDFDocumentProxy): Promise<readonly string[]> {
  const attachments = [...((await document.getAttachments()) ?? [])]
  const texts: string[] = []
  for (const [id, { filename }] of attachments.slice(0, ATTACHMENTS)) {
    if (!filename.toLowerCase().endsWith('.json')) continue
    const content = await document.getAttachmentContent(id)
    if (content) texts.push(new TextDecoder().decode(content))
  }
  return texts
}

/** The lines of a PDF's text in the order of the file, page by page. */
export async function readPdfText(document: PDFDocumentProxy): Promise<string> {
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  return pages.join('\n')
}
